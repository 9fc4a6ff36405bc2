"""Words that are refused are found however they are written, and innocent names that contain them pass."""

import pytest

from monopolista.server.rooms.people.word_filter import WordFilter, plain_word

LIST = WordFilter(["merda", "cunt", "ass", "puta", "klootzak", "con", "Però", "хуй"])


@pytest.mark.parametrize(
    "text",
    [
        "merda",
        "MERDA!",
        "che mérda",
        "m3rd4",
        "meeerdaaa",
        "m.e.r.d.a",
        "m-e_r*da",
        "m e r d a",
        "tu sei una merda.",
        "mer\u200bda",
        "ｍｅｒｄａ",
        "mеrdа",
        "@ss",
        "a$$",
        "dell'ass",
        "aaasssss",
        "c u n t",
        "Klóótzák",
        "pero",
        "ХУЙ",
    ],
)
def test_a_refused_word_is_found_however_it_is_written(text: str) -> None:
    assert LIST.has_any(text)


@pytest.mark.parametrize(
    "text",
    [
        "Scunthorpe",
        "Cassandra",
        "as",
        "as soon as",
        "a s",
        "passa",
        "Assisi",
        "smerdato",
        "put a bid on it",
        "computa",
        "Connor",
        "Costantino",
        "M 120",
        "3000",
        "¡¡¡!!! $$$",
        "",
        "كلمة",
    ],
)
def test_innocent_words_that_contain_or_resemble_one_pass(text: str) -> None:
    assert not LIST.has_any(text)


def test_without_words_everything_passes() -> None:
    assert not WordFilter().has_any("merda")
    assert not WordFilter(["!", " a "]).has_any("a !")


@pytest.mark.parametrize(("word", "plain"), [(" Però! ", "pero"), ("b-a-d", "bad"), ("a", ""), ("--", "")])
def test_a_word_is_kept_as_it_is_looked_for(word: str, plain: str) -> None:
    assert plain_word(word) == plain
