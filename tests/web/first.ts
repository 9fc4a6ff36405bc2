/** Says with which box somebody begins a game whose browser asks for these languages, and who reads one of them. */

import { readFileSync } from 'node:fs';

import { MANIFEST as classic } from '../../web/src/games/classic/manifest.ts';
import { MANIFEST as deal } from '../../web/src/games/deal/manifest.ts';
import type { EditionEntry, Language } from '../../web/src/generated/protocol.ts';
import { defaultEdition } from '../../web/src/setup/defaultEdition.ts';

interface Asked {
  editions: EditionEntry[];
  readers: [languages: string[], language: Language][];
}

const { editions, readers } = JSON.parse(readFileSync(0, 'utf8')) as Asked;
const games = [classic, deal];
const found = readers.map(([languages, language]) => {
  Object.defineProperty(globalThis, 'navigator', { value: { languages }, configurable: true });
  return games.map((game) => defaultEdition(game, editions, language));
});
const regional = games.flatMap(({ edition, regions }) => [edition, ...Object.values(regions ?? {})]);
console.log(JSON.stringify({ found, regional }));
