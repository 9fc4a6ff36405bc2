// Reads games from standard input and writes what the board would show at the end of each.

import { readFileSync } from 'node:fs';

import type { StepView } from '../../web/src/generated/protocol.ts';
import type { BoxView } from '../../web/src/games/classic/box.ts';
import { shownAt } from '../../web/src/games/classic/shown.ts';

interface Game {
  box: BoxView;
  seats: number;
  steps: StepView[];
}

const games = JSON.parse(readFileSync(0, 'utf8')) as Game[];
const accounts = games.map(({ box, seats, steps }) => shownAt(box, seats, steps, steps.length));
process.stdout.write(JSON.stringify(accounts));
