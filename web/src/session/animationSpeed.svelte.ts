/** How fast this browser shows what happens, at every table. */

import { choice } from '../platform/preference.svelte.ts';

export const SPEEDS = [1, 2, 4, 'skip'] as const;
export type Speed = (typeof SPEEDS)[number];

export const animationSpeed = choice('speed', SPEEDS);
