/** What the shells put together at a table of the card game. */

import type { GameSlots } from '../../core/contract.ts';
import Discards from './table/Discards.svelte';
import Holdings from './table/Holdings.svelte';
import Frame from './layout/Frame.svelte';
import QuickRules from './end/QuickRules.svelte';

/** Its frame, and its panels. */
export const SLOTS: GameSlots = { Frame, panels: { estate: Holdings, quick: QuickRules, discards: Discards } };
