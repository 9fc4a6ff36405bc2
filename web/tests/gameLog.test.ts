import { describe, expect, it, vi } from 'vitest';

import { CLAUSES, type BoxView, type Fact, type StepView } from '../src/generated/protocol.ts';
import type { Ledger, LedgerEntry } from '../src/core/ledger.ts';
import { GameLog, type LogEntry, type Movement, momentsOf } from '../src/core/gameLog.ts';
import type { DisplayState, GameDefinition, Table } from '../src/core/contract.ts';
import { elementAt } from '../src/platform/elementAt.ts';
import { factOf, stepOf, takeBackStep } from './support/messages.ts';

const BEGINS = 1;
const GAINED = 2;
const LEFT = 3;
const WON = 4;

const turn = (number: number, seat: number) => factOf(BEGINS, { seat, amount: number });
const gained = (seat: number, amount: number) => factOf(GAINED, { seat, amount });

/** A ledger in which seats only gain. */
class Gains implements Ledger {
  #balances = [0, 0];

  book([kind, seat, , , amount]: Fact): LedgerEntry[] | null {
    if (kind !== GAINED) return null;
    const before = elementAt(this.#balances, seat);
    this.#balances[seat] = before + amount;
    return [{ seat, before, change: amount }];
  }
}

/** What the screen shows: how much each seat has gained. */
interface Shown extends DisplayState {
  gains: number[];
}

/** A game in which seats only gain; what is left out here, no log asks for. */
const GAINS = {
  turn: BEGINS,
  left: LEFT,
  ends: [WON],
  fresh: () => ({ players: [], turn: 0, winners: [], gains: [0, 0] }),
  apply: ({ gains }, [kind, seat, , , amount]) => {
    if (kind === GAINED) gains[seat] = elementAt(gains, seat) + amount;
  },
  stand: () => undefined,
  ledger: () => new Gains(),
  highlights: { big: 'red' },
  highlightOf: ([kind, , , , amount]) => (kind === GAINED && amount > 4 ? 'big' : null),
} satisfies Partial<GameDefinition<BoxView, Table, Shown>>;

/** The log of some steps, each appended alone. */
function logOf(steps: readonly StepView[]): GameLog<BoxView, Table, Shown> {
  const game = GAINS as unknown as GameDefinition<BoxView, Table, Shown>;
  const log = new GameLog(game, {} as BoxView, 2);
  for (const step of steps) log.append([step]);
  return log;
}

/** The entries of all moments of some steps. */
function entriesOf(steps: readonly StepView[]): readonly LogEntry[] {
  const log = logOf(steps);
  return log.entries(log.length);
}

/** The movements of all moments of some steps. */
function movementsOf(steps: readonly StepView[]): readonly Movement[] {
  const log = logOf(steps);
  return log.movements(log.length);
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
    const step = { ...elementAt(STEPS, 0), standing: {} as NonNullable<StepView['standing']> };
    expect(momentsOf([step]).map(({ standing }) => standing)).toEqual([null, step.standing]);
  });
});

describe('the log of a game', () => {
  it('has an entry for each of the first moments, in order', () => {
    const log = logOf(STEPS);
    expect(log.entries(2).map(({ fact }) => fact)).toEqual([turn(1, 0), gained(0, 5)]);
    expect(log.entries(4).map(({ id, number }) => [id, number])).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
  });

  it('has the same entries where only the last ones are asked for', () => {
    const log = logOf([...STEPS, takeBackStep(1)]);
    expect(log.entries(log.length, 2)).toEqual(log.entries(log.length).slice(2));
  });

  it('can be read ahead of the moment at which it is told', () => {
    const log = logOf([...STEPS, takeBackStep(1)]);
    const ahead = log.entries(2, 1, log.length);
    expect(ahead.map(({ id }) => id)).toEqual(Array.from({ length: log.length - 1 }, (_, place) => place + 1));
    expect(ahead.some(({ gone }) => gone)).toBe(false);
    expect(log.entries(log.length, 1).some(({ gone }) => gone)).toBe(true);
  });

  it('is the same whether steps come together or one by one', () => {
    const log = logOf([]);
    const steps = [...STEPS, takeBackStep(1), stepOf(gained(1, 7))];
    const moments = [...log.append(steps.slice(0, 2)), ...log.append(steps.slice(2))];
    expect(moments).toEqual(log.moments);
    expect(log).toEqual(logOf(steps));
  });

  it('says in which turn a fact happened, and who had it', () => {
    const steps = [stepOf(gained(0, 1)), ...STEPS];
    expect(entriesOf(steps).map((entry) => [entry.turn, entry.seat])).toEqual([
      [0, -1],
      [1, 0],
      [1, 0],
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
  });

  it('has no turn for what tells how the game ends, unless that is taken back', () => {
    const steps = [...STEPS, stepOf(gained(0, 2), factOf(WON), gained(1, 1)), takeBackStep(2), stepOf(gained(0, 6))];
    expect(entriesOf(steps).map(({ isEnd }) => isEnd)).toEqual([
      ...STEPS.flatMap(({ facts }) => facts.map(() => false)),
      ...[false, true, true],
      ...[false, false],
    ]);
  });

  it('says by which clause a fact happened', () => {
    const [rule, clause] = elementAt(Object.entries(CLAUSES), 0);
    const steps = [stepOf(factOf(3, { clause: Number(rule) }), factOf(3, { clause: -1 }))];
    expect(entriesOf(steps).map((entry) => entry.clause)).toEqual([clause, '']);
  });

  it('lists the movements with the balances before them', () => {
    expect(movementsOf(STEPS).map(({ entries }) => entries)).toEqual([
      [{ seat: 0, before: 0, change: 5 }],
      [{ seat: 1, before: 0, change: 3 }],
      [{ seat: 1, before: 3, change: 4 }],
    ]);
    expect(logOf(STEPS).movements(2)).toHaveLength(1);
  });

  it('lists the same movements however it was asked before', () => {
    const log = logOf([...STEPS, takeBackStep(1), stepOf(gained(1, 7))]);
    const read = log.movementReader();
    for (const at of [1, 4, 5, 7, 3, 6, 2, 7]) expect(read(at)).toEqual(logOf(log.steps).movements(at));
  });

  it('leaves the movements to their reader, which continues where it was', () => {
    const log = logOf(STEPS);
    const booked = vi.spyOn(Gains.prototype, 'book');
    const booksFor = (read: (at: number) => unknown, at: number) => {
      booked.mockClear();
      read(at);
      return booked.mock.calls.length;
    };
    const read = log.movementReader();
    expect([3, 5, 5].map((at) => booksFor(read, at))).toEqual([3, 2, 0]);
    expect(booksFor(log.movementReader(), 5)).toBe(5);
  });

  it('has the state after any number of moments', () => {
    const log = logOf(STEPS);
    expect([0, 1, 2, 4, 5].map((at) => log.stateAt(at).gains)).toEqual([
      [0, 0],
      [0, 0],
      [5, 0],
      [5, 3],
      [5, 7],
    ]);
  });

  it('has the state of a long game, from keyframes too', () => {
    const log = logOf(Array.from({ length: 700 }, () => stepOf(gained(1, 1))));
    expect([700, 512, 513, 300].map((at) => log.stateAt(at).gains[1])).toEqual([700, 512, 513, 300]);
  });

  it('keeps one state of every 256 moments, and applies no more moments than that to have any of them', () => {
    const log = logOf(Array.from({ length: 700 }, () => stepOf(gained(1, 1))));
    log.stateAt(log.length);
    const applied = vi.spyOn(GAINS, 'apply');
    const copied = vi.spyOn(globalThis, 'structuredClone');
    for (let at = 0; at <= log.length; at++) {
      applied.mockClear();
      log.stateAt(at);
      expect(applied.mock.calls.length).toBeLessThan(256);
    }
    // One copy for each that was asked for: none was kept in addition.
    expect(copied).toHaveBeenCalledTimes(log.length + 1);
  });

  it('keeps a second list of the steps only where some of them do not count', () => {
    const log = logOf(STEPS);
    expect(log.firstSteps(log.steps.length)).toBe(log.steps);
    expect(log.effectiveSteps(log.steps.length)).toBe(log.steps);
    expect(log.firstSteps(2)).toEqual(STEPS.slice(0, 2));
    expect(log.effectiveSteps(2)).toEqual(STEPS.slice(0, 2));
  });

  it('finds turns, steps and marks', () => {
    const log = logOf([...STEPS, stepOf(factOf(LEFT, { seat: 1 }))]);
    expect([log.nextTurn(0), log.nextTurn(1), log.nextTurn(3)]).toEqual([1, 3, 6]);
    expect([log.previousTurn(5), log.previousTurn(3), log.previousTurn(1)]).toEqual([3, 1, 0]);
    expect([log.turnAt(0), log.turnAt(2), log.turnAt(5)]).toEqual([0, 1, 2]);
    expect([log.before(0), log.before(2), log.before(9)]).toEqual([0, 4, 6]);
    expect(log.of(1).map(({ fact }) => fact)).toEqual([turn(2, 1), gained(1, 3)]);
    expect([log.stepAfter(0), log.stepAfter(4), log.stepAfter(6)]).toEqual([0, 2, null]);
    expect([log.nextMark(0, 'big'), log.nextMark(4, 'big'), log.nextMark(0, 'small')]).toEqual([2, 2, null]);
    expect([...log.leftAt(5), ...log.leftAt(6)]).toEqual([1]);
  });
});

describe('a take-back in the log of a game', () => {
  const taken = [...STEPS, takeBackStep(1)];

  it('marks the entries that it takes back, from its moment on', () => {
    expect(entriesOf(taken).map(({ gone }) => gone)).toEqual([false, false, true, true, true, false]);
    expect(
      logOf(taken)
        .entries(5)
        .some(({ gone }) => gone),
    ).toBe(false);
  });

  it('removes the movements that it takes back, and puts the balances back', () => {
    expect(movementsOf([...taken, stepOf(gained(1, 1))]).map(({ entries }) => entries)).toEqual([
      [{ seat: 0, before: 0, change: 5 }],
      [{ seat: 1, before: 0, change: 1 }],
    ]);
  });

  it('puts back the turn and who has it', () => {
    const entries = entriesOf([...taken, stepOf(gained(0, 1))]);
    expect(entries.slice(-2).map((entry) => [entry.turn, entry.seat])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('keeps one state of every 256 moments of those that count', () => {
    const log = logOf([
      ...Array.from({ length: 300 }, () => stepOf(gained(0, 1))),
      takeBackStep(200),
      ...Array.from({ length: 300 }, () => stepOf(gained(1, 1))),
    ]);
    const copied = vi.spyOn(globalThis, 'structuredClone');
    expect(log.stateAt(log.length).gains).toEqual([200, 300]);
    expect(log.stateAt(300).gains).toEqual([300, 0]);
    expect(log.stateAt(log.length).gains).toEqual([200, 300]);
    // Each of the three, and after 256 moments one on the way to the end and one on the way that was taken back.
    expect(copied).toHaveBeenCalledTimes(3 + 2);
  });

  it('puts back the state, and what follows goes on from there', () => {
    const log = logOf([...taken, stepOf(gained(1, 1))]);
    expect([5, 6, 7].map((at) => log.stateAt(at).gains)).toEqual([
      [5, 7],
      [5, 0],
      [5, 1],
    ]);
    expect(log.turnAt(6)).toBe(1);
    expect(log.highlights).toHaveProperty('took-back');
  });

  it('goes back to before the first turn', () => {
    const steps = [...STEPS, takeBackStep(0)];
    const last = entriesOf(steps).at(-1);
    expect([last?.turn, last?.seat]).toEqual([0, -1]);
    expect(movementsOf(steps)).toEqual([]);
  });

  it('takes back what was played after another take-back', () => {
    const log = logOf([...taken, stepOf(gained(1, 1)), takeBackStep(0), stepOf(gained(0, 2))]);
    expect(log.stateAt(log.length).gains).toEqual([2, 0]);
    expect([...log.goneAt(log.length)].toSorted()).toEqual([0, 1, 2, 4]);
    expect(log.movements(log.length).map(({ entries }) => entries[0]?.before)).toEqual([0]);
  });
});
