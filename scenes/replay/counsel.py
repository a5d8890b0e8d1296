"""What an expert would have weighed at a decision: asked for, and only where its cards may be seen."""

from dataclasses import dataclass
from random import Random
from typing import Final

from game.minds.thinker import Failed, Ticket
from scenes.desk import Desk
from scenes.replay.play import Replayed
from scenes.table.advice import advised, figures
from scenes.table.input.picker import Picker, picker

THINKING: Final = "Thinking …"
LOST: Final = "The hint got lost. Ask again."
SECRET: Final = "That would give away hidden cards. Wait until the deal ends."
NO_CHOICE: Final = "There's nothing to decide here."
OVER: Final = "The match ends here. Step back, then play on."


@dataclass(slots=True)
class Counsel:
    """One question at a time about the position that is shown."""

    desk: Desk
    play: Replayed
    words: str = ""
    _asked: Picker | None = None
    _ticket: Ticket | None = None

    def ask(self) -> None:
        """Think about the decision that is shown."""
        self.rest()
        then = self.play.past.at(self.play.count)
        seat = then.to_move
        if seat is None or len(then.legal(seat)) < 2:
            self.words = NO_CHOICE
        elif not self.play.may_know(seat):
            self.words = SECRET
        else:
            view, game = then.view(seat), then.game
            self._asked = picker(game, view, then.deck, self.play.cast)
            self._ticket = self.desk.thinker.ask(game, view, self.desk.settings.think, self.play.count)
            self.words = THINKING

    def say(self, words: str) -> None:
        """Something else about the position that is shown."""
        self.rest()
        self.words = words

    def rest(self) -> None:
        """Forget what was asked, and what was said: it is about another position."""
        if self._ticket is not None:
            self._ticket.drop()
        self._ticket, self._asked, self.words = None, None, ""

    def update(self) -> bool:
        """Whether an answer has come."""
        if self._ticket is None or self._asked is None:
            return False
        try:
            options = self._ticket.poll()
        except Failed as failed:
            self.desk.note(failed)
            self.rest()
            self.words = LOST
            return True
        if options is None:
            return False
        asked, self._ticket = self._asked, None
        usual = asked.game.search.usual(asked.view, Random(0))
        assert usual is not None
        seat, cast = asked.view.seat, self.play.cast
        assert seat is not None
        told = figures(asked, options, usual, cast)
        self.words = f"Hint for {cast.name(seat)}: “{advised(asked, options, usual)}”\n{told}"
        done = self.play.past.whole.log[self.play.count :]
        if done and done[0].seat == seat:
            order = asked.order(done[0].action)
            self.words += "\n" + cast.tell(seat, f"You chose: {order}.", f"{{name}} chose: {order}.")
        return True
