"""The tables of Jokers of Death on the Descent, with the variants as house rules."""

from game.contract.campaign import Campaign, CampaignTable, Gift, GiftKind, seated
from game.jokers_of_death.options import JokersOptions
from game.level import Level

CAMPAIGN = Campaign(
    title="The Fools’ Court",
    tables=(
        CampaignTable(
            title="The kitchen stairs",
            story="The scullions play for bones. They laugh at every joker, their own included.",
            opponents=seated(Level.IMP, "Snick", "Nettle"),
            options=JokersOptions(),
            minutes=(4, 18),
            gift=Gift(GiftKind.FELT, "motley"),
        ),
        CampaignTable(
            title="The long gallery",
            story="Five piles stand along the wall, and three courtiers who never miss one.",
            opponents=seated(Level.FIEND, "Sable", "Thorn", "Ruin"),
            options=JokersOptions(five_piles=True),
            minutes=(3, 18),
            house_rule="Five piles instead of three, with four decks and four jokers.",
            gift=Gift(GiftKind.BACK, "bells"),
        ),
        CampaignTable(
            title="The throne",
            story="Momus was hanged for a joke and went on laughing. Malphas explains it to him.",
            opponents=seated(Level.ARCHDEVIL, "Momus", "Malphas"),
            options=JokersOptions(switching=True, free_pile=True),
            minutes=(4, 17),
            house_rule="On a 3♦ everyone passes their hand on, and you can pick up a pile.",
            gift=Gift(GiftKind.FACE, "momus"),
        ),
    ),
    last=CampaignTable(
        title="Momus’ last joke",
        story="He has told it once. Nobody who heard it told it again.",
        opponents=seated(Level.ARCHDEVIL, "Momus"),
        options=JokersOptions(switching=True),
        minutes=(6, 22),
        house_rule="On a 3♦ everyone passes their hand on.",
    ),
)
"""Five piles are for four players, so the Fiends bring one more."""
