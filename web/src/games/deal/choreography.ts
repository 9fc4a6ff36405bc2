/** What moves in the card game: cards go from place to place, measured on the screen. */

import { tick } from 'svelte';

import type { Choreography, Cue } from '../../core/contract.ts';
import { FACT } from '../../generated/deal.ts';
import type { Fact } from '../../generated/protocol.ts';
import { revealInRow } from '../../ui/overflow/revealInRow.ts';
import { heaps, sources, targets } from './cardAnchors.ts';
import type { BoxView } from './model/box.ts';
import { cardFlightsOf, type CardPlace } from './state/cardFlights.svelte.ts';

/** How long a card is on its way, in milliseconds. */
const TIMES: Partial<Record<number, number>> = {
  [FACT.drew]: 220,
  [FACT.banked]: 260,
  [FACT.laid]: 280,
  [FACT.moved]: 280,
  [FACT['taken-back']]: 220,
  [FACT.built]: 300,
  [FACT.doubled]: 320,
  [FACT.played]: 360,
  [FACT['said-no']]: 380,
  [FACT.paid]: 280,
  [FACT.took]: 380,
  [FACT['took-building']]: 260,
  [FACT['set-broken']]: 260,
  [FACT.discarded]: 200,
  [FACT.reshuffled]: 300,
};

/** No card in the air is wider, or narrower, in pixels. */
const WIDEST = 120;
const NARROWEST = 40;

export const CHOREOGRAPHY: Choreography<BoxView> = {
  lasts,
  perform: (fact, _box, cue) => flyCard(fact, cue.context.pace(lasts(fact)), cue),
};

function lasts([kind]: Fact): number {
  return TIMES[kind] ?? 0;
}

/** Let the card of a fact travel, and carry the fact out when it leaves or when it arrives. */
async function flyCard(fact: Fact, time: number, { carryOut, context }: Cue): Promise<void> {
  const flights = cardFlightsOf(context);
  const find = (selectors: readonly string[]) => firstOf(context.root, selectors);
  const source = time > 0 ? find(sources(fact)) : null;
  if (!source) {
    carryOut();
    return context.sleep(time);
  }
  reveal(source);
  const from = cardPlaceOf(source);
  const card = fact[3];
  const heap = find(heaps(fact));
  if (heap) {
    const away = hide(source, time);
    await flights.fly({ card, from, to: cardPlaceOf(heap), time });
    away?.cancel();
    carryOut();
    return;
  }
  carryOut();
  await tick();
  const target = find(targets(fact));
  if (!target) return;
  const away = hide(target, time);
  await flights.fly({ card, from, to: cardPlaceOf(target), time });
  away?.cancel();
}

function firstOf(root: ParentNode, selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

/** A card leaves its set where the set is seen. */
function reveal(card: HTMLElement): void {
  const row = card.closest('[data-sets]');
  if (row) revealInRow(row, card);
}

function cardPlaceOf(element: HTMLElement): CardPlace {
  const box = element.getBoundingClientRect();
  const width = Math.min(WIDEST, Math.max(NARROWEST, box.width));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width };
}

/** A card in the air does not lie anywhere; a whole hand or heap stays where it is. */
function hide(element: HTMLElement, time: number): Animation | null {
  const { handCard, card } = element.dataset;
  if (handCard === undefined && card === undefined) return null;
  return element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
}
