/** Which panel stands open beside the table (below it on a phone), and what it speaks of. */

import type { GameDefinition } from '../../core/contract.ts';
import { lookUp, t } from '../../i18n/text.svelte.ts';
import { FocusReturn } from '../../ui/restoreFocus.ts';

export class Panels {
  /** The open panel; null shows story and ledger on a desk, the question on a phone. */
  open = $state<string | null>(null);
  /** Whose estate is shown; null means one's own. */
  seat = $state<number | null>(null);
  /** The clause at which the rules stand open. */
  clause = $state<string | null>(null);
  /** The sizes of the bar with their names, as the browser measures them. */
  barSizes = $state.raw<readonly ResizeObserverSize[]>();
  /** How much of the bottom of a phone's screen the bar takes, in pixels. */
  readonly barHeight = $derived(Math.round(this.barSizes?.[0]?.blockSize ?? 0));

  readonly #focus: FocusReturn;

  /** The table says in which part of the page it is. */
  constructor(table: { readonly root: ParentNode }) {
    this.#focus = new FocusReturn(table);
  }

  /** Open a panel, or close it when it is the one that stands open. */
  toggle(panel: string): void {
    if (this.open === panel) this.close();
    else this.show(panel);
  }

  /** Open a panel; when it closes, the focus goes back to what has it now. */
  show(panel: string): void {
    if (this.open === null) this.#focus.note();
    this.open = panel;
  }

  /** Show the estate of a seat. */
  estate(seat: number | null): void {
    this.seat = seat;
    this.show('estate');
  }

  /** Show the rules at a clause. */
  rule(clause: string): void {
    this.clause = clause;
    this.show('rules');
  }

  /** Close the panel; the focus goes back to where it came from, or to the question. */
  close(): void {
    this.open = null;
    void this.#focus.restore();
  }

  /** Let Escape close the panel from a field in it, in which keys are letters otherwise. */
  readonly closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    if (event.target instanceof HTMLElement) event.target.blur();
    this.close();
  };
}

/** Return the title of a panel. */
export function panelTitle(game: GameDefinition | null, panel: string): string {
  const title = game?.panels.find((own) => own.panel === panel)?.title;
  return title ? t(title) : lookUp(`panel-${panel}`);
}
