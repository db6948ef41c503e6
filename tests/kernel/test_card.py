"""Cards as integers: what goes in comes out, and a masked card tells its owner and nothing else."""

from hypothesis import given
from hypothesis import strategies as st

from rulebound.kernel.card import (
    BLANK,
    COMMON,
    EVERYONE,
    SPECTATOR,
    face_of,
    id_of,
    is_seen,
    masked,
    new_card,
    only,
    owner_of,
    viewers_of,
    with_viewers,
)

FACE = st.integers(0, 0xFFFF)
OWNER = st.integers(0, COMMON)
ID = st.integers(0, (1 << 31) - 1)
SEEN = st.integers(0, EVERYONE)
VIEWER = st.integers(0, SPECTATOR)


@given(FACE, OWNER, ID, SEEN)
def test_a_card_holds_what_it_was_made_of(face: int, owner: int, id: int, seen: int) -> None:
    card = new_card(face, owner, id, seen)
    assert (face_of(card), owner_of(card), id_of(card), viewers_of(card)) == (face, owner, id, seen)
    assert not card & BLANK


@given(FACE, OWNER, ID, SEEN, VIEWER)
def test_a_viewer_has_seen_a_card_if_it_is_among_its_viewers(
    face: int, owner: int, id: int, seen: int, viewer: int
) -> None:
    card = new_card(face, owner, id, seen)
    assert is_seen(card, viewer) == bool(seen & only(viewer))


@given(FACE, OWNER, ID, SEEN, SEEN)
def test_other_viewers_leave_the_rest_as_it_is(face: int, owner: int, id: int, seen: int, then: int) -> None:
    assert with_viewers(new_card(face, owner, id, seen), then) == new_card(face, owner, id, then)


@given(FACE, OWNER, ID, SEEN, VIEWER)
def test_a_card_is_whole_to_those_who_have_seen_it(
    face: int, owner: int, id: int, seen: int, viewer: int
) -> None:
    card = new_card(face, owner, id, seen | only(viewer))
    assert masked(card, viewer) == card


@given(FACE, FACE, OWNER, ID, ID, SEEN, SEEN, VIEWER)
def test_a_masked_card_tells_only_its_owner(
    face: int, other_face: int, owner: int, id: int, other_id: int, seen: int, others: int, viewer: int
) -> None:
    one = masked(new_card(face, owner, id, seen & ~only(viewer)), viewer)
    other = masked(new_card(other_face, owner, other_id, others & ~only(viewer)), viewer)
    assert one == other
    assert owner_of(one) == owner
    assert (face_of(one), id_of(one), viewers_of(one)) == (0, 0, 0)


@given(OWNER, VIEWER)
def test_a_masked_card_is_never_no_card(owner: int, viewer: int) -> None:
    assert masked(new_card(3, owner, 300, 0), viewer) != 0
    assert len({masked(new_card(3, seat, 300, 0), viewer) for seat in range(COMMON + 1)}) == COMMON + 1


@given(OWNER, VIEWER, VIEWER)
def test_masking_twice_hides_no_more_and_shows_no_more(owner: int, first: int, second: int) -> None:
    blank = masked(new_card(3, owner, 300, 0), first)
    assert masked(blank, second) == blank
