/** The session at a table of the classic game. */

import type { TableView } from '../../generated/classic.ts';
import { getSession as getAny } from '../../table/context.ts';
import type { Session as AnySession } from '../../table/session.svelte.ts';
import type { Seen as AnySeen } from '../game.ts';
import type { BoxView } from './box.ts';
import type { Shown } from './shown.ts';

/** Everything that this browser knows and can do. */
export type Session = AnySession<BoxView, TableView, Shown>;
/** What words and pictures are made from. */
export type Seen = AnySeen<BoxView, TableView, Shown>;

/** The session, where this game is known to be played. */
export const getSession = getAny as unknown as () => Session;
