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
