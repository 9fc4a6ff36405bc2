/** How wide names are: character by character as a reader counts them. */

import { expect, onTestFinished, test, vi } from 'vitest';

import { widthOf } from '../src/games/classic/board/textWidth.ts';
import { clustersOf } from '../src/i18n/graphemes.ts';

test('a letter with its accent is as wide as the letter, however it is written', () => {
  expect(widthOf('Università')).toBe(widthOf('Universita'));
  expect(widthOf('Universita\u0300')).toBe(widthOf('Universita'));
});

test('an emoji of several signs is one', () => {
  expect(widthOf('👩‍🚀')).toBe(widthOf('🚀'));
  expect(widthOf('🚀🚀')).toBe(2 * widthOf('🚀'));
});

test('names in Latin letters need no segmenter, which takes long to make, and all others one', async () => {
  vi.resetModules();
  const fresh = await import('../src/games/classic/board/textWidth.ts');
  const made = vi.spyOn(Intl, 'Segmenter');
  onTestFinished(() => made.mockRestore());
  for (const name of ['Straße des 17. Juni, Łódź', 'Rue de l’Église – Bruxelles']) fresh.widthOf(name);
  expect(made).not.toHaveBeenCalled();
  for (const name of ['🚀', 'Universita\u0300']) fresh.widthOf(name);
  expect(made).toHaveBeenCalledTimes(1);
});

test('what needs no segmenter is divided as one would divide it', () => {
  const codes = Array.from({ length: 0x2028 }, (_, code) => code).filter((code) => code >= 0x20);
  const plain = codes.filter((code) => code <= 0x24f || code >= 0x2010).map((code) => String.fromCharCode(code));
  const segments = Array.from(new Intl.Segmenter().segment(plain.join('')), ({ segment }) => segment);
  expect(segments).toEqual(plain);
  expect(clustersOf(plain.join(''))).toEqual(plain);
});
