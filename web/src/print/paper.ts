/** Paper to print on, in millimetres, upright. */

export const PAPERS = {
  a4: { label: 'A4', width: 210, height: 297 },
  letter: { label: 'Letter', width: 215.9, height: 279.4 },
  a3: { label: 'A3', width: 297, height: 420 },
  a2: { label: 'A2', width: 420, height: 594 },
  a1: { label: 'A1', width: 594, height: 841 },
} as const;

export type PaperName = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];

export interface Size {
  width: number;
  height: number;
}

/** What printers leave white at the edges; marks, a ruler and a title stand there. */
export const MARGIN = 12;

/** What can be printed on. */
export const printable = ({ width, height }: Size): Size => ({
  width: width - 2 * MARGIN,
  height: height - 2 * MARGIN,
});

/** Countries that print on Letter. */
const LETTER = new Set(['US', 'CA', 'MX', 'PH', 'CO', 'CL', 'VE']);

/** The paper that is usual in a region. */
export const usualPaper = (region: string | undefined): PaperName => (LETTER.has(region ?? '') ? 'letter' : 'a4');
