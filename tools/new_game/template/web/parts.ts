/** What the shells put together at a table of this game. */

import type { Parts } from '../game.ts';
import Estate from './Estate.svelte';
import Frame from './Frame.svelte';

export const PARTS: Parts = { Frame, panels: { estate: Estate } };
