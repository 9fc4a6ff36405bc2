/** The messages of a language. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Language } from '../generated/protocol.ts';
import { grouped } from './grouping.ts';

/** What is put in a text. */
export type Values = Readonly<Record<string, string | number>>;

/** Messages as their files state them: by their ids, what follows the equals sign. */
export type Sources = Readonly<Record<string, string>>;

/** The beginning of what is put in a text; with the name of another message, where it is that. */
const REFERENCE = /\{\s*([a-z][\w-]*)/g;

/** From here on, numbers in sentences have their digits grouped: in Italian, those of four digits are not. */
const GROUPED: Readonly<Record<Language, number>> = { it: 10_000, nl: 1000, fr: 1000, en: 1000 };

/** A whole number as a language writes it. To ask the browser for it would take a phone a tenth of a second. */
class WholeNumber extends FluentNumber {
  readonly #written: string;

  constructor(value: number, language: Language) {
    super(value);
    const digits = String(Math.abs(value));
    const written = Math.abs(value) < GROUPED[language] ? digits : grouped(digits, language);
    this.#written = value < 0 ? `-${written}` : written;
  }

  override toString(): string {
    return this.#written;
  }
}

function variablesOf(values: Values, language: Language): Record<string, FluentVariable> {
  const isWhole = (value: string | number): value is number => Number.isInteger(value);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isWhole(value) ? new WholeNumber(value, language) : value]),
  );
}

/** Parses a message when it is first said: a table says one in nine, and all of them take a third of a megabyte more. */
export class Messages {
  readonly #language: Language;
  readonly #bundle: FluentBundle;
  readonly #parts: Sources[] = [];

  constructor(language: Language) {
    this.#language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Add messages; one of an id that is there already is reported, and never said. */
  add(part: Sources): void {
    for (const id of Object.keys(part)) if (this.has(id)) console.error(`there are two messages ${id}`);
    this.#parts.push(part);
  }

  has(id: string): boolean {
    return this.#sourceOf(id) !== undefined;
  }

  /** What a message says with some values; undefined where there is none. */
  say(id: string, values?: Values): string | undefined {
    const pattern = this.#parsed(id)?.value;
    if (!pattern) return undefined;
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, values && variablesOf(values, this.#language), errors);
    for (const error of errors) console.error(id, error);
    return said;
  }

  /** Whether a message has an attribute. */
  hasAttribute(id: string, attribute: string): boolean {
    return this.#parsed(id)?.attributes[attribute] !== undefined;
  }

  /** A message, which is parsed now unless it is, with those that it refers to. */
  #parsed(id: string): ReturnType<FluentBundle['getMessage']> {
    const source = this.#bundle.hasMessage(id) ? undefined : this.#sourceOf(id);
    if (source !== undefined) {
      this.#bundle.addResource(new FluentResource(`${id} =${source}`));
      for (const [, other = ''] of source.matchAll(REFERENCE)) this.#parsed(other);
    }
    return this.#bundle.getMessage(id);
  }

  #sourceOf(id: string): string | undefined {
    return this.#parts.find((part) => Object.hasOwn(part, id))?.[id];
  }
}
