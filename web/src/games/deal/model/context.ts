/** The session at a table of the card game. */

import type { DealView } from '../../../generated/deal.ts';
import { getSession as getAny } from '../../../session/context.ts';
import type { Session as AnySession } from '../../../session/session.svelte.ts';
import type { GameReadModel as AnyGameReadModel } from '../../../core/contract.ts';
import type { BoxView } from './box.ts';
import type { DisplayState } from './displayState.ts';

/** Everything that this browser knows and can do. */
export type Session = AnySession<BoxView, DealView, DisplayState>;
/** What words and pictures are made from. */
export type GameReadModel = AnyGameReadModel<BoxView, DealView, DisplayState>;

/** The session, where this game is known to be played. */
export const getSession = getAny as () => Session;
