// Reads what a table is from standard input and writes what the page of simulations makes of it.

import { readFileSync } from 'node:fs';

import type { EditionEntry, Option, Options, SeatView, SimulationView } from '../../web/src/generated/protocol.ts';
import {
  addressOf,
  botsOf,
  optionsIn,
  pace,
  seatedAt,
  sharesOfBots,
  wishOf,
} from '../../web/src/simulations/simulationQuery.ts';

interface Asked {
  editions: EditionEntry[];
  options: Option[];
  edition: string;
  chosen: Options;
  seats: SeatView[];
  searches: string[];
  run: SimulationView;
  wins: number[];
}

const asked = JSON.parse(readFileSync(0, 'utf8')) as Asked;
const box = (edition: string) => asked.editions.find(({ id }) => id === edition)!;
const bots = botsOf(asked.seats, box(asked.edition));
const address = addressOf(asked.edition, asked.chosen, bots);
const search = new URL(address, 'http://localhost').search;
process.stdout.write(
  JSON.stringify({
    address,
    bots,
    wish: wishOf(search, asked.editions, 'italy'),
    moved: seatedAt(box('deal'), bots),
    options: optionsIn(search, asked.options),
    wishes: asked.searches.map((one) => wishOf(one, asked.editions, 'italy')),
    pace: pace(asked.run),
    before: pace({ ...asked.run, games: 0 }),
    shares: sharesOfBots(asked.run.bots, asked.wins, asked.run.games),
  }),
);
