import { expect, it, vi } from 'vitest';

import { StaticLoadingScreen } from '../src/ui/staticLoadingScreen.ts';
import { pass } from './support/clock.ts';

/** The element that came with the page, and the line in which it says what is being done. */
function elementOf() {
  const line = { textContent: '' };
  const remove = vi.fn();
  return { line, remove, element: { remove, querySelector: () => line } as unknown as Element };
}

it('stays while one loading screen of the program follows another, and says what each says', async () => {
  const { element, line, remove } = elementOf();
  const screen = new StaticLoadingScreen(element);
  const first = screen.keep();
  screen.say('one');
  await pass(0);
  first();
  const second = screen.keep();
  screen.say('another');
  await pass(0);
  expect(screen.isShown).toBe(true);
  expect(line.textContent).toBe('another');
  expect(remove).not.toHaveBeenCalled();
  second();
  await pass(0);
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.isShown).toBe(false);
});

it('goes where the page begins with something else', async () => {
  const { element, remove } = elementOf();
  const screen = new StaticLoadingScreen(element);
  await pass(0);
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.isShown).toBe(false);
});
