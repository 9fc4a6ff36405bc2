import { describe, expect, it } from 'vitest';

import type { Tellable } from '../src/core/contract.ts';
import type { Fact, StepView } from '../src/generated/protocol.ts';
import type { Session } from '../src/session/session.svelte.ts';
import { storyLinesOf } from '../src/table/log/storyLines.ts';
import { factOf, stepOf } from './support/messages.ts';

const TURN = 1;
const PAID = 2;
const BUILT = 3;
const NOTED = 4;

const named = ({ fact: [, , , , amount] }: Tellable) => amount;

/** A game in which buildings of a seat are told together, and the same sentence twice is told once. */
const DEFINITION = {
  turn: TURN,
  merged: true,
  storyGroups: {
    joins: ([kind, seat]: Fact, [other, by]: Fact) => kind === BUILT && other === BUILT && seat === by,
    sentence: (_: unknown, told: readonly Tellable[]) => `built ${told.map(named).join(' ')}`,
  },
};

const SESSION = {
  begun: () => ({ definition: DEFINITION }),
  sentence: (_: StepView, [kind, , , , amount]: Fact) => (kind === NOTED ? null : `${kind} ${amount}`),
} as unknown as Session;

const told = (kind: number, amount: number, gone = false): Tellable => {
  const fact = factOf(kind, { amount });
  return { step: stepOf(fact), fact, gone };
};
const textsOf = (facts: readonly Tellable[], telling?: Parameters<typeof storyLinesOf>[2]) =>
  storyLinesOf(SESSION, facts, telling).map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text));

describe('the lines of the story', () => {
  it('tell facts together that their game tells together', () => {
    expect(textsOf([told(BUILT, 1), told(BUILT, 2), told(PAID, 5), told(BUILT, 3)])).toEqual([
      'built 1 2',
      '2 5',
      '3 3',
    ]);
  });

  it('count a sentence that is told several times in a row', () => {
    expect(textsOf([told(PAID, 5), told(PAID, 5), told(PAID, 6)])).toEqual(['2 5 ×2', '2 6']);
  });

  it('are parted by a turn, and by what was taken back', () => {
    const facts = [told(PAID, 5), told(TURN, 1), told(PAID, 5), told(PAID, 5, true)];
    expect(textsOf(facts, { leftOut: [TURN] })).toEqual(['2 5', '2 5', '2 5']);
  });

  it('leave out what is not told', () => {
    expect(textsOf([told(PAID, 5), told(NOTED, 1), told(PAID, 5)])).toEqual(['2 5 ×2']);
    expect(textsOf([told(TURN, 1), told(PAID, 5)], { leftOut: [PAID] })).toEqual(['1 1']);
  });

  it('stand for one fact each where they are split', () => {
    const facts = [told(BUILT, 1), told(BUILT, 2), told(PAID, 5), told(PAID, 5)];
    expect(textsOf(facts, { isSplit: true })).toEqual(['3 1', '3 2', '2 5', '2 5']);
  });
});
