/** The arrow keys among things that stand in columns. */

const STEPS: Partial<Record<string, [across: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/** Give the focus to the neighbour to which a key leads from one of the things; say whether it did. */
export function rovingFocus(event: KeyboardEvent, things: string, columns: string): boolean {
  const { target, currentTarget, key } = event;
  const step = STEPS[key];
  if (!step || !(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return false;
  if (!target.matches(things)) return false;
  const inColumns = [...currentTarget.querySelectorAll(columns)]
    .map((column) => [...column.querySelectorAll<HTMLElement>(things)])
    .filter((column) => column.length > 0);
  const at = inColumns.findIndex((column) => column.includes(target));
  const column = inColumns[Math.max(0, Math.min(at + step[0], inColumns.length - 1))] ?? [];
  const from = inColumns[at]?.indexOf(target) ?? 0;
  column[Math.max(0, Math.min(from + step[1], column.length - 1))]?.focus();
  return true;
}
