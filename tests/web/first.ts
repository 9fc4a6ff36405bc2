/** Says with which box somebody begins a game whose browser asks for these languages, and who reads one of them. */

import { readFileSync } from 'node:fs';

import type { GameManifest } from '../../web/src/core/contract.ts';
import type { EditionEntry, Language } from '../../web/src/generated/protocol.ts';
import { defaultEdition } from '../../web/src/setup/defaultEdition.ts';

interface Asked {
  editions: EditionEntry[];
  entries: GameManifest[];
  readers: [languages: string[], language: Language][];
}

const { editions, entries, readers } = JSON.parse(readFileSync(0, 'utf8')) as Asked;
const found = readers.map(([languages, language]) => {
  Object.defineProperty(globalThis, 'navigator', { value: { languages }, configurable: true });
  return entries.map((entry) => defaultEdition(entry, editions, language));
});
console.log(JSON.stringify(found));
