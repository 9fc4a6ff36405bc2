// Reads games from standard input and writes what the table would show at the end of each.

import { readFileSync } from 'node:fs';

import type { Fact, Standing, StepView } from '../../web/src/generated/protocol.ts';
import * as classic from '../../web/src/games/classic/model/displayState.ts';
import * as deal from '../../web/src/games/deal/model/displayState.ts';

interface Played {
  game: 'classic' | 'deal';
  box: never;
  seats: number;
  steps: StepView[];
}

/** What a game's account of the facts is made with. */
interface Account<S> {
  initialDisplayState(box: never, seats: number): S;
  applyFact(shown: S, fact: Fact, box: never): void;
  standAs(shown: S, standing: Standing): void;
}

function accountOf<S>({ initialDisplayState, applyFact, standAs }: Account<S>, { box, seats, steps }: Played): S {
  const shown = initialDisplayState(box, seats);
  for (const { facts, standing } of steps) {
    for (const fact of facts) applyFact(shown, fact, box);
    if (standing) standAs(shown, standing);
  }
  return shown;
}

const games = JSON.parse(readFileSync(0, 'utf8')) as Played[];
const accounts = games.map((one) => (one.game === 'deal' ? accountOf(deal, one) : accountOf(classic, one)));
process.stdout.write(JSON.stringify(accounts));
