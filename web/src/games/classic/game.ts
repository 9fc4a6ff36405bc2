/** The classic game on the screen: tokens walk, dice roll, money and deeds fly. */

import { FACT, type Fact } from '../../generated/protocol.ts';
import type { BoxView } from '../../table/box.ts';
import type { Kind } from '../../table/kind.ts';
import { motion } from '../../table/motion.svelte.ts';
import { applyFact, freshShown, HOTEL, shownAt, shownOf, type Shown } from './shown.ts';

const TIMES: Partial<Record<number, number>> = {
  [FACT.rolled]: 380,
  [FACT['start-rolled']]: 200,
  [FACT.jailed]: 300,
  [FACT.paid]: 320,
  [FACT['deed-passed']]: 320,
  [FACT.drew]: 400,
  [FACT.built]: 180,
  [FACT.sold]: 180,
  [FACT.mortgaged]: 150,
  [FACT.redeemed]: 150,
  [FACT.bankruptcy]: 400,
};
const WALK = 400;
const STEP = 80;

/** The classic game. */
export const CLASSIC: Kind<Shown, BoxView> = {
  fresh: freshShown,
  apply: applyFact,

  truth(game, box, steps, before) {
    const { table } = game;
    if (table.game !== 'classic') throw new Error('another game lies on the table');
    if (before) return { ...shownOf(table, before.lastCard), dice: before.dice, turn: before.turn };
    return shownOf(table, shownAt(box, table.players.length, steps, steps.length).lastCard);
  },

  async perform(shown, fact, box, onStage) {
    const [kind, seat, other, subject, amount] = fact;
    const time = motion.pace(TIMES[kind] ?? 0);
    if (kind === FACT.moved) await walk(fact, shown);
    else if (kind === FACT.paid) await motion.fly({ what: 'money', from: seat, to: other, about: amount, time });
    else if (kind === FACT['deed-passed']) await motion.fly({ what: 'deed', from: seat, to: other, about: subject, time });
    else if (kind === FACT.rolled) await roll(fact, shown, box, time);
    if (!onStage()) return;
    applyFact(shown, fact, box);
    const told = kind === FACT.moved || kind === FACT.paid || kind === FACT['deed-passed'] || kind === FACT.rolled;
    if (!told) await motion.sleep(time);
  },

  turn: FACT.turn,
  shown: [FACT.turn, FACT.drew],
  highlights: ['auction', 'trade', 'hotel', 'bankruptcy'],

  highlightOf([kind, , , , amount]) {
    if (kind === FACT['auction-opened']) return 'auction';
    if (kind === FACT.accepted) return 'trade';
    if (kind === FACT.built && amount === HOTEL) return 'hotel';
    return kind === FACT.bankruptcy ? 'bankruptcy' : null;
  },
};

/** One square after another, the way that MOVED tells. */
async function walk([, seat, from, to, steps]: Fact, shown: Shown): Promise<void> {
  const squares = shown.owner.length;
  const player = shown.players[seat];
  const count = Math.abs(steps);
  if (!player || count === 0) return;
  const time = Math.min(STEP, WALK / count);
  motion.landing = motion.pace(time) > 0 ? to : null;
  for (let step = 1; step <= count && motion.pace(time) > 0; step++) {
    player.square = (from + Math.sign(steps) * step + squares) % squares;
    await motion.sleep(motion.pace(time));
  }
  player.square = to;
  await motion.sleep(motion.pace(STEP));
  motion.landing = null;
}

async function roll(fact: Fact, shown: Shown, box: BoxView, time: number): Promise<void> {
  if (time === 0) return;
  motion.rolling = true;
  await motion.sleep(time * 0.7);
  applyFact(shown, fact, box);
  motion.rolling = false;
  await motion.sleep(time * 0.3);
}
