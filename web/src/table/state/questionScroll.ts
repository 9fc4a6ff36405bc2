/** How a phone's page is scrolled for the open question: to where its answers and what they are about are in sight. */

/** What is left between an answer that was scrolled to and the edge of what is seen, in pixels. */
const MARGIN = 10;
/** What is left between a card that was scrolled to and the edge of what is seen, in pixels. */
const GAP = 4;
/** By how much a part may be covered, in pixels. */
const HAIR = 1;
/** What a question cannot be answered without: its heading, the sum it is about, and its answers. */
const ANSWERS = '[data-answer]';
const ABOUT = 'h2, .price';

export class QuestionScroll {
  /** Where the page stood before it was scrolled here, and where it was scrolled to; null where it was not. */
  #scrolled: { readonly before: number; readonly after: number } | null = null;

  /** Scroll the page until all that a card is about is in sight above a floor, or as much of it as there is room for. */
  keepInSight(card: HTMLElement, floor: number): void {
    const before = this.#scrolled?.before ?? scrollY;
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > floor && isCut(card, floor)) scrollBy(0, Math.min(bottom + GAP - floor, Math.max(0, top - GAP)));
    scrollToMain(card, floor);
    if (scrollY > before) this.#scrolled = { before, after: scrollY };
  }

  /** Scroll the page back to where it stood, unless the person has scrolled it somewhere else. */
  giveBack(): void {
    const scrolled = this.#scrolled;
    this.#scrolled = null;
    if (scrolled && scrollY > scrolled.before && scrollY <= scrolled.after + HAIR) scrollTo(0, scrolled.before);
  }
}

/** Say whether a card has something to answer: who leads an auction may still bid, and is not asked. */
export function hasAnswers(card: HTMLElement): boolean {
  return card.querySelector(ANSWERS) !== null;
}

/** Say whether a card has nothing to answer, and no sum to look at. */
export function isIdle(card: HTMLElement): boolean {
  return !hasAnswers(card) && card.querySelector('.price') === null;
}

/** Say whether answers reach below a floor, or they and the cover above them lie over what they are about. */
function isCut(card: HTMLElement, floor: number): boolean {
  const answers = boxesIn(card, ANSWERS);
  const cover = parseFloat(card.style.getPropertyValue('--cover')) || 0;
  const lowest = Math.max(...answers.map(({ bottom }) => bottom));
  const highest = Math.min(floor, ...answers.map(({ top }) => top)) - cover;
  return lowest > floor + HAIR || boxesIn(card, ABOUT).some(({ bottom }) => bottom > highest + HAIR);
}

function boxesIn(card: HTMLElement, what: string): DOMRect[] {
  return [...card.querySelectorAll(what)].map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
}

/** Where the type is so large that the card has no room on the screen, scroll to its main answer. */
function scrollToMain(card: HTMLElement, floor: number): void {
  const main = card.querySelectorAll('[data-main]');
  const answers = main.length > 0 ? main : card.querySelectorAll(ANSWERS);
  const [first, last] = [answers[0], answers[answers.length - 1]];
  if (!first || !last) return;
  first.scrollIntoView({ block: 'nearest' });
  const below = last.getBoundingClientRect().bottom + MARGIN - floor;
  // The first of many stays in sight.
  const above = first.getBoundingClientRect().top - MARGIN;
  if (below > 0) scrollBy(0, Math.min(below, Math.max(0, above)));
}
