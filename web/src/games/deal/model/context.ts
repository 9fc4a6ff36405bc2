/** The session at a table of the card game, and the box whose cards are shown. */

import { getContext, setContext } from 'svelte';

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
/** What the pictures of cards are made from: the box that they come from. */
export type Printed = Pick<GameReadModel, 'box'>;

/** The session, where this game is known to be played. */
export const getSession = getAny as () => Session;

const PRINTED = Symbol('printed');

/** Show the cards of another box than that of a table. */
export const setPrinted = (printed: Printed): Printed => setContext(PRINTED, printed);

/** The box whose cards are shown: that of the table, where no other is. */
export const getPrinted = (): Printed => getContext<Printed | undefined>(PRINTED) ?? getSession();
