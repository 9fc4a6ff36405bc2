import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { MessageIdFor } from '../src/i18n/text.svelte.ts';
import { type Shortcut, ShortcutMap } from '../src/ui/shortcuts.svelte.ts';
import { seenByEffect } from './support/effects.svelte.ts';
import { takeReports } from './support/reports.ts';

const shortcut = (combo: string, id: MessageIdFor = 'key-help') =>
  ({ combo, id, run: vi.fn<() => void>() }) satisfies Shortcut;

/** A key press on the page, or on an element that matches some selectors. */
function pressOf(key: string, init: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { key, preventDefault: vi.fn(), ...init } as unknown as KeyboardEvent;
}

/** An element that matches the selectors that name its tag. */
function elementOf(tag: string): HTMLElement {
  const element = new HTMLElement() as unknown as Record<string, unknown>;
  element['matches'] = (selectors: string) => selectors.split(/[\s,:[]+/).includes(tag);
  element['closest'] = () => element;
  element['blur'] = vi.fn();
  return element as unknown as HTMLElement;
}

describe('the shortcuts of a page', () => {
  let map: ShortcutMap;

  beforeEach(() => {
    vi.stubGlobal('Element', HTMLElement);
    map = new ShortcutMap();
  });

  it('run while they are offered', () => {
    const one = shortcut('s');
    const remove = map.add([one]);
    map.press(pressOf('S'));
    remove();
    map.press(pressOf('s'));
    expect(one.run).toHaveBeenCalledOnce();
  });

  it.each([
    ['Space', pressOf(' ')],
    ['Shift+ArrowLeft', pressOf('ArrowLeft', { shiftKey: true })],
    ['Alt+x', pressOf('x', { altKey: true })],
    ['?', pressOf('?', { shiftKey: true })],
  ])('name a press %s', (combo, event) => {
    const one = shortcut(combo);
    map.add([one]);
    map.press(event);
    expect(one.run).toHaveBeenCalledOnce();
    // eslint-disable-next-line @typescript-eslint/unbound-method -- a mock that is only looked at
    expect(event.preventDefault).toHaveBeenCalledOnce();
  });

  it.each([
    ['with a modifier of the browser', pressOf('s', { ctrlKey: true })],
    ['while a field is written in', pressOf('s', { target: elementOf('textarea') })],
    ['that something else has handled', pressOf('s', { defaultPrevented: true })],
    ['of an input method', pressOf('s', { isComposing: true })],
  ])('leave a press alone %s', (_, event) => {
    const one = shortcut('s');
    map.add([one]);
    map.press(event);
    expect(one.run).not.toHaveBeenCalled();
  });

  it('leave Space to a focused button, unless the pointer pressed it last', () => {
    const one = shortcut('Space');
    const button = elementOf('button');
    map.add([one]);
    map.press(pressOf(' ', { target: button }));
    expect(one.run).not.toHaveBeenCalled();
    map.pointAt({ target: button } as unknown as PointerEvent);
    map.press(pressOf(' ', { target: button }));
    expect(one.run).toHaveBeenCalledOnce();
  });

  it('report a combination with two meanings, and the latest wins', () => {
    const [first, second] = [shortcut('s', 'key-story'), shortcut('s', 'key-sound')];
    map.add([first]);
    map.add([second]);
    map.press(pressOf('s'));
    expect(first.run).not.toHaveBeenCalled();
    expect(second.run).toHaveBeenCalledOnce();
    expect(takeReports()).toEqual(['shortcut s: both key-story and key-sound']);
  });

  it('report a combination that one component offers twice', () => {
    map.add([shortcut('s', 'key-story'), shortcut('s', 'key-sound')]);
    expect(takeReports()).toHaveLength(1);
  });

  it('let Escape close what was opened last', () => {
    const [panel, warning] = [shortcut('Escape', 'key-close'), shortcut('Escape', 'teacher-again')];
    map.add([panel]);
    const remove = map.add([warning]);
    map.press(pressOf('Escape'));
    remove();
    map.press(pressOf('Escape'));
    expect([warning.run.mock.calls.length, panel.run.mock.calls.length]).toEqual([1, 1]);
  });

  it('are seen by effects', () => {
    const seen = seenByEffect(() => map.list.map(({ combo }) => combo));
    seen.values();
    const remove = map.add([shortcut('s'), shortcut('r')]);
    seen.values();
    remove();
    expect(seen.values()).toEqual([[], ['s', 'r'], []]);
  });
});
