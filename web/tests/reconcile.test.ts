import { describe, expect, it } from 'vitest';

import { pass } from './support/clock.ts';
import { stepOf } from './support/messages.ts';
import { moved, paid, raceTable, TIME } from './support/race.ts';
import { takeReports } from './support/reports.ts';
import { cashOf, openTable, squaresOf } from './support/table.ts';

const walk = (from: number, to: number) => stepOf(moved(from, to));
const pay = (amount: number) => stepOf(paid(amount));

describe('the reconciliation with the server’s table', () => {
  const RICH = { players: raceTable([]).players.map((player) => ({ ...player, cash: 7 })) };

  it('repairs what the steps led to, and reports the difference', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 2)], { table: RICH });
    await pass(2 * TIME.square - 1);
    expect(cashOf(session)).toEqual([1000, 1000]);
    expect(takeReports()).toEqual([]);
    await pass(1);
    expect(cashOf(session)).toEqual([7, 7]);
    expect(takeReports()).toHaveLength(1);
    expect(session.animationQueue.at).toBe(1);
    expect(session.animationQueue.state).toBe('idle');
  });

  it('waits for the newest view where another came while the first was shown', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 2)], { table: RICH });
    await pass(TIME.square);
    await server.play([pay(50)]);
    await pass(TIME.square);
    expect(session.behind).toBe(true);
    expect(cashOf(session)).toEqual([1000, 1000]);
    await pass(TIME.paid);
    expect(cashOf(session)).toEqual([950, 1050]);
    expect(squaresOf(session)).toEqual([2, 0]);
    expect(takeReports()).toEqual([]);
  });

  it('lets what follows be shown on the repaired table', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 2)], { table: RICH });
    await pass(2 * TIME.square);
    expect(takeReports()).toHaveLength(1);
    await server.play([pay(5)]);
    await pass(TIME.paid / 2);
    expect(cashOf(session)).toEqual([2, 12]);
  });
});
