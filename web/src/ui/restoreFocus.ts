/** The focus is never lost: when what has it goes away, it goes to something near. */

import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** Give the focus to what matches the selector when the element inside that had it has gone. */
export function restoreFocus(selector: string): Attachment<HTMLElement> {
  return (box) => {
    let last: Element | null = null;
    const remember = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
    };
    // A user who moves the focus away is not called back. What loses it by going away is no longer connected by the
    // next task, or is disabled, though perhaps not any more by then.
    const isLeft = () => last?.isConnected && !box.contains(document.activeElement);
    const forget = () => last?.matches(':disabled') || setTimeout(() => isLeft() && (last = null));
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      box.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    });
    box.addEventListener('focusin', remember);
    box.addEventListener('focusout', forget);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('focusin', remember);
      box.removeEventListener('focusout', forget);
    };
  };
}

/** Give the focus to an element when it appears, as to the first thing to read of what has just opened. */
export function takeFocus(element: HTMLElement | SVGElement): void {
  element.focus({ preventScroll: true });
}

/** Give the focus to an element when it appears, if what had it has gone. */
export function catchFocus(element: HTMLElement | SVGElement): void {
  if (document.activeElement === document.body) takeFocus(element);
}

/** The id of the heading of the open question, of which each table on a page has one. */
const QUESTION = '#question-head';

/** The heading of the open question in a part of the page. */
export function questionIn(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>(QUESTION);
}

/** Gives the focus back, when something of a table is closed, to what had it before at the same table. */
export class FocusReturn {
  #opener: Element | null = null;
  readonly #table: { readonly root: ParentNode };

  /** The table says in which part of the page it is. */
  constructor(table: { readonly root: ParentNode }) {
    this.#table = table;
  }

  /** Note what has the focus as something is opened. */
  note(): void {
    const { activeElement, body } = document;
    if (activeElement !== body && this.#table.root.contains(activeElement)) this.#opener = activeElement;
  }

  /** Once what was open has gone, give the focus back if it went with it; to the open question if the opener has gone, too. */
  async restore(): Promise<void> {
    const opener = this.#opener;
    this.#opener = null;
    await tick();
    const back = opener?.isConnected ? opener : questionIn(this.#table.root);
    if (back instanceof HTMLElement || back instanceof SVGElement) catchFocus(back);
  }
}
