"""Every clause of a rules page stands in the code that enforces it, and marks the tests that fail without it."""

import pytest

from tests.conformance.clauses import PAGES, cited_below, clauses_of, marks, package_of


@pytest.mark.parametrize("page", PAGES)
def test_every_clause_of_the_page_is_tested(page: str) -> None:
    clauses = clauses_of(page)
    assert clauses
    assert clauses - cited_below(package_of(page)) == set(), "clauses that no code cites"
    assert clauses - set(marks()) == set(), "clauses that no test is marked with"


def test_no_test_is_marked_with_a_clause_that_is_on_no_page() -> None:
    known = {clause for page in PAGES for clause in clauses_of(page)}
    letters = {clause[:2] for clause in known}
    strange = {clause for clause in marks() if clause not in known and clause[:2] in letters}
    assert not {clause: marks()[clause] for clause in strange}
