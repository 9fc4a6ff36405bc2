/** The course of a game: what it is played with, what the server has told of it, and what of that the table has shown. */

import type { Entry, Game, Shown, Table } from '../games/game.ts';
import type { Fact, GameView, Options, StepView } from '../generated/protocol.ts';
import { text } from '../text/text.svelte.ts';
import { fetchBox, type Box } from './box.ts';
import { Coming, stands } from './coming.ts';
import { backTo, counted } from './counting.ts';
import { motion } from './motion.svelte.ts';
import { Staged } from './staged.svelte.ts';
import { momentsOf, type Moment } from './steps.ts';

/** With more steps than these to catch up, the table jumps. */
const JUMP = 60;

/** What says with which box, and how, which game is played. */
interface Packed {
  readonly gameName: string;
  readonly edition: string;
  readonly options: Options;
}

/** What is told of a fact; null for nothing. */
type Sentence = (step: StepView, fact: Fact) => string | null;

/** The course of whichever game is played with a box of type B, the server's tables of type T, shown as type S. */
export class Course<B extends Box, T extends Table, S extends Shown> {
  /** The game as the server tells it, once the table has shown all that led to it. */
  game = $state.raw<GameView | null>(null);
  /** All steps that led to it. */
  steps = $state.raw<readonly StepView[]>([]);
  /** Those of them that count: what was taken back does not. */
  readonly kept = $derived(counted(this.steps));
  /** When it was told, for countdowns. */
  heardAt = $state(0);
  /** The game that is played, with whatever box. */
  kind = $state.raw<Game<B, T, S> | null>(null);
  /** What is known of it without it. */
  entry = $state.raw<Entry | null>(null);
  #box = $state.raw<B | null>(null);

  /** What the server has told last, and all steps until then. */
  #newest = $state.raw<GameView | null>(null);
  #received: readonly StepView[] = [];
  readonly #coming = new Coming();
  /** What the screen shows now: the facts applied one after another. */
  #shown = $state<S | null>(null);
  readonly #games: readonly Entry[];
  readonly #sentence: Sentence;
  #fresh: (() => void)[] = [];

  constructor(games: readonly Entry[], sentence: Sentence) {
    this.#games = games;
    this.#sentence = sentence;
    motion.onTold = () => this.#take(motion.at);
    motion.atRest = () => this.#settle();
  }

  /** What is printed in the box, whichever game it is. */
  get box(): B | null {
    return this.#box;
  }

  /** What the screen shows of the table now. */
  get shown(): S {
    if (!this.#shown) throw new Error('no table is shown');
    return this.#shown;
  }

  /** Which game the server has told of last; empty for none. */
  get told(): string {
    return this.#newest?.game ?? '';
  }

  /** How many steps the server has told. */
  get version(): number {
    return this.#received.length;
  }

  /** Whether the table has yet to show what led to what the server asks by now. */
  get behind(): boolean {
    return this.game !== this.#newest;
  }

  /** The game and its box, where it is known that one is played. */
  begun(): { kind: Game<B, T, S>; box: B } {
    const { kind } = this;
    const box = this.#box;
    if (!kind || !box) throw new Error('no game is played');
    return { kind, box };
  }

  /** Fetch a box, and the game that is played with it; both are put on the table at once. Its screen is sent for too. */
  async unpack({ gameName, edition, options }: Packed, screen: (entry: Entry) => Promise<unknown>): Promise<void> {
    const entry = this.#games.find(({ name }) => name === gameName);
    if (!entry) throw new Error(`there is no game ${gameName}`);
    screen(entry).catch(() => {}); // whoever shows it asks again, and says so
    const coming = [fetchBox(edition, options), entry.load(), text.bring([entry.name])] as const;
    const [box, kind] = (await Promise.all(coming)) as unknown as [B, Game<B, T, S>, unknown];
    this.#print(box);
    Object.assign(this, { entry, kind });
  }

  /** Put the box away. */
  pack(): void {
    this.#print(null);
  }

  #print(box: B | null): void {
    this.#box = box;
    text.box = box;
  }

  /** Take everything off the table. */
  clear(): void {
    Object.assign(this, { game: null, steps: [] });
    this.#newest = null;
    this.#received = [];
    this.#coming.clear();
    motion.clear();
    this.#shown = this.kind && this.#box ? this.kind.fresh(this.#box, 0) : null;
  }

  /** Lay a table at the beginning of a game of which all steps are known. */
  begin(steps: readonly StepView[], seats: number): void {
    const { kind, box } = this.begun();
    this.steps = steps;
    this.put(kind.fresh(box, seats), momentsOf(steps), 0);
  }

  /** Take in what the server tells, for who holds some seats; false where it tells of steps before which some are missing. */
  hear(game: GameView, mine: readonly number[]): boolean {
    if (!this.kind) return true;
    const begun = game.game !== this.#newest?.game;
    const known = begun ? [] : this.#received;
    if (game.first > known.length) return false;
    const fresh = game.steps.slice(known.length - game.first);
    this.#received = [...known, ...fresh];
    this.#newest = game;
    const moments = momentsOf(fresh, known.length);
    this.#coming.push(game, motion.moments.length + moments.length);
    if (begun || fresh.length > JUMP || fresh.some((step) => backTo(step) !== null)) this.#jump();
    else motion.push(moments);
    this.#ask(game, mine);
    for (const wake of this.#fresh.splice(0)) wake();
    return true;
  }

  /** Wait while a condition holds, until the present game has come as far as a version. */
  async until(version: number, waits: () => boolean): Promise<void> {
    const game = this.#newest?.game;
    while (waits() && this.#newest?.game === game && this.version < version)
      await new Promise<void>((wake) => this.#fresh.push(wake));
  }

  /** Who is asked the same as before need not wait for what others only did beside it. */
  #ask(game: GameView, mine: readonly number[]): void {
    const before = this.game?.table as unknown as T | undefined;
    if (this.behind && before && this.kind && stands(this.kind, mine, [before, game.table as unknown as T]))
      this.#take(Infinity);
  }

  /** Let what the server has told of the game up to so many moments be what is asked and offered. */
  #take(moments: number): void {
    const come = this.#coming.take(moments);
    if (!come) return;
    this.game = come.game;
    this.steps = this.#received.slice(0, come.game.version);
    this.heardAt = come.heardAt;
  }

  /** What one was not there to see is not played; where something was taken back, the table jumps there. */
  #jump(): void {
    const box = this.#box;
    const game = this.#newest;
    if (!this.kind || !box || !game) return;
    this.#take(Infinity);
    const moments = momentsOf(this.#received);
    this.put(this.kind.truth(game, box, this.kept, null), moments, moments.length);
  }

  /** Put a table on the screen as it lies after the first of some moments; what follows is shown in motion. */
  put(table: S, moments: readonly Moment[], at: number): void {
    this.#shown = table;
    const box = this.#box;
    const { kind } = this;
    // Read again: what is kept is watched for changes, what was given is not.
    const laid = this.#shown;
    if (!box || !kind) return;
    const teller = { put: this.put.bind(this), sentence: this.#sentence };
    motion.stage(new Staged(kind, box, { table: laid, at }, teller), moments, at);
  }

  /** At rest the account of the facts is the server's table; where it is not, the table is right. */
  #settle(): void {
    const game = this.#newest;
    const { kind } = this;
    const box = this.#box;
    if (!game || !kind || !box || !this.#shown) return;
    this.#take(Infinity);
    kind.learn?.(this.#shown, game);
    const shown = $state.snapshot(this.#shown) as S;
    const truth = kind.truth(game, box, this.kept, shown);
    if (JSON.stringify(truth) === JSON.stringify(shown)) return;
    console.error('the facts told another table', truth, shown);
    this.put(truth, motion.moments, motion.at);
  }
}
