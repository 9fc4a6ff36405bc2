import { beforeAll, expect, it } from 'vitest';

import type { GameReadModel } from '../src/games/deal/model/context.ts';
import { coloursIn, colourName, setName, setNameOf } from '../src/games/deal/text/names.ts';
import { t, text } from '../src/i18n/text.svelte.ts';

const SEEN = {
  box: {
    language: 'en',
    colours: [
      { key: 'brown', size: 3, rent: [1, 2, 9], name: { en: 'Nuts' } },
      { key: 'light-blue', size: 3, rent: [1, 2, 3], name: null },
      { key: 'pink', size: 0, rent: [], name: null },
      { key: 'orange', size: 3, rent: [1, 3, 5] },
    ],
  },
} as unknown as GameReadModel;

beforeAll(() => text.bring(['deal']));

it('calls a set as its box does, else by its colour, and a set in sentences', () => {
  expect([setNameOf(SEEN, 'brown'), colourName(SEEN, 'brown')]).toEqual(['Nuts', 'Nuts']);
  expect(setName(SEEN, 1)).toBe('Nuts set');
  expect([setName(SEEN, 4), colourName(SEEN, 'light-blue')]).toEqual([
    t('deal-set-light-blue'),
    t('colour-light-blue'),
  ]);
  expect(setNameOf(SEEN, 'orange')).toBe(t('deal-set-orange'));
});

it('leaves out the colours of which a box has no cards', () => {
  expect(coloursIn(SEEN).map(({ key }) => key)).toEqual(['brown', 'light-blue', 'orange']);
});
