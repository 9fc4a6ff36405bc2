/** Reads of a list at an index that is known to be in range. */

/** An index that should be in range is not. */
export class IndexError extends Error {
  override readonly name = 'IndexError';

  constructor(index: number, length: number) {
    super(`no element at index ${index} of ${length}`);
  }
}

/** The element at an index that is in range by an invariant; throws an IndexError where the invariant does not hold. */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index];
  if (element === undefined) throw new IndexError(index, list.length);
  return element;
}
