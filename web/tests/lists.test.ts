/** Long lists: how much of them is on the page, and when that changes. */

import { flushSync } from 'svelte';
import { expect, onTestFinished, test, vi } from 'vitest';

import { ListStart } from '../src/table/log/listStart.svelte.ts';
import { ProgressiveList } from '../src/ui/lists/progressiveList.svelte.ts';
import { inEffect, reactive } from './support/effects.svelte.ts';

/** Frames that the test draws. */
function frames(): { draw(): void } {
  let due: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => due.push(callback));
  vi.stubGlobal('cancelAnimationFrame', (number: number) => (due[number - 1] = () => undefined));
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    draw() {
      const now = due;
      due = [];
      for (const callback of now) callback(0);
      flushSync();
    },
  };
}

test('what is far above the end of a list goes in a frame in which nothing comes below', () => {
  const screen = frames();
  const story = reactive({ lines: 50 });
  let start!: ListStart;
  onTestFinished(
    inEffect(() => {
      start = new ListStart(() => story.lines);
    }),
  );
  story.lines = 99;
  flushSync();
  screen.draw();
  screen.draw();
  expect(start.value).toBe(0);
  story.lines = 100;
  flushSync();
  screen.draw();
  expect(start.value).toBe(0);
  screen.draw();
  expect(start.value).toBe(50);
});

test('twice as many lines are on the page each time that more are asked for', () => {
  let start!: ListStart;
  onTestFinished(inEffect(() => (start = new ListStart(() => 1000))));
  const left = [0, 1, 2].map(() => {
    const { value } = start;
    start.showMore();
    flushSync();
    return value;
  });
  expect(left).toEqual([950, 900, 800]);
});

test('a list comes in batches, a task for each', () => {
  const board = reactive({ squares: 0 });
  let drawn!: ProgressiveList;
  onTestFinished(inEffect(() => (drawn = new ProgressiveList(() => board.squares, 8))));
  board.squares = 20;
  flushSync();
  const counts = [0, 1, 2, 3].map(() => {
    const { count } = drawn;
    vi.advanceTimersToNextTimer();
    flushSync();
    return count;
  });
  expect(counts).toEqual([0, 8, 16, 24]);
  expect(vi.getTimerCount()).toBe(0);
});
