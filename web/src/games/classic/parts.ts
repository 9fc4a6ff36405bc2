/** What the shells put together at a table of the classic game. */

import type { Parts } from '../game.ts';
import Estate from './Estate.svelte';
import Frame from './Frame.svelte';
import Settings from './Settings.svelte';
import Trades from './Trades.svelte';

/** Its frame, and its panels. */
export const PARTS: Parts = { Frame, panels: { estate: Estate, trades: Trades }, Settings };
