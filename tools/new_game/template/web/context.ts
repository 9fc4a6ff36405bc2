/** The session at a table of this game. */

import type { PigBoxView, PigView } from '../../generated/pig.ts';
import { getSession as getAny } from '../../session/context.ts';
import type { Session as AnySession } from '../../session/session.svelte.ts';
import type { GameReadModel as AnyGameReadModel } from '../../core/contract.ts';
import type { DisplayState } from './displayState.ts';

/** Everything that this browser knows and can do. */
export type Session = AnySession<PigBoxView, PigView, DisplayState>;
/** What sentences and pictures are made from. */
export type GameReadModel = AnyGameReadModel<PigBoxView, PigView, DisplayState>;

/** The session, where this game is known to be played. */
export const getSession = getAny as () => Session;
