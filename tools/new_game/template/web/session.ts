/** The session at a table of this game. */

import type { PigBoxView, PigView } from '../../generated/pig.ts';
import { getSession as getAny } from '../../table/context.ts';
import type { Session as AnySession } from '../../table/session.svelte.ts';
import type { Seen as AnySeen } from '../game.ts';
import type { Shown } from './shown.ts';

/** Everything that this browser knows and can do. */
export type Session = AnySession<PigBoxView, PigView, Shown>;
/** What sentences and pictures are made from. */
export type Seen = AnySeen<PigBoxView, PigView, Shown>;

/** The session, where this game is known to be played. */
export const getSession = getAny as unknown as () => Session;
