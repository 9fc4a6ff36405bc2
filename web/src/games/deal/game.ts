/** The card game on the screen: cards go from place to place. */

import type { Kind } from '../../table/kind.ts';
import { motion } from '../../table/motion.svelte.ts';
import type { DealBox } from './box.ts';
import { applyDealt, dealtOf, freshDealt, learnDiscards, type Dealt } from './shown.ts';
import { journey } from './journeys.svelte.ts';
import { DEAL_FACT as FACT, type Fact } from '../../generated/protocol.ts';

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

/** The card game. */
export const DEAL: Kind<Dealt, DealBox> = {
  fresh: freshDealt,
  apply: applyDealt,

  truth(game, _box, steps, before) {
    const truth = dealtOf(game, steps);
    // Facts tell in which order cards were discarded, the table does not.
    return before && truth.discards.includes(before.top) ? { ...truth, top: before.top } : truth;
  },

  learn: learnDiscards,

  async perform(dealt, fact, box, onStage) {
    const time = motion.pace(TIMES[fact[0]] ?? 0);
    await journey(dealt, fact, time, () => {
      if (onStage()) applyDealt(dealt, fact, box);
    });
  },

  turn: FACT.turn,
  shown: [FACT.turn, FACT.drew, FACT.picked],
  highlights: ['no', 'taken', 'breaker'],

  highlightOf: ([kind, , , , amount]: Fact) => {
    if (kind === FACT['said-no']) return 'no';
    if (kind === FACT.wanted) return amount < 0 ? 'breaker' : 'taken';
    return null;
  },
};
