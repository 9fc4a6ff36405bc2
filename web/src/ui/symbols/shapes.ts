/** The sign of each seat: a shape and a colour that stays told apart from the others, both on paper and in the dark. */

/** The outline of each seat's shape in a box of 24 by 24: circle, square, triangle, diamond, pentagon, hexagon, star, cross, half-moon, drop. */
const OUTLINES: readonly string[] = [
  'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z',
  'M3 3h18v18h-18Z',
  'M12 2L23 21H1Z',
  'M12 1L23 12L12 23L1 12Z',
  'M12 1.5L22.9 9.4L18.7 22.2H5.3L1.1 9.4Z',
  'M6.3 2h11.4L23.4 12L17.7 22H6.3L.6 12Z',
  'M12 1l3.2 7.3l7.9.8l-5.9 5.3l1.7 7.8L12 18.2l-6.9 4l1.7-7.8L.9 9.1l7.9-.8Z',
  'M8 2h8v6h6v8h-6v6H8v-6H2V8h6Z',
  'M15.5 1.6A10.6 10.6 0 1 0 15.5 22.4A12.5 12.5 0 0 1 15.5 1.6Z',
  'M12 .8C17 8 20 11.3 20 15a8 8 0 0 1-16 0C4 11.3 7 8 12 .8Z',
];

/** The outline of a seat's shape. */
export function outline(seat: number): string {
  return OUTLINES[seat % OUTLINES.length] ?? '';
}

/** The colour of a seat, as CSS. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % OUTLINES.length})`;
}
