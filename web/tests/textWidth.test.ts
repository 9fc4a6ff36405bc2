/** How wide names are: character by character as a reader counts them. */

import { afterEach, expect, test, vi } from 'vitest';

import { widthOf } from '../src/games/classic/board/textWidth.ts';

afterEach(() => vi.restoreAllMocks());

test('a letter with its accent is as wide as the letter, however it is written', () => {
  expect(widthOf('Università')).toBe(widthOf('Universita'));
  expect(widthOf('Universita\u0300')).toBe(widthOf('Universita'));
});

test('an emoji of several signs is one', () => {
  expect(widthOf('👩‍🚀')).toBe(widthOf('🚀'));
  expect(widthOf('🚀🚀')).toBe(2 * widthOf('🚀'));
});

test('names in Latin letters need no segmenter, which takes long to make', () => {
  const made = vi.spyOn(Intl, 'Segmenter');
  expect(widthOf('Rue de la Loi – Łódź')).toBeGreaterThan(widthOf('Rue de la Loi'));
  expect(made).toHaveBeenCalled();
  made.mockClear();
  widthOf('Straße des 17. Juni, Łódź');
  expect(made).not.toHaveBeenCalled();
});
