/** What happens to the person here is told large in the centre of the board; the queue waits while it is read. */

import type { Moment, OwnEvents } from '../../core/contract.ts';
import { FACT } from '../../generated/classic.ts';
import { eventCardOf } from '../../table/state/eventCard.svelte.ts';

/** How long each is read, in milliseconds. */
const TIMES: Partial<Record<number, number>> = {
  [FACT.drew]: 1000,
  [FACT.paid]: 650,
  [FACT.bought]: 600,
  [FACT.won]: 800,
  [FACT.built]: 250,
  [FACT.jailed]: 800,
  [FACT.accepted]: 1000,
};
/** They are told to who has chosen them, too; of payments one's own answer has said enough. */
const CHOSEN: readonly number[] = [FACT.bought, FACT.won, FACT.built, FACT.accepted];
/** Everybody could have bid. */
const OF_ALL: readonly number[] = [FACT.won];

export const OWN_EVENTS: OwnEvents = {
  lasts,
  show: (moment, context) => eventCardOf(context).show(moment),
  hide: (context) => eventCardOf(context).hide(),
};

function lasts({ step, fact: [kind, seat, other] }: Moment, mine: readonly number[]): number {
  const isParty = mine.includes(seat) || mine.includes(other) || OF_ALL.includes(kind);
  const isNews = CHOSEN.includes(kind) || !mine.includes(step.seat);
  return isParty && isNews ? (TIMES[kind] ?? 0) : 0;
}
