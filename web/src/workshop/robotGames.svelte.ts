/** Games of robots on a box, and as many on the usual one: two simulations of the server, one after the other. */

import type { Language, Options, SimulationView } from '../generated/protocol.ts';
import { addBox } from '../net/http.ts';
import { simulations } from '../simulations/simulations.svelte.ts';
import { canonical, type BoxBase } from './boxFormat.ts';

export const ROBOT_GAMES = 20_000;
const ROBOT = 'regular';
/** Robots at each table, where the box has as many seats. */
const SEATS = 4;

/** A box with the id that follows from its content. */
export interface KnownBox<B extends BoxBase> {
  readonly id: string;
  readonly box: B;
}

/** With what the boxes of a game are compared. */
export interface Comparison<B extends BoxBase> {
  /** The edition that is the measure. */
  readonly usual: string;
  /** How many can play with a box. */
  readonly seatsOf: (box: B) => number;
  /** The options with which the usual edition is played in the same way. */
  readonly optionsOf: (box: B) => Options;
}

export class RobotGames<B extends BoxBase> {
  readonly #comparison: Comparison<B>;
  /** The box whose games were started, while those of the usual one have not followed. */
  #started = $state.raw<KnownBox<B> | null>(null);

  constructor(comparison: Comparison<B>) {
    this.#comparison = comparison;
  }

  /** Whether the usual games are still to be started. */
  get isWaiting(): boolean {
    return this.#started !== null;
  }

  /** The games with a box, once they have been played to the end; an edit makes it another box. */
  own({ id, box }: KnownBox<B>): SimulationView | null {
    return played(id, {}, this.#botsOf(box));
  }

  /** The games with the usual edition by the same way of playing. */
  usual(box: B): SimulationView | null {
    const { usual, optionsOf } = this.#comparison;
    return played(usual, optionsOf(box), this.#botsOf(box));
  }

  /** Store a box and let robots play with it. */
  async start(known: KnownBox<B>, language: Language): Promise<void> {
    if (!this.own(known)) {
      await addBox(canonical(known.box));
      await simulations.start(this.#wish(known.id, {}, known.box, language));
    }
    this.#started = known;
  }

  /** Start the usual games once the others are over, unless they were stopped or there are usual ones already. */
  async goOn(language: Language): Promise<void> {
    const started = this.#started;
    if (!started || simulations.running) return;
    this.#started = null;
    const { box } = started;
    const { usual, optionsOf } = this.#comparison;
    if (this.own(started) && !this.usual(box))
      await simulations.start(this.#wish(usual, optionsOf(box), box, language));
  }

  #botsOf(box: B): string[] {
    return Array.from({ length: Math.min(SEATS, this.#comparison.seatsOf(box)) }, () => ROBOT);
  }

  #wish(edition: string, options: Options, box: B, language: Language) {
    return { edition, options, bots: this.#botsOf(box), games: ROBOT_GAMES, language };
  }
}

function played(edition: string, options: Options, bots: readonly string[]): SimulationView | null {
  const settings = JSON.stringify([edition, options, bots, ROBOT_GAMES]);
  const found = simulations.runs.find(
    (run) => run.status === 'done' && JSON.stringify([run.edition, run.options, run.bots, run.asked]) === settings,
  );
  return found ?? null;
}
