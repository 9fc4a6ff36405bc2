/** Long words of names are cut between their parts or syllables, in every language that names are written in. */

import { expect, test } from 'vitest';

import { inTwo, softened } from '../src/games/classic/text/hyphenation.ts';

test.each([
  ['Elektriciteitscentrale', 'Elektriciteits- centrale'],
  ['Waterleidingmaatschappij', 'Waterleiding- maatschappij'],
  ['Buurtspoorwegen', 'Buurt- spoorwegen'],
  ['Diestsestraat', 'Diestse- straat'],
  ['Bijenkorfstraat', 'Bijenkorf- straat'],
  ['Gasthuisstraat', 'Gasthuis- straat'],
  ['Saint-Léonard', 'Saint- Léonard'],
  ['dell’Indipendenza', 'dell’Indi- pendenza'],
  ['Rappresentante', 'Rappre- sentante'],
  ['Champignonnière', 'Champignon- nière'],
])('%s is cut where its parts or syllables meet', (word, cut) => {
  expect(inTwo(word)).toBe(cut);
});

test('a long word may be cut at each of its syllables, so that its column decides', () => {
  const cut = softened('Elektriciteitscentrale').split('\u00ad');
  expect(cut).toEqual(['Elek', 'tri', 'ci', 'teits', 'cen', 'trale']);
});

test('a word that is not long stays whole beside one that is', () => {
  expect(softened('Avenue du Rassemblement').split('\u00ad')[0]).toBe('Avenue du Ras');
  expect(softened('Parco della Vittoria')).toBe('Parco della Vittoria');
});
