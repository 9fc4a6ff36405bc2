/** What the shells put together at a table of the classic game. */

import type { GameSlots } from '../../core/contract.ts';
import Holdings from './deeds/Holdings.svelte';
import Frame from './layout/Frame.svelte';
import Settings from './settings/Settings.svelte';
import TradePanel from './trade/TradePanel.svelte';

/** Its frame, and its panels. */
export const SLOTS: GameSlots = { Frame, panels: { estate: Holdings, trades: TradePanel }, Settings };
