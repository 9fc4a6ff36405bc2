import { describe, expect, it } from 'vitest';

import type { Done, Failure } from '../src/generated/protocol.ts';
import { CLOSED } from '../src/net/connection.ts';
import { CommandQueue } from '../src/session/commandQueue.svelte.ts';
import { settle } from './support/clock.ts';
import { doneFor, failureFor } from './support/messages.ts';

/** A queue whose answers wait for the test to acknowledge or refuse them, in their order. */
function open() {
  const given: [seat: number, action: string][] = [];
  const pending: { resolve(answer: Done | Failure): void; reject(error: Error): void }[] = [];
  const queue = new CommandQueue((seat, action) => {
    given.push([seat, action]);
    return new Promise((resolve, reject) => pending.push({ resolve, reject }));
  });
  return {
    queue,
    given,
    acknowledge: async (): Promise<void> => {
      pending.shift()?.resolve(doneFor('id'));
      await settle();
    },
    refuse: async (failure = failureFor('id')): Promise<void> => {
      pending.shift()?.resolve(failure);
      await settle();
    },
    fail: async (): Promise<void> => {
      pending.shift()?.reject(new Error('no room is open'));
      await settle();
    },
  };
}

describe('an answer', () => {
  it('is given, and the seat waits until it is acknowledged', async () => {
    const { queue, given, acknowledge } = open();
    const answer = queue.give(2, 'buy');
    await settle();
    expect(given).toEqual([[2, 'buy']]);
    expect(queue.waiting).toEqual([2]);
    await acknowledge();
    expect(queue.waiting).toEqual([]);
    await expect(answer).resolves.toBe(true);
  });

  it('is given once where it is given twice', async () => {
    const { queue, given } = open();
    void queue.give(2, 'buy');
    await expect(queue.give(2, 'buy')).resolves.toBe(false);
    await settle();
    expect(given).toHaveLength(1);
    expect(queue.waiting).toEqual([2]);
  });

  it('of another seat does not wait', async () => {
    const { queue, given, acknowledge } = open();
    void queue.give(2, 'buy');
    void queue.give(0, 'bid 10');
    await settle();
    expect(given).toEqual([
      [2, 'buy'],
      [0, 'bid 10'],
    ]);
    await acknowledge();
    expect(queue.waiting).toEqual([0]);
  });

  it('that is refused is kept, with what refused it, until the next one', async () => {
    const { queue, refuse } = open();
    const answer = queue.give(2, 'buy');
    await settle();
    const failure = failureFor('id', { clause: 'BUY-1' });
    await refuse(failure);
    await expect(answer).resolves.toBe(false);
    expect(queue.unanswered).toEqual({ failure, seat: 2, action: 'buy', done: 0, count: 1 });
    expect(queue.waiting).toEqual([]);
    void queue.give(2, 'decline');
    expect(queue.unanswered).toBeNull();
  });

  it('whose connection was closed for good is not given, and nothing refused it', async () => {
    const { queue, refuse } = open();
    const answer = queue.give(2, 'buy');
    await settle();
    await refuse(CLOSED);
    await expect(answer).resolves.toBe(false);
    queue.hear(2, 'buy', CLOSED);
    expect(queue.unanswered).toBeNull();
    expect(queue.waiting).toEqual([]);
  });

  it('that cannot be sent blocks its seat no longer', async () => {
    const { queue, fail } = open();
    const answer = queue.give(2, 'buy');
    const failed = expect(answer).rejects.toThrow('no room is open');
    await settle();
    await fail();
    await failed;
    expect(queue.waiting).toEqual([]);
  });
});

describe('several answers', () => {
  it('are given one after the other', async () => {
    const { queue, given, acknowledge } = open();
    const answer = queue.giveAll(1, ['sell 1', 'sell 3']);
    await settle();
    expect(given).toEqual([[1, 'sell 1']]);
    await acknowledge();
    expect(given).toEqual([
      [1, 'sell 1'],
      [1, 'sell 3'],
    ]);
    expect(queue.waiting).toEqual([1]);
    await acknowledge();
    await expect(answer).resolves.toBe(true);
  });

  it('end with the first that is refused, which says how many came before it', async () => {
    const { queue, given, acknowledge, refuse } = open();
    const answer = queue.giveAll(1, ['sell 1', 'sell 3', 'sell 6']);
    await settle();
    await acknowledge();
    await refuse();
    await expect(answer).resolves.toBe(false);
    expect(given).toHaveLength(2);
    expect(queue.unanswered).toMatchObject({ action: 'sell 3', done: 1, count: 3 });
  });
});

describe('the check before an answer', () => {
  it('is made for each answer, and holds back those that do not pass', async () => {
    const { queue, given, acknowledge } = open();
    const checked: string[] = [];
    queue.check = (_, action) => {
      checked.push(action);
      return Promise.resolve(action !== 'sell 3');
    };
    const answer = queue.giveAll(1, ['sell 1', 'sell 3', 'sell 6']);
    await settle();
    await acknowledge();
    await expect(answer).resolves.toBe(false);
    expect(checked).toEqual(['sell 1', 'sell 3']);
    expect(given).toEqual([[1, 'sell 1']]);
    expect(queue.unanswered).toBeNull();
    expect(queue.waiting).toEqual([]);
  });

  it('keeps the seat waiting while it is made', async () => {
    const { queue } = open();
    queue.check = () => new Promise(() => undefined);
    void queue.give(1, 'buy');
    await settle();
    await expect(queue.give(1, 'decline')).resolves.toBe(false);
  });
});

describe('the outcome of another command of a seat', () => {
  it('is kept like that of an answer where it is a failure, and clears that otherwise', () => {
    const { queue } = open();
    const failure = failureFor('id');
    queue.hear(1, '', failure);
    expect(queue.unanswered).toEqual({ failure, seat: 1, action: '', done: 0, count: 1 });
    queue.hear(1, '', doneFor('id'));
    expect(queue.unanswered).toBeNull();
  });
});
