"""Names: what of them is seen, how long they are, and which look alike."""

import unicodedata

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from monopolista.names import (
    LARGEST,
    LARGEST_CLUSTER,
    LONGEST,
    is_readable,
    readable,
    similar_name,
    skeleton,
    visible_text,
)

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ACUTE = "\u0301"
IN_CONTEXT = {
    "Persian, not joined": "نامه\u200cای",
    "Hindi, a half letter": "क\u094d\u200dष",
    "Hindi, no conjunct": "क\u094d\u200cष",
    "Sinhala": "ශ\u0dca\u200dරී",
    "Bengali, the first letter whole": "র\u200d\u09cdযাব",
    "the longest conjunct": "कार्त्स्न्य",
    "a family": FAMILY,
    "a flag of two pictures": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "a skin tone": "\U0001f44d\U0001f3fd",
    "the longest picture": "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3ff",
    "a keycap": "1\ufe0f\u20e3",
    "a flag": "\U0001f1ee\U0001f1f9",
    "a flag of a region": "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "a heart as a picture": "Anna \u2764\ufe0f",
    "an ideograph in the form of a family": "葛\U000e0100飾",
    "Mongolian": "ᠠ\u180b",
    "Vietnamese, taken apart": unicodedata.normalize("NFD", "Nguyễn Văn"),
    "Hebrew with points": "שָׁלוֹם",
    "Thai": "ที่นี่",
    "a star": "☆ Anna",
    "a quotation": 'Anna "la Rossa" & Co.',
}
NEVER_SEEN = {
    "HANGUL FILLER": "\u3164",
    "HALFWIDTH HANGUL FILLER": "\uffa0",
    "fillers of syllables": "\u115f\u1160",
    "BRAILLE PATTERN BLANK": "\u2800",
    "COMBINING GRAPHEME JOINER": "\u034f",
    "a variation selector alone": "\ufe0f",
    "a joiner alone": "\u200d",
    "a tag alone": "\U000e0061",
    "an override of direction": "\u202e",
    "an isolate": "\u2066",
    "a soft hyphen": "\xad",
    "a byte order mark": "\ufeff",
    "a control character": "\x00",
    "a line separator": "\u2028",
    "for private use": "\ue000",
    "half a character": "\ud800",
    "no character yet": "\U000e0fff",
    "a notehead without a picture": "\U0001d159",
    "spaces": " \t\u3000 ",
}


@pytest.mark.parametrize("name", IN_CONTEXT.values(), ids=IN_CONTEXT)
def test_a_name_is_written_as_its_script_and_its_pictures_are(name: str) -> None:
    assert readable(name) == name
    assert is_readable(name, LONGEST)


@pytest.mark.parametrize("name", NEVER_SEEN.values(), ids=NEVER_SEEN)
def test_what_nobody_sees_is_no_name_and_no_part_of_one(name: str) -> None:
    assert readable(name) == ""
    assert not is_readable(f"Anna{name}", LONGEST)
    assert readable(f"Anna{name}Maria").replace(" ", "") == "AnnaMaria"


def test_no_character_that_is_ignored_by_default_is_a_name() -> None:
    ignored = regex.findall(r"\p{Default_Ignorable_Code_Point}", "".join(map(chr, range(0x110000))))
    assert len(ignored) > 4000
    assert [one for one in ignored if readable(one) or readable(one * 3)] == []


@pytest.mark.parametrize(
    "name",
    [
        "An\u200cna",
        "An\u200dna",
        "Anna\ufe0f",
        "1\ufe0f",
        "A\u034fnna",
        "ک\u200c",
        "\U0001f600\U000e0061",
        "🏴\U000e0067",
    ],
    ids=ascii,
)
def test_a_joiner_or_selector_that_changes_nothing_falls_away(name: str) -> None:
    assert readable(name) == "".join(one for one in name if not regex.match(r"\p{Default_Ignorable_Code_Point}", one))


@pytest.mark.parametrize(
    "name",
    [
        "",
        ACUTE,
        "a" + ACUTE * 23,
        "a" + ACUTE * 2,
        "a\u0300\u0301\u0302\u0303\u0304",
        f"Anna {ACUTE}",
        "\u00e1" + ACUTE,
    ],
    ids=ascii,
)
def test_more_marks_in_a_row_than_a_script_has_are_no_name(name: str) -> None:
    assert readable(name) == ""


def test_a_name_is_as_long_as_a_reader_counts() -> None:
    assert readable("x" * LONGEST) == "x" * LONGEST
    assert readable(FAMILY * LONGEST) == FAMILY * LONGEST
    assert readable("x" * (LONGEST + 1)) == readable(FAMILY * (LONGEST + 1)) == ""


def test_a_name_is_bounded_in_code_points_too() -> None:
    chain = "\u200d".join(["\U0001f468"] * LARGEST_CLUSTER)
    assert len(regex.findall(r"\X", chain)) == 1
    assert readable(chain) == ""
    assert readable("Anna" + " " * LARGEST) == ""


@given(
    st.text(
        st.sampled_from(
            [
                *"aA1 é",
                ACUTE,
                "\u200d",
                "\u200c",
                "\ufe0f",
                "क",
                "\u094d",
                "ه",
                "\U0001f468",
                "\u3164",
                "\u2800",
                "\U0001fbfa",
            ]
        )
    )
)
def test_what_is_readable_stays_as_it_is(text: str) -> None:
    name = readable(text)
    assert readable(name) == name
    assert is_readable(name, LONGEST) == bool(name)
    assert visible_text(visible_text(text)) == visible_text(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "\u0410nna"), ("Ian", "lan"), ("Carmen", "Carrnen"), ("Bob", "B0b"), ("ADA", "ada"), ("Ian", "ian"),
        ("Anna Maria", "AnnaMaria"), ("Bob 1", "Bob I"), ("paypal", "раураl"), ("\u2764", "\u2764\ufe0f"),
        ("José", "Jose" + ACUTE), ("Straße", "STRASSE"), ("Ａnna", "Anna"), ("𝐀nna", "anna"), ("葛", "葛\U000e0100"),
    ],
)  # fmt: skip
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert similar_name(one, ["Bruno", other]) == other
    assert similar_name(other, ["Bruno", one]) == one


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Jose", "José"), ("Player 1", "Player 2"), ("Ana", "Anna")]
)
def test_names_that_differ_to_the_eye_are_two(one: str, other: str) -> None:
    assert similar_name(one, [other]) == ""


@given(st.text(max_size=LONGEST))
def test_the_skeleton_of_a_skeleton_is_itself(text: str) -> None:
    assert skeleton(skeleton(text)) == skeleton(text)
