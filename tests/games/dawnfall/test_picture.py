from edgewise import catalog
from edgewise.catalog import speaker
from edgewise.games.dawnfall.meaning import readable
from edgewise.games.dawnfall.naming import place_name, space_name
from edgewise.games.dawnfall.picture import board_picture, board_text, hex_numbers
from edgewise.players.random import RandomPlayer

READY = {"squads": "preset", "deck": "preset"}
OPTIONS = {"layout": "first-game", "players": [{"faction": "chapter", **READY}, {"faction": "demons", **READY}]}


def deployed() -> catalog.Match:
    match = catalog.Match.new("dawnfall", options=OPTIONS, seed=2)
    player = RandomPlayer(match.game, 2)
    while getattr(match.pending, "key", "") != "declare":
        match.play(player.choose(match.question()))
    return match


def test_every_hex_is_one_mark_and_marks_lie_on_their_text() -> None:
    match = deployed()
    picture = board_picture(match.state)
    assert len(picture.marks) == 7 * match.state.book.board.count
    assert all(len(picture.lines[m.line]) >= m.column + m.length for m in picture.marks)
    cells = [(m.line, column) for m in picture.marks for column in range(m.column, m.column + m.length)]
    assert len(cells) == len(set(cells))


def test_every_model_covers_as_many_cells_as_its_base() -> None:
    match = deployed()
    text = board_text(match.state).split()
    for squad in match.view(None).squads:
        for number, _ in enumerate(squad.models, 1):
            assert text.count(f"{squad.letter}{number}") == squad.base


def test_neighbouring_spaces_have_different_shades() -> None:
    state = catalog.Match.new("dawnfall", options={"players": OPTIONS["players"]}).state
    board = state.book.board
    what = [mark.what for mark in sorted(board_picture(state).marks)]
    assert {"space-0", "space-1", "space-2", "label-0", "label-1", "label-2"} == set(what)
    for space in range(board.count):
        u, v = board.lattice[space]
        for other in board.neighbours[space]:
            x, y = board.lattice[other]
            assert (u - v) % 3 != (x - y) % 3


def test_the_drawing_of_a_space_numbers_its_seven_hexes() -> None:
    state = catalog.Match.new("dawnfall", options=OPTIONS).state
    assert sorted("".join(hex_numbers(state.book.board)).replace(" ", "")) == list("0123456")


def test_names_stand_for_numbers_and_nonsense_stays() -> None:
    state = deployed().state
    said = {locale: speaker(locale).phrase(readable(state, {"squad": 0})["squad"]) for locale in ("en", "de", "pl")}
    assert said == {"en": "Angel of Death A", "de": "Engel des Todes A", "pl": "Anioł Śmierci A"}
    assert readable(state, {"card": "no-such-card"})["card"] == "no-such-card"
    assert readable(state, {"model": 999})["model"] == "?"
    assert (place_name(state, (3, 3)), place_name(state, (9, 9)), space_name(state, 999)) == ("d4", "(9, 9)", "999")
