import { describe, expect, it } from 'vitest';

import { CLAUSES, type Fact, type StepView } from '../src/generated/protocol.ts';
import type { Ledger, LedgerEntry } from '../src/core/ledger.ts';
import { momentsOf } from '../src/core/moments.ts';
import { EventLog } from '../src/core/eventLog.ts';
import { factOf, stepOf, takeBackStep } from './support/messages.ts';

const BEGINS = 1;
const GAINED = 2;

const turn = (number: number, seat: number) => factOf(BEGINS, { seat, amount: number });
const gained = (seat: number, amount: number) => factOf(GAINED, { seat, amount });

/** A ledger in which seats only gain. */
class Gains implements Ledger {
  #balances = [0, 0];

  book([kind, seat, , , amount]: Fact): LedgerEntry[] | null {
    if (kind !== GAINED) return null;
    const before = this.#balances[seat]!;
    this.#balances[seat] = before + amount;
    return [{ seat, before, change: amount }];
  }

  forget(): void {
    this.#balances = [0, 0];
  }
}

const logOf = () => new EventLog(BEGINS, new Gains());

/** The log of all moments of some steps. */
function logAll(steps: readonly StepView[]): EventLog {
  const moments = momentsOf(steps);
  return logOf().follow(moments, moments.length);
}

const STEPS = [stepOf(turn(1, 0), gained(0, 5)), stepOf(turn(2, 1), gained(1, 3)), stepOf(gained(1, 4))];

describe('the moments of steps', () => {
  it('are their facts, with the numbers of the steps', () => {
    const [first, second] = STEPS as [StepView, StepView];
    expect(momentsOf([first, second], 7)).toEqual([
      { step: first, fact: first.facts[0], number: 7, standing: null },
      { step: first, fact: first.facts[1], number: 7, standing: null },
      { step: second, fact: second.facts[0], number: 8, standing: null },
      { step: second, fact: second.facts[1], number: 8, standing: null },
    ]);
  });

  it('say after the last fact of a step how things stand', () => {
    const step = { ...STEPS[0]!, standing: {} as NonNullable<StepView['standing']> };
    expect(momentsOf([step]).map(({ standing }) => standing)).toEqual([null, step.standing]);
  });
});

describe('the log of events', () => {
  it('has a line for each fact that was shown, in order', () => {
    const moments = momentsOf(STEPS);
    const log = logOf();
    expect(log.follow(moments, 2).lines.map(({ fact }) => fact)).toEqual([turn(1, 0), gained(0, 5)]);
    expect(log.follow(moments, 4).lines).toHaveLength(4);
    expect(log.lines.map(({ id, number }) => [id, number])).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
  });

  it('says in which turn a fact happened, and who had it', () => {
    const steps = [stepOf(gained(0, 1)), ...STEPS];
    expect(logAll(steps).lines.map((line) => [line.turn, line.seat])).toEqual([
      [0, -1],
      [1, 0],
      [1, 0],
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
  });

  it('says by which clause a fact happened', () => {
    const [rule, clause] = Object.entries(CLAUSES)[0]!;
    const steps = [stepOf(factOf(3, { clause: Number(rule) }), factOf(3, { clause: -1 }))];
    expect(logAll(steps).lines.map((line) => line.clause)).toEqual([clause, '']);
  });

  it('lists the movements with the balances before them', () => {
    const { movements } = logAll(STEPS);
    expect(movements.map(({ entries }) => entries)).toEqual([
      [{ seat: 0, before: 0, change: 5 }],
      [{ seat: 1, before: 0, change: 3 }],
      [{ seat: 1, before: 3, change: 4 }],
    ]);
  });

  it('begins anew where less is shown than before', () => {
    const moments = momentsOf(STEPS);
    const log = logOf().follow(moments, 5);
    expect(log.follow(moments, 2).lines).toHaveLength(2);
    expect(log.movements).toHaveLength(1);
    expect(log.follow(moments, 5)).toMatchObject(logAll(STEPS));
  });

  it('begins anew where another game is shown', () => {
    const log = logAll(STEPS);
    const others = momentsOf([stepOf(gained(1, 9)), stepOf(gained(1, 1)), stepOf(gained(1, 1))]);
    expect(log.follow(others, 1).lines).toHaveLength(1);
    expect(log.movements[0]!.entries).toEqual([{ seat: 1, before: 0, change: 9 }]);
  });
});

describe('a take-back in the log of events', () => {
  const taken = [...STEPS, takeBackStep(1)];

  it('marks the lines that it takes back', () => {
    expect(logAll(taken).lines.map(({ gone }) => gone)).toEqual([false, false, true, true, true, false]);
  });

  it('removes the movements that it takes back, and puts the balances back', () => {
    const { movements } = logAll([...taken, stepOf(gained(1, 1))]);
    expect(movements.map(({ entries }) => entries)).toEqual([
      [{ seat: 0, before: 0, change: 5 }],
      [{ seat: 1, before: 0, change: 1 }],
    ]);
  });

  it('puts back the turn and who has it', () => {
    const { lines } = logAll([...taken, stepOf(gained(0, 1))]);
    expect(lines.slice(-2).map((line) => [line.turn, line.seat])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('goes back to before the first turn', () => {
    const { lines, movements } = logAll([...STEPS, takeBackStep(0)]);
    expect([lines.at(-1)!.turn, lines.at(-1)!.seat]).toEqual([0, -1]);
    expect(movements).toEqual([]);
  });

  it('gives the same whether the log grows with it or begins behind it', () => {
    const steps = [...taken, stepOf(gained(1, 7))];
    const moments = momentsOf(steps);
    const log = logOf();
    for (let at = 1; at <= moments.length; at++) log.follow(moments, at);
    expect(log.lines).toEqual(logAll(steps).lines);
    expect(log.movements).toEqual(logAll(steps).movements);
  });
});
