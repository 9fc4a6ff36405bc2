/** The signs with which one speaks without words. */

export interface Sign {
  /** The colour of its face, where it has one. */
  face?: string;
  shapes: readonly { path: string; fill: string }[];
  /** What is drawn in ink on top. */
  lines?: string;
}

const INK = '#23221f';
const PAPER = '#fbf7ec';
const RED = '#c8372d';
const GOLD = '#e8c13f';
const BLUE = '#8fc6d8';
const GREEN = '#3f8a5b';
const ROSE = '#e39a9a';
const CUFF = '#2b4a86';

/** A leaf of clover, as a heart whose point is in the middle of the sign, turned to one of four sides. */
const LEAVES = [
  'M24 23C19 18 13 17 13 12C13 7 20 5 24 11C28 5 35 7 35 12C35 17 29 18 24 23Z',
  'M24 23C29 18 30 12 35 12C40 12 42 19 36 23C42 27 40 34 35 34C30 34 29 28 24 23Z',
  'M24 23C19 28 18 34 13 34C8 34 6 27 12 23C6 19 8 12 13 12C18 12 19 18 24 23Z',
  'M24 23C29 28 35 29 35 34C35 39 28 41 24 35C20 41 13 39 13 34C13 29 19 28 24 23Z',
];

/** In the order in which they are offered. */
export const SIGNS = {
  bravo: {
    shapes: [
      { path: 'M5 23H13V43H5Z', fill: CUFF },
      {
        path: 'M13 24L21 18C23 14 22 8 24 6C27 4 30 8 29 12L27 19H38C42 19 43 23 41 25C43 27 43 30 40 31C42 33 41 36 38 37C39 40 37 42 34 42H20L13 40Z',
        fill: GOLD,
      },
    ],
    lines: 'M32 25H40M32 31H39M32 37H37',
  },
  laugh: {
    face: GOLD,
    shapes: [
      { path: 'M12 25H36C36 34 31 39 24 39C17 39 12 34 12 25Z', fill: RED },
      { path: 'M14 25H34V29H14Z', fill: PAPER },
    ],
    lines: 'M11 19Q15 13 19 19M29 19Q33 13 37 19',
  },
  wonder: {
    face: BLUE,
    shapes: [
      { path: 'M24 27C28 27 30 30 30 34C30 38 28 40 24 40C20 40 18 38 18 34C18 30 20 27 24 27Z', fill: INK },
      { path: 'M16 15a4 4 0 1 0 .01 0Z', fill: PAPER },
      { path: 'M32 15a4 4 0 1 0 .01 0Z', fill: PAPER },
    ],
    lines: 'M11 11Q15 7 19 10M29 10Q33 7 37 11M16 19v.01M32 19v.01',
  },
  sorrow: {
    face: ROSE,
    shapes: [{ path: 'M35 23C38 28 39 30 39 32A4 4 0 0 1 31 32C31 30 32 28 35 23Z', fill: BLUE }],
    lines: 'M15 37Q24 28 31 36M12 17Q16 14 19 13M29 13Q32 14 36 17M16 22v.01M32 19v.01',
  },
  anger: {
    face: RED,
    shapes: [{ path: 'M14 31H34V38H14Z', fill: PAPER }],
    lines: 'M11 14L20 19M37 14L28 19M16 23v.01M32 23v.01M14 34.500H34M21 31V38M27 31V38',
  },
  luck: {
    shapes: LEAVES.map((path) => ({ path, fill: GREEN })),
    lines: 'M26 31Q31 38 38 45',
  },
} satisfies Record<string, Sign>;

/** What a sign is called. */
export type SignName = keyof typeof SIGNS;
