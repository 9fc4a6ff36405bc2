/** Letters that fit beside the sign or the value of a card, and the rows there is room for. */
const LETTERS = 9;
const ROWS = 2;
const LEAST = 0.6;
const STEP = 0.05;

/** By how much words have to be smaller to stand on a card, no word broken. */
export function fitText(words: string): number {
  const said = words.split(/\s+/);
  const longest = Math.max(...words.split(/[\s-]+/).map(({ length }) => length));
  let size = 1;
  while (size > LEAST && (longest > LETTERS / size || rowsOf(said, LETTERS / size) > ROWS)) size -= STEP;
  return size;
}

/** How many rows words take up that are at most so long. */
function rowsOf(said: readonly string[], most: number): number {
  let rows = 1;
  let filled = 0;
  for (const { length } of said) {
    if (filled > 0 && filled + 1 + length > most) {
      rows += 1;
      filled = 0;
    }
    filled += (filled > 0 ? 1 : 0) + length;
  }
  return rows;
}
