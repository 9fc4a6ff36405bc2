/** The keyboard: one registry, so that `?` can list every shortcut that works now. */

import type { MessageIdFor } from '../i18n/text.svelte.ts';

export interface Shortcut {
  /** `KeyboardEvent.key`, with `Shift+`, `Alt+` where held; letters in lower case, Space as `Space`. */
  combo: string;
  /** The message that says what it does. */
  id: MessageIdFor;
  run: () => void;
}

class Shortcuts {
  /** What works now, the latest first: a panel's keys come before the table's. */
  list = $state.raw<readonly Shortcut[]>([]);
}

export const shortcuts = new Shortcuts();
/** The same, for those who add and take away: what an effect reads when it ends is how things were before. */
let list: readonly Shortcut[] = [];

/** Let a key do something until the returned function is called; use inside `$effect(() => key(…))`. */
export function addShortcut(combo: string, id: MessageIdFor, run: () => void): () => void {
  const one: Shortcut = { combo, id, run };
  shortcuts.list = list = [one, ...list];
  return () => {
    shortcuts.list = list = list.filter((other) => other !== one);
  };
}

/** The button that was last pressed with the pointer: Space is still the table's, and does not press it once more. */
let pointed: Element | null = null;

/** Note what the pointer presses; mounted once on the window. */
export function pointedAt(event: PointerEvent): void {
  pointed = event.target instanceof Element ? event.target.closest('button') : null;
}

/** Carry out what a key press means; mounted once on the window. */
export function pressed(event: KeyboardEvent): void {
  // Who puts away with Escape what a press has opened has not turned to the keys.
  if (event.key !== ' ' && event.key !== 'Escape') pointed = null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.isComposing || isWriting(event)) return;
  const combo = comboOf(event);
  const found = shortcuts.list.find((one) => one.combo === combo);
  if (!found || (isPressing(event) && (combo === 'Space' || combo === 'Enter'))) return;
  event.preventDefault();
  // Some browsers press a button when the key comes up.
  if (combo === 'Space' && pointed && event.target instanceof HTMLElement) event.target.blur();
  found.run();
}

function comboOf(event: KeyboardEvent): string {
  const name = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // Shift is part of a sign such as ? and told apart only for letters and named keys.
  const shifted = event.shiftKey && (name.length > 1 || name !== name.toUpperCase());
  return `${event.altKey ? 'Alt+' : ''}${shifted ? 'Shift+' : ''}${name}`;
}

function isWriting(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target.matches('input:not([type=button], [type=checkbox], [type=radio], [type=range], [type=submit])');
}

/** Whether Space and Enter already mean the thing that has the focus. */
function isPressing(event: KeyboardEvent): boolean {
  const target = event.target;
  if (target === pointed && event.key === ' ') return false;
  return (
    target instanceof Element &&
    target.matches('button, a[href], summary, input:not([type=range]), [role=button], [role=tab]')
  );
}
