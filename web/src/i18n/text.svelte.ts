/** Every word on the screen, in the reader's language; a change of language changes everything at once. */

import { untrack } from 'svelte';
import words from 'virtual:words';

import type { MessageArguments, MessageId } from '../generated/messages.ts';
import { FALLBACK, LANGUAGES, type Language } from '../generated/protocol.ts';
import { Preference } from '../platform/preference.svelte.ts';
import { grouped } from './grouping.ts';
import { Messages, type Values } from './messages.ts';
import { preferredLocales } from './preferredLocales.ts';

/** A name in the languages that have one for it. */
export type Names = Partial<Record<Language, string>>;
export type { Values };

/** What a message needs to be given; of several messages, what all of them need together. */
export type ArgumentsOf<Id extends MessageId> = (
  Id extends unknown ? (given: MessageArguments[Id]) => void : never
) extends (given: infer All) => void
  ? All
  : never;
/** The messages that need no more than some arguments; without a type argument, those that need none. */
export type MessageIdFor<Given = unknown> = {
  [Id in MessageId]: Given extends MessageArguments[Id] ? Id : never;
}[MessageId];

const KNOWN = Object.keys(LANGUAGES) as Language[];
/** A space at which no line breaks. */
const HELD = '\u00a0';
/** What all games share, and how each is offered. */
const SHARED = 'all';
const messages = Object.fromEntries(KNOWN.map((language) => [language, new Messages(language)])) as Record<
  Language,
  Messages
>;
/** The texts that are there, or on their way: a language's, and of those what all share or what one game says. */
const brought: Record<string, Promise<void> | undefined> = {};

function bringPart(language: Language, part: string): Promise<void> {
  const name = `${language}/${part}`;
  if (brought[name]) return brought[name];
  const fetched = words[name];
  if (!fetched) throw new Error(`there are no texts ${name}`);
  const coming = fetched().then(({ default: part }) => messages[language].add(part));
  brought[name] = coming;
  coming.catch(() => (brought[name] = undefined));
  return coming;
}

function browserLanguage(): Language {
  const wished = preferredLocales().map((locale) => KNOWN.find((language) => language === locale.language));
  return wished.find((language) => language !== undefined) ?? FALLBACK;
}

const chosen = new Preference<Language>(
  'language',
  (stored) => KNOWN.find((language) => language === stored),
  browserLanguage,
);

class Text {
  /** The box that is spoken of, whose names may be in its own language alone, and whose sums are in its currency. */
  box = $state.raw<{ readonly language: Language; readonly currency: string } | null>(null);
  #language = $state<Language>(chosen.value);
  #parts: readonly string[] = [SHARED];
  /** The language that was wished last; its texts may still be on their way. */
  #wished = this.#language;

  constructor() {
    document.documentElement.lang = this.#language;
  }

  /** The language of the screen. */
  get language(): Language {
    return this.#language;
  }

  /** The screen changes as soon as the texts are there, all at once. */
  set language(language: Language) {
    this.#wished = language;
    chosen.value = language;
    void this.#bring(language).then(() => {
      if (this.#wished !== language) return;
      this.#language = language;
      document.documentElement.lang = language;
    });
  }

  /**
   * Fetch what all games share, and the texts of some games; nothing is said before its texts are there. Another
   * language brings them itself: no screen that waited for them need be built anew.
   */
  bring(games: readonly string[] = []): Promise<void> {
    this.#parts = [...new Set([...this.#parts, ...games])];
    return this.#bring(untrack(() => this.#language));
  }

  async #bring(language: Language): Promise<void> {
    await Promise.all(this.#parts.map((part) => bringPart(language, part)));
    // What was wished meanwhile has to have them too.
    if (language !== this.#wished) await this.#bring(this.#wished);
  }
}

export const text = new Text();

/** Whether there is a message of this id. */
export function has(id: string): boolean {
  return messages[text.language].has(id);
}

/** Whether a message only echoes what another of the same step says. */
export function echoes(id: string): boolean {
  return messages[text.language].hasAttribute(id, 'echo');
}

/** The message of an id; money is passed ready-made. */
export function t<const Id extends MessageId>(
  id: Id,
  ...values: unknown extends ArgumentsOf<Id> ? [] : [values: ArgumentsOf<Id>]
): string {
  return lookUp(id, values[0] as Values | undefined);
}

/** The message of an id of which only the beginning is known before the page runs; says what is missing. */
export function lookUp(id: string, values?: Values): string {
  const said = messages[text.language].say(id, values);
  if (said === undefined) console.error(`no message ${id} in ${text.language}`);
  return said ?? id;
}

/** A name in the reader's language, else in the box's. */
export function nameIn(names: Names): string {
  return names[text.language] ?? names[text.box?.language ?? FALLBACK] ?? Object.values(names)[0] ?? '';
}

/** A printed name as a sentence has it: in quotation marks where it consists of another language's words. */
export function inSentence(name: string, names: Names): string {
  return names[text.language] === undefined ? t('quoted', { text: name }) : name;
}

/** A plain whole number, grouped as the language does. To ask the browser for it would take a phone a tenth of a second. */
export function number(value: number): string {
  const digits = grouped(String(Math.abs(value)), text.language);
  return `${value < 0 ? '−' : ''}${digits}`;
}

/** A share as a percentage. */
export function percent(share: number): string {
  return new Intl.NumberFormat(text.language, { style: 'percent' }).format(share);
}

/** How dates are written: as the reader's region does; English without a region is that of the United Kingdom. */
export function region(): string {
  const own = preferredLocales().find((wish) => wish.language === text.language && wish.region);
  return own?.toString() ?? (text.language === 'en' ? 'en-GB' : text.language);
}

/** A sum in the currency of the box, that on the table if none is named: M 1.085 in Italian, M 1,085 or €1,085 in English, 1 085 € in French. */
export function money(amount: number, currency = text.box?.currency ?? 'M'): string {
  const sign = amount < 0 ? '−' : '';
  const digits = number(Math.abs(amount));
  const { behind, close } = LANGUAGES[text.language];
  if (behind) return `${sign}${digits}${HELD}${currency}`;
  return `${sign}${currency}${close && !/\p{L}/u.test(currency) ? '' : HELD}${digits}`;
}
