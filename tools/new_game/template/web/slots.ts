/** What the shells put together at a table of this game. */

import type { GameSlots } from '../../core/contract.ts';
import Holdings from './Holdings.svelte';
import Frame from './Frame.svelte';

export const SLOTS: GameSlots = { Frame, panels: { estate: Holdings } };
