/** The keyboard shortcuts of a page: one map, so that `?` can list every shortcut that works now. */

import { createContext } from 'svelte';

import type { MessageIdFor } from '../i18n/text.svelte.ts';

export interface Shortcut {
  /** `KeyboardEvent.key`, with `Shift+`, `Alt+` where held; letters in lower case, Space as `Space`. */
  readonly combo: string;
  /** The message that says what it does. */
  readonly id: MessageIdFor;
  readonly run: () => void;
}

/** Escape closes what was opened last; every other combination has one meaning at a time. */
const STACKED = 'Escape';

export class ShortcutMap {
  #list = $state.raw<readonly Shortcut[]>([]);
  /** The same, for effects that add and remove: what an effect reads of state when it ends is the value from before. */
  #latest: readonly Shortcut[] = [];
  /** The button that was last pressed with the pointer: Space is still the table's, and does not press it once more. */
  #pointed: Element | null = null;

  /** All shortcuts that work now, the latest first. */
  get list(): readonly Shortcut[] {
    return this.#list;
  }

  /** Add shortcuts until the returned function is called. */
  add(added: readonly Shortcut[]): () => void {
    for (const [place, one] of added.entries()) this.#rejectDuplicate(one, [...added.slice(0, place), ...this.#latest]);
    this.#set([...added, ...this.#latest]);
    return () => this.#set(this.#latest.filter((one) => !added.includes(one)));
  }

  /** Note what the pointer presses. */
  pointAt(event: PointerEvent): void {
    this.#pointed = event.target instanceof Element ? event.target.closest('button') : null;
  }

  /** Carry out what a key press means. */
  press(event: KeyboardEvent): void {
    // A user who closes with Escape what a press has opened has not turned to the keyboard.
    if (event.key !== ' ' && event.key !== 'Escape') this.#pointed = null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.isComposing || isWriting(event)) return;
    const combo = comboOf(event);
    const found = this.#latest.find((one) => one.combo === combo);
    if (!found || (this.#isPressing(event) && (combo === 'Space' || combo === 'Enter'))) return;
    event.preventDefault();
    // Some browsers press a button when the key comes up.
    if (combo === 'Space' && this.#pointed && event.target instanceof HTMLElement) event.target.blur();
    found.run();
  }

  #set(list: readonly Shortcut[]): void {
    this.#list = this.#latest = list;
  }

  #rejectDuplicate(one: Shortcut, others: readonly Shortcut[]): void {
    const other = others.find(({ combo }) => combo === one.combo);
    if (other && one.combo !== STACKED) console.error(`shortcut ${one.combo}: both ${other.id} and ${one.id}`);
  }

  /** Whether Space and Enter already mean the element that has the focus. */
  #isPressing(event: KeyboardEvent): boolean {
    const target = event.target;
    if (target === this.#pointed && event.key === ' ') return false;
    return (
      target instanceof Element &&
      target.matches('button, a[href], summary, input:not([type=range]), [role=button], [role=tab]')
    );
  }
}

/** The shortcuts of this page. */
export const [getShortcuts, setShortcuts] = createContext<ShortcutMap>();

/** Offer shortcuts while a component is shown; they are read anew when what they depend on changes. */
export function useShortcuts(offered: () => readonly Shortcut[]): void {
  const shortcuts = getShortcuts();
  $effect(() => shortcuts.add(offered()));
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
