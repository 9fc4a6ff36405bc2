/** Where what lies below an edge is covered, so that no line of text and no button is cut. */

/** The least height of a cover, in pixels: it says that something goes on below. */
const LEAST = 10;
/** By how much what is whole may reach below an edge, in pixels. */
export const HAIR = 1;
/** A line of text, a button or a drawing, from its top to its bottom. */
export interface Row {
  readonly top: number;
  readonly bottom: number;
  /** How much of its height, at its top and at its bottom, is empty. */
  readonly leading?: number;
}

/** Return where a cover begins that hides what reaches below a floor, and no part of a row above it. */
export function coverEdge(rows: readonly Row[], floor: number): number {
  if (!rows.some(({ bottom, leading = 0 }) => bottom - leading > floor + HAIR)) return floor;
  let edge = floor - LEAST;
  for (;;) {
    const before = edge;
    for (const { top, bottom, leading = 0 } of rows)
      if (top + leading < edge && bottom - leading > edge + HAIR) edge = top;
    if (edge === before) return edge;
  }
}
