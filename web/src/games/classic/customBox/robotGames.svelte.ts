/** Games of robots on a board, and as many on the classic one: two simulations of the server, one after the other. */

import type { Language, Options, SimulationView } from '../../../generated/protocol.ts';
import { addBox } from '../../../net/http.ts';
import { simulations } from '../../../simulations/simulations.svelte.ts';
import { canonical, type BoxValues } from './boxValues.ts';

export const ROBOT_GAMES = 20_000;
const CLASSIC = 'us';
const ROBOT = 'regular';
/** Robots at each table, where the box has as many tokens. */
const SEATS = 4;

export class RobotGames {
  /** The board that was stored last; the classic one needs none. */
  #stored = $state.raw<{ content: string; id: string } | null>(null);
  /** Whether the classic games are still to be started. */
  #isWaiting = $state(false);

  /** The games on a board, once they have been played to the end; an edit makes it another board. */
  own(box: BoxValues): SimulationView | null {
    return this.#stored?.content === canonical(box) ? played(this.#stored.id, {}, botsOf(box)) : null;
  }

  /** The games on the classic board by the same way of playing. */
  classic(box: BoxValues): SimulationView | null {
    return played(CLASSIC, optionsOf(box), botsOf(box));
  }

  /** Store a board and let robots play on it. */
  async start(box: BoxValues, language: Language): Promise<void> {
    const content = canonical(box);
    if (this.#stored?.content !== content) this.#stored = { content, id: (await addBox(content)).id };
    this.#isWaiting = true;
    if (!this.own(box)) await simulations.start(wish(this.#stored.id, {}, box, language));
  }

  /** Start the classic games once the others are over, unless there are such games already. */
  async goOn(box: BoxValues, language: Language): Promise<void> {
    if (!this.#isWaiting || simulations.running || !this.own(box)) return;
    this.#isWaiting = false;
    if (!this.classic(box)) await simulations.start(wish(CLASSIC, optionsOf(box), box, language));
  }
}

const botsOf = ({ tokens }: BoxValues) => Array.from({ length: Math.min(SEATS, tokens) }, () => ROBOT);

/** The Speedy die is a way of playing that the classic box takes as an option. */
const optionsOf = ({ choices }: BoxValues): Options => (choices['speedy'] ? { speedy: true } : {});

const wish = (edition: string, options: Options, box: BoxValues, language: Language) => ({
  edition,
  options,
  bots: botsOf(box),
  games: ROBOT_GAMES,
  language,
});

function played(edition: string, options: Options, bots: readonly string[]): SimulationView | null {
  const settings = JSON.stringify([edition, options, bots, ROBOT_GAMES]);
  const found = simulations.runs.find(
    (run) => run.status === 'done' && JSON.stringify([run.edition, run.options, run.bots, run.asked]) === settings,
  );
  return found ?? null;
}
