/** What happens to the person here is told large over the middle of the table; the queue waits while it is read. */

import type { Moment, OwnEvents } from '../../core/contract.ts';
import { FACT } from '../../generated/deal.ts';
import type { Fact } from '../../generated/protocol.ts';
import { eventCardOf } from '../../table/state/eventCard.svelte.ts';
import type { BoxView } from './model/box.ts';
import { completesSet, toldWith } from './model/ownEvents.ts';

/** How long each is read, in milliseconds. */
const TIMES: Partial<Record<number, number>> = {
  [FACT.played]: 1000,
  [FACT.against]: 1000,
  [FACT.wanted]: 1000,
  [FACT['said-no']]: 900,
  [FACT.paid]: 800,
  [FACT['paid-nothing']]: 800,
  [FACT.took]: 1100,
  [FACT['took-building']]: 1100,
  [FACT.laid]: 900,
  [FACT.moved]: 900,
};
/** They are asked of somebody, who has not chosen them. */
const ASKING: readonly number[] = [FACT.played, FACT.against, FACT.wanted];
/** They are told where they complete a set. */
const LAYING: readonly number[] = [FACT.laid, FACT.moved];

export const OWN_EVENTS: OwnEvents<BoxView> = {
  lasts,
  show: (moment, context) => eventCardOf(context).show(moment),
  hide: (context) => eventCardOf(context).hide(),
};

function lasts({ step, fact }: Moment, mine: readonly number[], box: BoxView): number {
  const [kind, seat, other] = fact;
  const isTold = () => {
    if (ASKING.includes(kind)) return !mine.includes(seat) && isAskedOf(fact, mine, box);
    if (LAYING.includes(kind)) return mine.includes(seat) && completesSet(step, seat, [fact[3]]);
    return mine.includes(seat) || mine.includes(other);
  };
  // Cards that are paid or taken together are told together, with the last of them.
  return kind in TIMES && toldWith(step, fact).at(-1) === fact && isTold() ? (TIMES[kind] ?? 0) : 0;
}

/** Whether something is asked of the person here: a multicolour rent only as soon as it is said of whom. */
function isAskedOf([kind, , other, card, amount]: Fact, mine: readonly number[], box: BoxView): boolean {
  if (kind !== FACT.played) return mine.includes(other);
  if (amount === 0) return false;
  return mine.includes(other) || (other < 0 && box.cards[card]?.kind !== 'rent-any');
}
