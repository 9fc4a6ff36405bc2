/** Preferences: values that this browser keeps, which change the screen as soon as they are set. */

import { keptAs } from './basePath.ts';

/** Reads a stored string; undefined where it is not a value of the preference. */
type Decode<T> = (stored: string) => T | undefined;

/** A preference whose stored form is the value as a string. */
export class Preference<T extends string | number> {
  readonly #key: string;
  readonly #decode: Decode<T>;
  readonly #fallback: () => T;
  /** The value as it was stored when it was first read. */
  #stored: T | undefined;
  #chosen = $state<T>();

  /** A stored value that cannot be decoded, or a storage that cannot be read, gives the fallback. */
  constructor(name: string, decode: Decode<T>, fallback: () => T) {
    this.#key = keptAs(name);
    this.#decode = decode;
    this.#fallback = fallback;
  }

  get value(): T {
    return this.#chosen ?? (this.#stored ??= this.#read());
  }

  set value(value: T) {
    this.#chosen = value;
    try {
      localStorage.setItem(this.#key, String(value));
    } catch {
      // The storage is full or closed: the value holds until the page is left.
    }
  }

  #read(): T {
    return this.#decode(stored(this.#key) ?? '') ?? this.#fallback();
  }
}

/** A preference with one of some values; the first one is the default. */
export function choice<const V extends readonly [string | number, ...(string | number)[]]>(
  name: string,
  values: V,
): Preference<V[number]> {
  return new Preference<V[number]>(
    name,
    (stored) => values.find((value) => String(value) === stored),
    () => values[0],
  );
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser denies pages any storage.
    return null;
  }
}
