/** The messages of a language. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

/** What is put in a text. */
export type Values = Readonly<Record<string, string | number>>;

/** Messages as their files state them: by their ids, what follows the equals sign. */
export type Sources = Readonly<Record<string, string>>;

/** The beginning of what is put in a text; with the name of another message, where it is that. */
const REFERENCE = /\{\s*([a-z][\w-]*)/g;

/** From here on, languages group digits. */
const GROUPED = 1000;

/** A whole number that is written alike in all languages. To ask the browser for it would take a phone a tenth of a second. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function variablesOf(values: Values): Record<string, FluentVariable> {
  const isSmall = (value: string | number): value is number =>
    Number.isInteger(value) && Math.abs(value as number) < GROUPED;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSmall(value) ? new SmallNumber(value) : value]),
  );
}

/** Parses a message when it is first said: a table says one in nine, and all of them take a third of a megabyte more. */
export class Messages {
  readonly #bundle: FluentBundle;
  readonly #parts: Sources[] = [];

  constructor(language: string) {
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
    const said = this.#bundle.formatPattern(pattern, values && variablesOf(values), errors);
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
