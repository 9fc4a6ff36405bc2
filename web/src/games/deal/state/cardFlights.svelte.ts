/** Cards on their way: from where a card lies to where it will lie, measured on the screen. */

import { tick } from 'svelte';

import { FACT } from '../../../generated/deal.ts';
import { type Fact } from '../../../generated/protocol.ts';
import type { AnimationContext, Cue } from '../../../core/contract.ts';
import { UNKNOWN } from '../model/displayState.ts';

interface Place {
  x: number;
  y: number;
  width: number;
}

/** A card in the air. */
export interface CardFlight {
  id: number;
  card: number;
  from: Place;
  to: Place;
  time: number;
}

class CardFlights {
  list = $state.raw<readonly CardFlight[]>([]);
  #made = 0;
  readonly #context: AnimationContext;

  constructor(context: AnimationContext) {
    this.#context = context;
  }

  /** Let a card fly until it has come to where it goes. */
  async fly(flight: Omit<CardFlight, 'id'>): Promise<void> {
    const one = { ...flight, id: ++this.#made };
    this.list = [...this.list, one];
    await this.#context.sleep(one.time);
    this.list = this.list.filter((other) => other !== one);
  }
}

const layers = new WeakMap<AnimationContext, CardFlights>();

/** The cards in the air at the table of a context. */
export function cardFlightsOf(context: AnimationContext): CardFlights {
  const known = layers.get(context);
  if (known) return known;
  const made = new CardFlights(context);
  layers.set(context, made);
  return made;
}

/** No card in the air is wider, or narrower, in pixels. */
const WIDEST = 120;
const NARROWEST = 40;
const HEAPS: readonly number[] = [FACT.played, FACT.doubled, FACT['said-no'], FACT.discarded];

/** Let the card of a fact travel, and carry the fact out when it leaves or when it arrives. */
export async function flyCard(fact: Fact, time: number, { carryOut, context }: Cue): Promise<void> {
  const flights = cardFlightsOf(context);
  const find = (selectors: readonly string[]) => firstOf(context.root, selectors);
  const source = time > 0 ? find(sources(fact)) : null;
  if (!source) {
    carryOut();
    return context.sleep(time);
  }
  const from = placeOf(source);
  const card = fact[3];
  const heap = find(heaps(fact));
  if (heap) {
    const away = hide(source, time);
    await flights.fly({ card, from, to: placeOf(heap), time });
    away?.cancel();
    carryOut();
    return;
  }
  carryOut();
  await tick();
  const target = find(targets(fact));
  if (!target) return;
  const away = hide(target, time);
  await flights.fly({ card, from, to: placeOf(target), time });
  away?.cancel();
}

/** Where a card comes from: by itself if it is to be seen, else the hand, bank or pile that holds it. */
function sources([kind, seat, other, card]: Fact): string[] {
  const known = card === UNKNOWN ? [] : [`[data-hand-card="${card}"]`, `[data-card="${card}"]`];
  switch (kind) {
    case FACT.drew:
      return ['[data-pile]'];
    case FACT.reshuffled:
      return ['[data-discards]'];
    case FACT.took:
    case FACT['took-building']:
      return [...known, `[data-sets="${other}"]`];
    case FACT.banked:
    case FACT.laid:
    case FACT.built:
    case FACT.played:
    case FACT.doubled:
    case FACT['said-no']:
    case FACT.discarded:
      return [...known, `[data-hand="${seat}"]`];
    case FACT.moved:
    case FACT.paid:
    case FACT['taken-back']:
    case FACT['set-broken']:
      return [...known, `[data-purse="${seat}"]`];
    default:
      return [];
  }
}

/** Heaps that are there before a card comes to them. */
function heaps([kind, , , , amount]: Fact): string[] {
  if (kind === FACT.reshuffled || (kind === FACT.discarded && amount === 1)) return ['[data-pile]'];
  return HEAPS.includes(kind) ? ['[data-discards]'] : [];
}

/** Where a card lies when it has come. */
function targets([kind, seat, other, card]: Fact): string[] {
  const known = card === UNKNOWN ? [] : [`[data-hand-card="${card}"]`, `[data-card="${card}"]`];
  if (kind === FACT.drew || kind === FACT['taken-back']) return [...known, `[data-hand="${seat}"]`];
  const whose = kind === FACT.paid ? other : seat;
  return [...known, `[data-bank="${whose}"]`, `[data-purse="${whose}"]`];
}

function firstOf(root: ParentNode, selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

function placeOf(element: HTMLElement): Place {
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
