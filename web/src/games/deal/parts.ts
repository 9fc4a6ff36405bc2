/** What the shells put together at a table of the card game. */

import type { Parts } from '../game.ts';
import Discards from './Discards.svelte';
import Estate from './Estate.svelte';
import Frame from './Frame.svelte';
import Quick from './Quick.svelte';

/** Its frame, and its panels. */
export const PARTS: Parts = { Frame, panels: { estate: Estate, quick: Quick, discards: Discards } };
