from edgewise.lab.coverage import coverage
from edgewise.lang.ledger import ledger


def test_without_tests_no_rule_is_covered() -> None:
    found = coverage("dawnfall", {})
    ids = [rule.id for rule in ledger("dawnfall")]
    assert found == {"total": len(ids), "covered": 0, "uncovered": ids, "tests": {}}


def test_a_rule_with_a_passing_test_is_covered() -> None:
    found = coverage("dawnfall", {"DF-MOV-2": ["b"], "DF-GEN-1": ["a", "b"]})
    assert found["covered"] == 2
    assert found["covered"] + len(found["uncovered"]) == found["total"]
    assert list(found["tests"].items()) == [("DF-GEN-1", ["a", "b"]), ("DF-MOV-2", ["b"])]


def test_rules_of_other_games_and_rules_without_tests_do_not_count() -> None:
    assert coverage("dawnfall", {"ME-MOV-1": ["a"], "DF-MOV-1": []})["covered"] == 0
