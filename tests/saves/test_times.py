"""Moments as files tell them: in UTC, within the years that every clock can tell."""

from datetime import UTC, datetime, timedelta, timezone, tzinfo

import pytest
from pydantic import ValidationError

from saves.judge import judged
from saves.models import YEARS, Settings, clocked, moment

NOON = datetime(2026, 3, 1, 12)


def test_a_moment_is_the_same_one_in_utc() -> None:
    assert moment(datetime(2026, 3, 1, 12, tzinfo=timezone(timedelta(hours=5)))) == datetime(
        2026, 3, 1, 7, tzinfo=UTC
    )
    assert moment(NOON) == NOON.astimezone() and moment(NOON).tzinfo is UTC


@pytest.mark.parametrize("year", [1980, 8999])
def test_the_first_and_the_last_year_are_told(year: int) -> None:
    assert year in (YEARS[0], YEARS[-1])
    told = f"{year}-06-01T00:00:00Z"
    assert judged(Settings, {"records_since": told}).records_since == datetime(year, 6, 1, tzinfo=UTC)


@pytest.mark.parametrize("year", [1, 1979, 9000, 9999])
def test_a_year_beyond_them_is_refused(year: int) -> None:
    with pytest.raises(ValidationError):
        judged(Settings, {"records_since": f"{year:04}-06-01T00:00:00Z"})


@pytest.mark.parametrize("year", [1, 1904, 1970, 1979, 9000, 9999])
def test_a_clock_that_is_wrong_gives_a_time_that_a_file_may_hold_in_its_order(year: int) -> None:
    times = [datetime(year, month, day, 12) for month, day in ((1, 1), (2, 28), (12, 31))]
    told = [clocked(time) for time in times]
    assert [moment(time) for time in told] == told == sorted(told)
    assert clocked(NOON) == moment(NOON)


class NoClock(tzinfo):
    """A zone of which a system cannot tell the time."""

    def utcoffset(self, when: datetime | None) -> timedelta:
        raise OSError("Invalid argument")


def test_a_moment_that_a_system_cannot_tell_is_refused_as_one_beyond_its_years() -> None:
    with pytest.raises(ValueError, match="no such time"):
        moment(NOON.replace(tzinfo=NoClock()))


def test_a_clock_of_a_zone_that_a_system_cannot_tell_is_taken_as_it_stands() -> None:
    assert clocked(NOON.replace(tzinfo=NoClock())) == NOON.replace(tzinfo=UTC)
