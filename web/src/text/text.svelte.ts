/** Every word on the screen, in the reader's language; a change of language changes everything at once. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';

import { BANK } from '../generated/protocol.ts';
import type { Language, Names } from '../play/box.ts';
import { session } from '../play/session.svelte.ts';

export { sentence } from './sentence.ts';

export type Values = Record<string, string | number>;

const LANGUAGES: readonly Language[] = ['it', 'en'];
const KEPT_AS = 'monopolista:language';
const sources = import.meta.glob<string>('../../../src/monopolista/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bundles = Object.fromEntries(LANGUAGES.map((language) => [language, bundleOf(language)])) as Record<
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
  const [found] = negotiateLanguages(wished, [...LANGUAGES], { defaultLocale: 'it', strategy: 'lookup' });
  return LANGUAGES.find((language) => language === found) ?? 'it';
}

class Text {
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
  return names[text.language] ?? names[session.box?.language ?? 'it'] ?? '';
}

/** A plain number, grouped as the language does. */
export function number(value: number): string {
  return Math.abs(value).toLocaleString(text.language, { useGrouping: 'always' }).replace(/^/, value < 0 ? '−' : '');
}

/** A sum in the currency of the box: M 1.085 in Italian, M 1,085 in English. */
export function money(amount: number): string {
  return `${amount < 0 ? '−' : ''}${session.box?.currency ?? 'M'}\u00a0${number(Math.abs(amount))}`;
}

/** The name printed on a square. */
export function squareName(square: number): string {
  const found = session.box?.squares[square];
  return found ? nameIn(found.name) : '';
}

/** The name of a player, or of the bank. */
export function playerName(seat: number): string {
  if (seat === BANK) return t('bank');
  return session.cast[seat]?.name || t('seat-number', { number: seat + 1 });
}

/** What a card says. */
export function cardText(card: number): string {
  const found = session.box?.cards[card];
  return found ? t(`card-${found.key}`, { amount: money(found.amount), second: money(found.second) }) : '';
}

interface ClauseText {
  title: string;
  text: string;
}
export type Rulebook = Readonly<Record<string, ClauseText>>;

const rulebooks = $state<Record<string, Rulebook>>({});
const asked = new Set<string>();

/** The rulebook of an edition in the reader's language; empty until it has come. */
export function rulebook(edition = session.box?.id ?? 'italy'): Rulebook {
  const address = `/api/rulebook/${encodeURIComponent(edition)}?language=${text.language}`;
  if (!asked.has(address)) {
    asked.add(address);
    void fetch(address)
      .then(async (answer) => {
        if (answer.ok) rulebooks[address] = (await answer.json()) as Rulebook;
        else asked.delete(address);
      })
      .catch(() => asked.delete(address));
  }
  return rulebooks[address] ?? {};
}

/** What a clause is called; its id until the rulebook has come. */
export function clauseTitle(clause: string): string {
  return rulebook()[clause]?.title ?? clause;
}
