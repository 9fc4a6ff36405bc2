/** The focus is never lost: when what has it goes away, it goes to something near. */

import type { Attachment } from 'svelte/attachments';

/** Give the focus to what matches the selector when the element inside that had it has gone. */
export function restoreFocus(selector: string): Attachment<HTMLElement> {
  return (box) => {
    let last: Element | null = null;
    const remember = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
    };
    // Whoever leaves of their own will is not called back; what left by going away is no longer connected.
    const forget = () => setTimeout(() => last?.isConnected && !box.contains(document.activeElement) && (last = null));
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
