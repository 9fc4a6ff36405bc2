/** The states of something that is edited, so that edits can be undone and redone. */

/** How many edits can be undone. */
const MOST = 200;

export interface EditHistory<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last edit changed; null where the next edit of the same must not join it. */
  readonly edited: string | null;
}

export const begun = <T>(present: T, past: readonly T[] = []): EditHistory<T> => ({
  past,
  present,
  future: [],
  edited: null,
});

/** Edit it; edits of the same field one after the other are one step, such as the letters of a name. */
export function edited<T>(history: EditHistory<T>, present: T, field: string): EditHistory<T> {
  if (present === history.present) return history;
  const joins = field === history.edited;
  const past = joins ? history.past : [...history.past, history.present].slice(-MOST);
  return { past, present, future: [], edited: field };
}

export function undone<T>({ past, present, future, edited }: EditHistory<T>): EditHistory<T> {
  const last = past.at(-1);
  return last === undefined
    ? { past, present, future, edited }
    : { past: past.slice(0, -1), present: last, future: [present, ...future], edited: null };
}

export function redone<T>({ past, present, future, edited }: EditHistory<T>): EditHistory<T> {
  const [next, ...rest] = future;
  return next === undefined
    ? { past, present, future, edited }
    : { past: [...past, present], present: next, future: rest, edited: null };
}
