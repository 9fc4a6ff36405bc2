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

/** A board with the id that follows from its content. */
export interface KnownBox {
  readonly id: string;
  readonly box: BoxValues;
}

class RobotGames {
  /** The board whose games were started, while the classic ones have not followed. */
  #started = $state.raw<KnownBox | null>(null);

  /** Whether the classic games are still to be started. */
  get isWaiting(): boolean {
    return this.#started !== null;
  }

  /** The games on a board, once they have been played to the end; an edit makes it another board. */
  own({ id, box }: KnownBox): SimulationView | null {
    return played(id, {}, botsOf(box));
  }

  /** The games on the classic board by the same way of playing. */
  classic(box: BoxValues): SimulationView | null {
    return played(CLASSIC, optionsOf(box), botsOf(box));
  }

  /** Store a board and let robots play on it. */
  async start(known: KnownBox, language: Language): Promise<void> {
    if (!this.own(known)) {
      await addBox(canonical(known.box));
      await simulations.start(wish(known.id, {}, known.box, language));
    }
    this.#started = known;
  }

  /** Start the classic games once the others are over, unless they were stopped or there are classic ones already. */
  async goOn(language: Language): Promise<void> {
    const started = this.#started;
    if (!started || simulations.running) return;
    this.#started = null;
    const { box } = started;
    if (this.own(started) && !this.classic(box)) await simulations.start(wish(CLASSIC, optionsOf(box), box, language));
  }
}

/** Games go on while another part of the workshop is open. */
export const robotGames = new RobotGames();

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
