/** What the facts of the classic game sound like. */

import { FACT } from '../../../generated/classic.ts';
import type { SoundName } from '../../../platform/sounds.ts';

/** By kind of fact. */
export const EVENT_SOUNDS: Partial<Record<number, SoundName>> = {
  [FACT['start-rolled']]: 'dice',
  [FACT.rolled]: 'dice',
  [FACT.drew]: 'card',
  [FACT.paid]: 'money',
  [FACT['auction-opened']]: 'gavel',
  [FACT.bid]: 'bid',
  [FACT.won]: 'sold',
  [FACT.built]: 'built',
  [FACT.jailed]: 'jail',
  [FACT.proposed]: 'trade',
  [FACT.accepted]: 'trade',
  [FACT.bankruptcy]: 'bankrupt',
  [FACT.ended]: 'end',
};
