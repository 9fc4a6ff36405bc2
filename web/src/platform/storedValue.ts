/** Values that this browser stores as JSON: a value that does not have the shape that is read is dropped. */

/** Whether a value has the shape that is read. The first page has guards of its own: a library would make it larger. */
export type Guard<T> = (value: unknown) => value is T;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isRecord = (value: unknown): value is Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isListOf = <T>(value: unknown, isMember: Guard<T>): value is T[] =>
  Array.isArray(value) && value.every(isMember);

/** Read a stored value; null where there is none, or a broken one, which is removed. */
export function readStored<T>(name: string, isShaped: Guard<T>, storage = localStorage): T | null {
  const stored = storage.getItem(name);
  if (stored === null) return null;
  const value = parsed(stored);
  if (isShaped(value)) return value;
  console.warn(`dropped ${name}, which is broken`);
  storage.removeItem(name);
  return null;
}

/** Read a stored list without its broken members; an empty one where there is none. */
export function readStoredList<T>(name: string, isMember: Guard<T>): T[] {
  const isList: Guard<unknown[]> = (value) => Array.isArray(value);
  return (readStored(name, isList) ?? []).filter(isMember);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
