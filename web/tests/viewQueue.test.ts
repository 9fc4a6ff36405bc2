import { describe, expect, it } from 'vitest';

import { ViewQueue } from '../src/session/liveGame.svelte.ts';
import { pass } from './support/clock.ts';
import { gameView } from './support/messages.ts';

/** A queue with one view for each number of moments. */
function queueOf(...moments: number[]): ViewQueue {
  const queue = new ViewQueue();
  for (const count of moments) queue.push(gameView([], { version: count }), count);
  return queue;
}

describe('the queue of views', () => {
  it('gives nothing before the moments have been shown that lead to a view', () => {
    const queue = queueOf(3);
    expect(queue.take(2)).toBeUndefined();
    expect(queue.take(3)?.view.version).toBe(3);
  });

  it('gives each view once', () => {
    const queue = queueOf(3);
    queue.take(3);
    expect(queue.take(Infinity)).toBeUndefined();
  });

  it('gives the last of several views and drops those before it', () => {
    const queue = queueOf(1, 2, 4);
    expect(queue.take(3)?.view.version).toBe(2);
    expect(queue.take(3)).toBeUndefined();
    expect(queue.take(4)?.view.version).toBe(4);
  });

  it('gives the later one of two views to which the same moments lead', () => {
    const queue = new ViewQueue();
    queue.push(gameView([], { timeLeft: 9 }), 2);
    queue.push(gameView([], { timeLeft: 8 }), 2);
    expect(queue.take(2)?.view.timeLeft).toBe(8);
    expect(queue.take(2)).toBeUndefined();
  });

  it('says when a view has come', async () => {
    const begun = performance.now();
    await pass(70);
    const queue = queueOf(1);
    await pass(500);
    expect(queue.take(1)).toMatchObject({ heardAt: begun + 70 });
  });

  it('is empty once it is cleared', () => {
    const queue = queueOf(1, 2);
    queue.clear();
    expect(queue.take(Infinity)).toBeUndefined();
  });
});
