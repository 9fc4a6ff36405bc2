/** What the facts of the card game sound like. */

import { FACT } from '../../../generated/deal.ts';
import type { SoundName } from '../../../platform/sounds.ts';

/** By kind of fact. */
export const EVENT_SOUNDS: Partial<Record<number, SoundName>> = {
  [FACT.drew]: 'card',
  [FACT.banked]: 'card',
  [FACT.laid]: 'card',
  [FACT.built]: 'built',
  [FACT.played]: 'trade',
  [FACT['said-no']]: 'no',
  [FACT.paid]: 'money',
  [FACT.took]: 'card',
  [FACT.won]: 'end',
};
