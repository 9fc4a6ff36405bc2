/** From where a card goes and to where: the elements between which it flies. */

import { FACT } from '../../generated/deal.ts';
import type { Fact } from '../../generated/protocol.ts';
import { UNKNOWN } from './model/displayState.ts';

const HEAPS: readonly number[] = [FACT.played, FACT.doubled, FACT['said-no'], FACT.discarded];

/** The card itself, where it is to be seen. */
function itself(card: number): string[] {
  return card === UNKNOWN ? [] : [`[data-hand-card="${card}"]`, `[data-card="${card}"]`];
}

/** Where a card comes from: by itself if it is to be seen, else the hand, bank or pile that holds it. */
export function sources([kind, seat, other, card]: Fact): string[] {
  const known = itself(card);
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
export function heaps([kind, , , , amount]: Fact): string[] {
  if (kind === FACT.reshuffled || (kind === FACT.discarded && amount === 1)) return ['[data-pile]'];
  return HEAPS.includes(kind) ? ['[data-discards]'] : [];
}

/** Where a card lies when it has come. */
export function targets([kind, seat, other, card]: Fact): string[] {
  const known = itself(card);
  if (kind === FACT.drew || kind === FACT['taken-back']) return [...known, `[data-hand="${seat}"]`];
  const whose = kind === FACT.paid ? other : seat;
  return [...known, `[data-bank="${whose}"]`, `[data-purse="${whose}"]`];
}
