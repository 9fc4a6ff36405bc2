/** Texts: what the types of a message allow, and what is shown and reported where an identifier is unknown. */

import { expect, onTestFinished, test, vi } from 'vitest';

import { LANGUAGES, type Language } from '../src/generated/protocol.ts';
import { listed } from '../src/i18n/listFormat.ts';
import { lookUp, t, text } from '../src/i18n/text.svelte.ts';
import { keptAs } from '../src/platform/basePath.ts';
import { takeReports } from './support/reports.ts';

/** Calls that do not compile; svelte-check reports an expectation that is not met. */
export function refused(count: number, code: 'blocked' | 'unheard-of', open: string): void {
  // @ts-expect-error there is no such message
  t('no-such-message');
  // @ts-expect-error an argument is missing
  t('analysis-good');
  // @ts-expect-error an argument has another name
  t('analysis-good', { number: count });
  // @ts-expect-error an argument is superfluous
  t('analysis-good', { count, number: count });
  // @ts-expect-error this message has no arguments
  t('start-title', { count });
  // @ts-expect-error a text does not select a plural
  t('analysis-good', { count: String(count) });
  // @ts-expect-error what one of two messages needs is missing
  t(count > 1 ? 'start-title' : 'analysis-good');
  // @ts-expect-error one message of the family is missing
  t(`room-failed-${code}`);
  // @ts-expect-error the family is open: lookUp
  t(`room-failed-${open}`);
}

test('a message of which only the beginning is known is looked up, and reported where it is missing', () => {
  expect(lookUp('room-failed-unheard-of')).toBe('room-failed-unheard-of');
  expect(takeReports().join()).toContain('no message room-failed-unheard-of');
});

test.each([
  [['de-DE', 'nl-BE', 'it'], 'nl'],
  [['it_IT.UTF-8'], 'it'],
  [['fr-CH', 'en'], 'fr'],
  [['de', 'C', ''], 'en'],
  [[], 'en'],
])('a browser that asks for %j reads the first language that there is', async (languages, read) => {
  localStorage.removeItem(keptAs('language'));
  vi.stubGlobal('navigator', { languages });
  vi.resetModules();
  const fresh = await import('../src/i18n/text.svelte.ts');
  expect(fresh.text.language).toBe(read);
});

test('whole numbers in a message are written without a number format, which takes a phone long to bring', async () => {
  const formats = vi.spyOn(Intl, 'NumberFormat');
  onTestFinished(() => formats.mockRestore());
  await text.bring();
  expect(t('lobby-player', { seat: 3 })).toContain('3');
  expect(t('lobby-player', { seat: 1234 })).toContain('1,234');
  expect(formats).not.toHaveBeenCalled();
});

test('names are listed as a list format does, which takes a phone long to bring, and without one', async () => {
  const names = ['Ada', 'Bruno', 'Carla', 'Dora'];
  const formats = vi.spyOn(Intl, 'ListFormat');
  onTestFinished(() => {
    formats.mockRestore();
  });
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    text.language = language;
    await text.bring();
    const found = [0, 1, 2, 3, 4].map((count) => listed(names.slice(0, count)));
    expect(formats).not.toHaveBeenCalled();
    const format = new Intl.ListFormat(language, { type: 'conjunction' });
    expect(found).toEqual([0, 1, 2, 3, 4].map((count) => format.format(names.slice(0, count))));
    formats.mockClear();
  }
});
