/** Where the clauses of a rulebook come from. */

/** The source that most clauses of a rulebook have, of those that are stated; empty for none. */
export function commonSource(origins: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const origin of origins) if (origin) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts.keys()].find((origin) => counts.get(origin) === most) ?? '';
}
