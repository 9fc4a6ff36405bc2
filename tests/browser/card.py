"""The open question as a person reads it off the screen."""

from dataclasses import dataclass

import msgspec
from playwright.sync_api import Page

_MARK = """() => {
  const said = (query) => [...document.querySelectorAll(query)].map((one) => one.innerText);
  const story = said('[role=log] li');
  const table = [...said('section:has(> * #question-head, > * * #question-head)'), ...said('[data-purse], .sheet')];
  return [...table, story.length, ...story.slice(-4), ...said('button.busy, #end-ranking')].join('|');
}"""
CHANGED = f"(mark) => ({_MARK})() !== mark"
"""Say whether anything has happened since a mark."""
_READ = f"""() => {{
  const card = document.querySelector('#question-head')?.closest('section');
  const buttons = (from) => [...(from?.querySelectorAll('button') ?? [])];
  return {{
    head: card?.querySelector('h2').innerText.trim() ?? '',
    asked: card?.classList.contains('asked') ?? false,
    busy: buttons(document).some((one) => one.classList.contains('busy')),
    over: document.querySelector('#end-ranking') !== null,
    answers: buttons(card).map((one) => ({{
      label: one.innerText.trim(),
      open: one.getAttribute('aria-disabled') !== 'true' && !one.disabled,
      main: 'main' in one.dataset,
    }})),
    business: [...document.querySelectorAll('.business:not([role=status]) button')].map((one) => one.innerText.trim()),
    mark: ({_MARK})(),
  }};
}}"""


@dataclass(frozen=True)
class Answer:
    """A button of the card."""

    label: str
    open: bool
    main: bool


@dataclass(frozen=True)
class Card:
    """What the card says, and the answers on it."""

    head: str
    asked: bool
    busy: bool
    """An answer is on its way, or a button rests."""
    over: bool
    answers: tuple[Answer, ...]
    business: tuple[str, ...]
    """What stands above the card: rents to ask for, proposals to answer."""
    mark: str
    """Different whenever anything has happened."""

    def find(self, start: str) -> str:
        """Return the open answer that starts with a text, or an empty text."""
        return next((one.label for one in self.answers if one.open and one.label.startswith(start)), "")


def read_card(page: Page) -> Card:
    """Read the card."""
    return msgspec.convert(page.evaluate(_READ), Card)
