/** The games that there are: the one place outside their own that names them. */

import { MANIFEST as CLASSIC } from './classic/manifest.ts';
import HomeBackdrop from './classic/backdrop/HomeBackdrop.svelte';
import { MANIFEST as DEAL } from './deal/manifest.ts';
import type { Games } from '../core/contract.ts';

/** In the order in which the start page offers them. */
export const GAMES: Games = { list: [CLASSIC, DEAL], HomeBackdrop };
