/** Assertions on objects whose fields are private runes behind accessors. */

import { expect } from 'vitest';

/** Expect some fields of an object to match; where they do not, the difference can be read. */
export function expectState<T extends object>(object: T, expected: Partial<Record<keyof T, unknown>>): void {
  const names = Object.keys(expected) as (keyof T)[];
  expect(Object.fromEntries(names.map((name) => [name, object[name]]))).toMatchObject(expected);
}
