/** The games that there are, each by the box that it comes in. */

import { DEAL } from '../games/deal/game.ts';
import type { Dealt } from '../games/deal/shown.ts';
import { isDeal, type AnyBox } from './box.ts';
import { CLASSIC } from '../games/classic/game.ts';
import type { Kind } from './kind.ts';
import type { Shown } from '../games/classic/shown.ts';

/** The table of any game. */
export type AnyTable = Shown | Dealt;

/** The game that is played with a box. */
export function kindOf(box: AnyBox): Kind<AnyTable> {
  // A table and its box always belong to the same game: the session sees to it.
  return (isDeal(box) ? DEAL : CLASSIC) as unknown as Kind<AnyTable>;
}
