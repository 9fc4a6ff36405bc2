// Reads games from standard input and writes where a replay of each stands in the end, and what it marks.

import { readFileSync } from 'node:fs';

import { FACT as CARDS } from '../../web/src/generated/deal.ts';
import { FACT } from '../../web/src/generated/classic.ts';
import type { StepView } from '../../web/src/generated/protocol.ts';
import * as classic from '../../web/src/games/classic/model/displayState.ts';
import * as deal from '../../web/src/games/deal/model/displayState.ts';
import { GameLog } from '../../web/src/core/gameLog.ts';

interface Played {
  game: 'classic' | 'deal';
  box: never;
  seats: number;
  steps: StepView[];
}

const games = JSON.parse(readFileSync(0, 'utf8')) as Played[];
const found = games.map(({ game, box, seats, steps }) => {
  const { initialDisplayState, applyFact, standAs } = game === 'deal' ? deal : classic;
  const turn = game === 'deal' ? CARDS.turn : FACT.turn;
  const kind = {
    fresh: initialDisplayState,
    apply: applyFact,
    stand: standAs,
    turn,
    highlights: {},
    highlightOf: () => null,
    ends: [],
  };
  const line = new GameLog(kind as never, box, seats);
  line.append(steps);
  const { length } = line;
  return {
    shown: line.stateAt(length),
    turn: line.turnAt(length),
    marks: line.marks.length,
    gone: [...line.goneAt(length)],
  };
});
process.stdout.write(JSON.stringify(found));
