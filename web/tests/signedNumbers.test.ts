/** Differences between percentages: in percentage points, with a true minus, in every language. */

import { expect, it } from 'vitest';

import { LANGUAGES, type Language } from '../src/generated/protocol.ts';
import { changeText, signed, sizeText } from '../src/i18n/signedNumbers.ts';
import { text } from '../src/i18n/text.svelte.ts';

it.each([
  ['en', '+2.4\u00a0pp', '−16.8 ± 0.3\u00a0pp', '0.0\u00a0pp', '1.5 ± 0.5\u00a0pp'],
  ['it', '+2,4\u00a0punti', '−16,8 ± 0,3\u00a0punti', '0,0\u00a0punti', '1,5 ± 0,5\u00a0punti'],
  ['nl', '+2,4\u00a0procentpunt', '−16,8 ± 0,3\u00a0procentpunt', '0,0\u00a0procentpunt', '1,5 ± 0,5\u00a0procentpunt'],
  ['fr', '+2,4\u00a0pt', '−16,8 ± 0,3\u00a0pt', '0,0\u00a0pt', '1,5 ± 0,5\u00a0pt'],
])('a change of odds is written in points in %s', async (language, gain, loss, none, size) => {
  text.language = language as Language;
  await text.bring(['panels']);
  expect(changeText(0.024)).toBe(gain);
  expect(changeText(-0.168, 0.003)).toBe(loss);
  expect(changeText(0)).toBe(none);
  expect(sizeText(-0.015, 0.005)).toBe(size);
});

it('no language writes a hyphen for a minus', async () => {
  for (const language of Object.keys(LANGUAGES)) {
    text.language = language as Language;
    await text.bring(['panels']);
    expect(signed(-3, 0)).toBe('−3');
  }
});
