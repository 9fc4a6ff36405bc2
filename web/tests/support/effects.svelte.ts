/** Effects, as components have them. */

import { flushSync } from 'svelte';
import { onTestFinished } from 'vitest';

/** Return the values that an effect has seen, which grow with each one that it sees. */
export function seenByEffect<T>(read: () => T): { values(): T[] } {
  const values: T[] = [];
  const stop = $effect.root(() => {
    $effect(() => void values.push(read()));
  });
  onTestFinished(stop);
  return {
    values() {
      flushSync();
      return values;
    },
  };
}

/** Run what a component does when it is set up, and its effects, until the returned function is called. */
export function inEffect(setUp: () => void): () => void {
  const stop = $effect.root(setUp);
  flushSync();
  return stop;
}

/** Make a value that effects see change. */
export function reactive<T extends object>(value: T): T {
  const state = $state(value);
  return state;
}
