/** Every word on the screen, in the reader's language; a change of language changes everything at once. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';

import { LANGUAGES, type Language } from '../generated/protocol.ts';

/** A name in the languages that have one for it. */
export type Names = Partial<Record<Language, string>>;
export type Values = Record<string, string | number>;

const KNOWN = Object.keys(LANGUAGES) as Language[];
/** A space at which no line breaks. */
const HELD = '\u00a0';
const KEPT_AS = 'monopolista:language';
const sources = import.meta.glob<string>(
  ['../../../src/monopolista/locales/*/*.ftl', '../../../src/monopolista/games/*/locales/*/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const bundles = Object.fromEntries(KNOWN.map((language) => [language, bundleOf(language)])) as Record<
  Language,
  FluentBundle
>;

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(sources)) {
    if (!path.includes(`/${language}/`)) continue;
    for (const error of bundle.addResource(new FluentResource(source))) console.error(path, error);
  }
  return bundle;
}

function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT_AS);
  const wished = kept ? [kept] : [...navigator.languages];
  const [found] = negotiateLanguages(wished, KNOWN, { defaultLocale: 'it', strategy: 'lookup' });
  return KNOWN.find((language) => language === found) ?? 'it';
}

class Text {
  /** The box that is spoken of, whose names may be in its own language alone, and whose sums are in its currency. */
  box = $state.raw<{ readonly language: Language; readonly currency: string } | null>(null);
  #language = $state<Language>(firstLanguage());

  constructor() {
    document.documentElement.lang = this.#language;
  }

  /** The language of the screen. */
  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    localStorage.setItem(KEPT_AS, language);
    document.documentElement.lang = language;
  }
}

export const text = new Text();

/** Whether there is a message of this id. */
export function has(id: string): boolean {
  return bundles[text.language].hasMessage(id);
}

/** Whether a message only echoes what another of the same step says. */
export function echoes(id: string): boolean {
  return bundles[text.language].getMessage(id)?.attributes['echo'] !== undefined;
}

/** The message of an id; money is passed ready-made. */
export function t(id: string, values?: Values): string {
  const bundle = bundles[text.language];
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`no message ${id} in ${text.language}`);
    return id;
  }
  const errors: Error[] = [];
  const formatted = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(id, error);
  return formatted;
}

/** A name in the reader's language, else in the box's. */
export function nameIn(names: Names): string {
  return names[text.language] ?? names[text.box?.language ?? 'it'] ?? Object.values(names)[0] ?? '';
}

/** A plain number, grouped as the language does. */
export function number(value: number): string {
  return Math.abs(value)
    .toLocaleString(text.language, { useGrouping: 'always' })
    .replace(/^/, value < 0 ? '−' : '');
}

/** A sum in the currency of the box, that on the table if none is named: M 1.085 in Italian, M 1,085 or €1,085 in English, 1 085 € in French. */
export function money(amount: number, currency = text.box?.currency ?? 'M'): string {
  const sign = amount < 0 ? '−' : '';
  const digits = number(Math.abs(amount));
  const { behind, close } = LANGUAGES[text.language];
  if (behind) return `${sign}${digits}${HELD}${currency}`;
  return `${sign}${currency}${close && !/\p{L}/u.test(currency) ? '' : HELD}${digits}`;
}
