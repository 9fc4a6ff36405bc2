/** The state of the screen of one table. Each table on a page has its own. */

import { createContext } from 'svelte';

import type { Session } from '../../session/session.svelte.ts';
import { Toasts } from '../../ui/toasts.svelte.ts';
import { BlunderCheck } from './blunderCheck.svelte.ts';
import { Panels } from './panels.svelte.ts';
import { QuestionScroll } from './questionScroll.ts';

/** What a table has beside its session, whichever game is played at it. */
export class TableState {
  readonly panels: Panels;
  readonly toasts = new Toasts();
  readonly blunderCheck: BlunderCheck;
  readonly questionScroll = new QuestionScroll();
  /** Open an offer in the notation where offers are put together, so that it can be made; null at games without any. */
  openOffer: ((seat: number, offer: string) => void) | null = null;

  constructor(session: Session) {
    this.panels = new Panels(session.animationQueue);
    this.blunderCheck = new BlunderCheck(session);
  }
}

export const [getTableState, setTableState] = createContext<TableState>();

/** The panels of this table. */
export function getPanels(): Panels {
  return getTableState().panels;
}

/** The toasts of this table. */
export function getToasts(): Toasts {
  return getTableState().toasts;
}

/** The check of the answers given at this table. */
export function getBlunderCheck(): BlunderCheck {
  return getTableState().blunderCheck;
}

/** How the page is scrolled for the open question of this table. */
export function getQuestionScroll(): QuestionScroll {
  return getTableState().questionScroll;
}
