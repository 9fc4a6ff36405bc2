/**
 * Where a card is too short for all that it says, parts of it yield, and no line of text is cut.
 *
 * Parts with `data-yields` go as a whole, those with the lowest number first. What there is no room for even then is
 * covered from the end of a line on: a line is seen as a whole or not at all.
 */

import type { Attachment } from 'svelte/attachments';

import { isNarrow } from '../../platform/breakpoints.svelte.ts';
import { followFonts } from '../../platform/fonts.svelte.ts';
import { coverEdge, HAIR, type Row } from './coverEdge.ts';

/** How much of a line's height, at its top and at its bottom, its letters leave free. */
const LEADING = 0.15;

/** Return the part of a row that what it lies in shows; a line beside or below that is none. */
function shownPart(one: Element, card: Element, { left, right, top, bottom }: DOMRect): Row | null {
  let lowest = bottom;
  for (let box: Element | null = one; box && box !== card; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'visible') continue;
    const clip = box.getBoundingClientRect();
    if (left >= clip.right - HAIR || right <= clip.left + HAIR || top >= clip.bottom - HAIR) return null;
    lowest = Math.min(lowest, clip.bottom);
  }
  return { top, bottom: lowest };
}

/** Return the lines of text and the drawings within a card, but for what stands lowest in it. */
function rowsIn(card: HTMLElement, lowest: Element | null): Row[] {
  const isPart = (one: Element) => !lowest?.contains(one) && !one.closest('.unseen, [data-yielded]');
  const rows: (Row | null)[] = [];
  const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const one = text.parentElement;
    if (!text.nodeValue?.trim() || !one || !isPart(one)) continue;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const row = shownPart(one, card, line);
      if (row) rows.push({ ...row, leading: LEADING * line.height });
    }
  }
  for (const one of card.querySelectorAll('button, input, svg'))
    if (isPart(one)) rows.push(shownPart(one, card, one.getBoundingClientRect()));
  return rows.filter((row) => row !== null);
}

/** Return where a frame round what is covered as a whole begins: it would be empty above the cover. */
function frameEdge(card: HTMLElement, rows: readonly Row[], edge: number): number {
  const isEmpty = ({ top, bottom }: Row) =>
    top < edge &&
    bottom > edge + HAIR &&
    !rows.some((row) => row.top >= top && row.bottom - (row.leading ?? 0) <= edge + HAIR);
  const frames = [...card.querySelectorAll('aside, li, div')].map((one) => one.getBoundingClientRect());
  return Math.min(edge, ...frames.filter(isEmpty).map(({ top }) => top));
}

/** Say whether something of a card lies below a floor. */
function isLong(card: HTMLElement, lowest: Element | null, floor: number): boolean {
  if (!lowest) return card.scrollHeight - card.scrollTop > card.clientHeight + HAIR;
  const parts = [...(lowest.parentElement ?? card).children];
  return parts.some((one) => one !== lowest && one.getBoundingClientRect().bottom > floor + HAIR);
}

/** Return how much of a card is covered above what stands lowest in it. */
function coverOf(card: HTMLElement, answers: string): number {
  const lowest = card.querySelector(answers);
  if (!lowest && getComputedStyle(card).overflowY === 'visible') return 0;
  const floor = lowest?.getBoundingClientRect().top ?? card.getBoundingClientRect().bottom - card.clientTop;
  // Mostly all has its place, and no line needs to be looked for.
  if (!isLong(card, lowest, floor)) return 0;
  const rows = rowsIn(card, lowest);
  const edge = coverEdge(rows, floor);
  if (edge === floor) return 0;
  const heading = card.querySelector('h2')?.getBoundingClientRect().bottom ?? -Infinity;
  return floor - Math.max(heading, frameEdge(card, rows, edge));
}

/** Return what is scrolled where a card is too long: the card itself, something round it, or the page. */
function scrollerOf(card: HTMLElement): Element {
  for (let one: Element | null = card; one && one !== document.body; one = one.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(one).overflowY)) return one;
  return document.documentElement;
}

/** Let parts of a card yield, one after the other, until all the others have room. */
function yieldParts(card: HTMLElement): void {
  const parts = [...card.querySelectorAll<HTMLElement>('[data-yields]')];
  for (const part of parts) part.removeAttribute('data-yielded');
  const scroller = scrollerOf(card);
  // On a desk a card of the board is scrolled in its centre.
  if (parts.length === 0 || !(isNarrow() || scroller === card)) return;
  const order = (part: HTMLElement) => Number(part.dataset['yields']);
  for (const part of parts.sort((one, other) => order(one) - order(other))) {
    if (scroller.scrollHeight <= scroller.clientHeight + HAIR) return;
    part.setAttribute('data-yielded', '');
  }
}

/** Let parts of a card yield, and keep the height of the cover above its answers in its custom property `--cover`. */
export function wholeLines(answers: string): Attachment<HTMLElement> {
  return (card) => {
    // In other fonts the lines have other heights: all begins anew.
    followFonts();
    let asked = 0;
    const cover = () => {
      asked = 0;
      card.style.setProperty('--cover', `${coverOf(card, answers)}px`);
    };
    const lay = () => {
      yieldParts(card);
      cover();
    };
    const follow = () => {
      asked ||= requestAnimationFrame(cover);
    };
    // It tells once the page is laid out and before the next picture is drawn: nothing is seen to move.
    const resized = new ResizeObserver(lay);
    let isStale = false;
    const layAnew = () => {
      if (isStale) lay();
      isStale = false;
    };
    // Observed anew, the card is told of in this frame even where a callback of the frame itself has changed it.
    const late = new ResizeObserver(layAnew);
    // To ask at once would lay the page out twice; to ask only after layout would let others see sizes that do not stay.
    const changed = new MutationObserver(() => {
      isStale = true;
      requestAnimationFrame(layAnew);
      late.unobserve(card);
      late.observe(card);
    });
    resized.observe(card);
    resized.observe(document.documentElement);
    changed.observe(card, { childList: true, characterData: true, subtree: true });
    addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(asked);
      resized.disconnect();
      late.disconnect();
      isStale = false;
      changed.disconnect();
      removeEventListener('scroll', follow, { capture: true });
    };
  };
}
