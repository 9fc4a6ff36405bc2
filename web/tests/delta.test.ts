import { describe, expect, it } from 'vitest';

import { applyDelta } from '../src/net/connection.ts';
import { gameChange, gameView, offersOf, stepOf } from './support/messages.ts';

describe('a change of a game', () => {
  it('replaces the parts of the table that it has and leaves the others', () => {
    const before = gameView([], { table: { turn: 1, turns: 4, winners: [] } });
    const after = applyDelta(before, gameChange([], { table: { turn: 2 } }));
    expect(after.table).toEqual({ turn: 2, turns: 4, winners: [] });
  });

  it('replaces the steps, the version and what else a view has', () => {
    const before = gameView([stepOf()], { nextBots: [1], timeLeft: 30 });
    const after = applyDelta(before, gameChange([stepOf(), stepOf()], { first: 1, nextBots: [], timeLeft: null }));
    expect(after).toEqual(gameView([stepOf(), stepOf()], { first: 1 }));
  });

  it('keeps what no change has: the game and its seed', () => {
    const before = gameView([], { game: 'game-7', seedHash: 'hash' });
    expect(applyDelta(before, gameChange([]))).toMatchObject({ type: 'game', game: 'game-7', seedHash: 'hash' });
  });

  it('replaces what it has of what a seat may do, for the seats that it names', () => {
    const before = gameView([], { own: [offersOf(0, { hand: [1] }), offersOf(2, { hand: [2], proxyBid: 5 })] });
    const after = applyDelta(before, gameChange([], { own: [{ seat: 2, hand: [3] }] }));
    expect(after.own).toEqual([offersOf(0, { hand: [1] }), offersOf(2, { hand: [3], proxyBid: 5 })]);
  });

  it('leaves the view as it was that it is applied to', () => {
    const before = gameView([], { table: { turn: 1 }, own: [offersOf(0)] });
    const copy = structuredClone(before);
    applyDelta(before, gameChange([stepOf()], { table: { turn: 2 }, own: [{ seat: 0, hand: [1] }] }));
    expect(before).toEqual(copy);
  });
});

describe('the odds in a change', () => {
  const odds = (now: number, ...turns: [step: number, odds: number][]) => ({
    now: [now],
    turns: turns.map(([step, one]) => ({ step, odds: [one] })),
  });

  it('add their turns to those that were there, and replace turns of the same step', () => {
    const before = gameView([], { odds: odds(1, [0, 10], [4, 20]) });
    const after = applyDelta(before, gameChange([], { odds: odds(2, [4, 21], [8, 30]) }));
    expect(after.odds).toEqual(odds(2, [0, 10], [4, 21], [8, 30]));
  });

  it('are taken as they are where there were none', () => {
    const after = applyDelta(gameView([]), gameChange([], { odds: odds(2, [4, 21]) }));
    expect(after.odds).toEqual(odds(2, [4, 21]));
  });

  it('are gone where the change has none', () => {
    const before = gameView([], { odds: odds(1, [0, 10]) });
    expect(applyDelta(before, gameChange([])).odds).toBeNull();
  });
});
