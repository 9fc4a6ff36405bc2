/** What the sheets of any game have in common, and what is chosen for them. */

import { cutsOf, imposed, mirrored, type Cuts, type Placed, type Wanted } from './imposition.ts';
import type { PaperName, Size } from './paper.ts';

export interface PrintWishes<Part extends string> {
  paper: PaperName;
  parts: readonly Part[];
  /** Whether every sheet has a back. */
  isDuplex: boolean;
  /** Whether paper has the tint that it has on the screen. */
  isTinted: boolean;
}

export interface BaseSheet<Part extends string> {
  part: Part;
  /** Which sheet of its part it is, from 1, and of how many. */
  number: number;
  count: number;
  isBack: boolean;
  cuts: Cuts;
}

/** A sheet of pieces that are cut out. */
export interface PieceSheet<Part extends string, Piece> extends BaseSheet<Part> {
  pieces: readonly Placed<Piece>[];
}

/** The sheets of a part, laid edge to edge so that one cut parts two pieces. */
export function pieceSheets<Part extends string, Piece>(
  part: Part,
  wanted: readonly Wanted<Piece>[],
  paper: Size,
): PieceSheet<Part, Piece>[] {
  const sheets = imposed(wanted, paper);
  return sheets.map((pieces, place) => ({
    ...{ part, number: place + 1, count: sheets.length, isBack: false, pieces },
    cuts: cutsOf(pieces),
  }));
}

export const NO_CUTS: Cuts = { xs: [], ys: [] };

/** The back of a sheet: each piece behind its front. */
export const backOf = <Sheet extends PieceSheet<string, unknown>>(front: Sheet, paper: Size): Sheet => ({
  ...front,
  isBack: true,
  cuts: NO_CUTS,
  pieces: mirrored(front.pieces, paper),
});
