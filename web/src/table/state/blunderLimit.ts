/** From which loss on this browser is asked whether an answer is meant, at every table. */

import { choice } from '../../platform/preference.svelte.ts';

/** In percentage points; 0 is never. */
export const LIMITS = [0, 1, 2, 3, 5, 10] as const;

export const blunderLimit = choice('teacher', LIMITS);
