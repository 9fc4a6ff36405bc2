/** The games that there are: the one place outside their own that names them. */

import { ENTRY as CLASSIC } from './classic/entry.ts';
import Frontispiece from './classic/Frontispiece.svelte';
import { ENTRY as DEAL } from './deal/entry.ts';
import type { Games } from './game.ts';

/** In the order in which the start page offers them. */
export const GAMES: Games = { list: [CLASSIC, DEAL], Frontispiece };
