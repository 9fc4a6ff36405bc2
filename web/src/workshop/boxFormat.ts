/** What the workshop knows of the boxes of any game: their values, and how a game checks, copies and stores them. */

import type { GameName } from '../core/contract.ts';
import type { Language } from '../generated/protocol.ts';
import type { MessageIdFor } from '../i18n/text.svelte.ts';
import { keptAs } from '../platform/basePath.ts';
import { readStored, type Guard } from '../platform/storedValue.ts';

export type BoxNames = Partial<Record<Language, string>>;

/** The values that boxes of all games have. */
export interface BoxBase {
  game: string;
  name: BoxNames;
  language: Language;
  languages: Language[];
  currency: string;
}

/** The boxes of a game. */
export interface BoxFormat<B extends BoxBase> {
  readonly game: GameName;
  /** Under which name a browser stores the box that was edited last. */
  readonly stored: string;
  /** The message that says what a new box takes from the edition it begins with. */
  readonly startNote: MessageIdFor;
  /** Whether a value can be edited as a box; the server checks what is in it. */
  readonly isBox: Guard<B>;
  /** A copy with a name of its own. */
  copyOf(box: B, name: string): B;
  /** A box with the figures of another one and without its names, in one language. */
  blankOf(box: B, language: Language, name: string): B;
  /** The box in the languages wished; a new one begins with the names of the first. */
  withLanguages(box: B, languages: readonly Language[]): B;
}

/** A box as canonical JSON: the content after which the server names it, and that a file contains. */
export function canonical(values: unknown): string {
  return JSON.stringify(values, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/** The box in the text of a file; null where there is none. */
export function parsedBox<B extends BoxBase>({ isBox }: BoxFormat<B>, text: string): B | null {
  try {
    const value: unknown = JSON.parse(text);
    return isBox(value) ? value : null;
  } catch {
    return null;
  }
}

/** A name in the languages wished; a new one begins with the name in the first language of the box. */
export const spokenIn = (name: BoxNames, languages: readonly Language[], first: Language): BoxNames =>
  Object.fromEntries(languages.map((language) => [language, name[language] ?? name[first] ?? '']));

/** The box that this browser stores; null where there is none. */
export const storedBox = <B extends BoxBase>({ stored, isBox }: BoxFormat<B>): B | null =>
  readStored(keptAs(stored), isBox);

/** Store a box in this browser; returns whether there was room. */
export function storeBox<B extends BoxBase>({ stored }: BoxFormat<B>, box: B): boolean {
  try {
    localStorage.setItem(keptAs(stored), JSON.stringify(box));
    return true;
  } catch {
    return false;
  }
}
