/** The course of a game: what it is played with, what the server has told of it, and what of that the table has shown. */

import type { GameManifest, GameDefinition, DisplayState, Table } from '../core/contract.ts';
import type { BoxView, Fact, GameView, Options, StepView, View } from '../generated/protocol.ts';
import { text } from '../i18n/text.svelte.ts';
import { fetchBox } from '../net/box.ts';
import { GameLog, backTo } from '../core/gameLog.ts';
import { AnimationQueue } from './animationQueue.svelte.ts';
import { StagedTable } from './stagedTable.svelte.ts';

/** With more steps than these to catch up, the table jumps. */
const JUMP = 60;

/** What says with which box, and how, which game is played. */
interface Packed {
  readonly gameName: string;
  readonly edition: string;
  readonly options: Options;
}

/** What facts are to the person here. */
interface Reader {
  /** The seats of the person. */
  mine(): readonly number[];
  /** What is told of a fact; null for nothing. */
  sentence(step: StepView, fact: Fact): string | null;
  /** Whether the person loses something by a fact, other than by an answer of their own. */
  isLoss(step: StepView, fact: Fact): boolean;
}

/** A view of a game, how many moments lead there, and when it came. */
interface QueuedView {
  view: GameView;
  moments: number;
  heardAt: number;
}

/** The views that have come, in their order. */
export class ViewQueue {
  #views: QueuedView[] = [];

  /** Queue a view until `moments` moments have been shown. */
  push(game: GameView, moments: number): void {
    this.#views.push({ view: game, moments, heardAt: performance.now() });
  }

  /** Take the last view that the first `moments` moments led to; undefined where it was taken already. */
  take(moments: number): QueuedView | undefined {
    const last = this.#views.findLastIndex((one) => one.moments <= moments);
    return this.#views.splice(0, last + 1).at(-1);
  }

  clear(): void {
    this.#views = [];
  }
}

/** The course of whichever game is played with a box of type B, the server's tables of type T, shown as type S. */
export class LiveGame<B extends BoxView, T extends Table, S extends DisplayState> {
  /** The game as the server tells it, once the table has shown all that led to it. */
  view = $state.raw<GameView | null>(null);
  /** All steps that led to it. */
  steps = $state.raw<readonly StepView[]>([]);
  /** When it was told, for countdowns. */
  heardAt = $state(0);
  /** All that happened in it, also what the table has yet to show. */
  log = $state.raw<GameLog<B, T, S> | null>(null);
  /** Those of the steps that count: neither take-backs nor what these took back. */
  readonly kept = $derived(this.log?.effectiveSteps(this.steps.length) ?? []);
  /** The game that is played, with whatever box. */
  definition = $state.raw<GameDefinition<B, T, S> | null>(null);
  /** What is known of it without it. */
  entry = $state.raw<GameManifest | null>(null);
  #box = $state.raw<B | null>(null);

  /** What the server has told last, and all steps until then. */
  #newest = $state.raw<GameView | null>(null);
  readonly #coming = new ViewQueue();
  /** What the table shows in motion, one moment after another. */
  readonly queue = new AnimationQueue({
    advanced: (moments) => this.#take(moments),
    settled: () => this.#settle(),
  });
  /** What the screen shows now: the facts applied one after another. */
  #shown = $state<S | null>(null);
  readonly #games: readonly GameManifest[];
  readonly #reader: Reader;
  #fresh: (() => void)[] = [];

  constructor(games: readonly GameManifest[], reader: Reader) {
    this.#games = games;
    this.#reader = reader;
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
    return this.log?.steps.length ?? 0;
  }

  /** Whether the table has yet to show what led to what the server asks by now. */
  get behind(): boolean {
    return this.view !== this.#newest;
  }

  /** Whether the game is over, and the table has yet to show no more than the rest of its last turn. */
  get ending(): boolean {
    const { definition, log, queue } = this;
    const game = this.#newest;
    const winners = (game && definition?.tableOf(game.table)?.winners) ?? [];
    return winners.length > 0 && queue.at >= (log?.turns.at(-1) ?? 0);
  }

  /** The game and its box, where it is known that one is played. */
  begun(): { definition: GameDefinition<B, T, S>; box: B } {
    const { definition } = this;
    const box = this.#box;
    if (!definition || !box) throw new Error('no game is played');
    return { definition, box };
  }

  /** Fetch a box, and the game that is played with it; both are put on the table at once. Its screen is sent for too. */
  async unpack(
    { gameName, edition, options }: Packed,
    screen: (entry: GameManifest) => Promise<unknown>,
  ): Promise<void> {
    const entry = this.#games.find(({ name }) => name === gameName);
    if (!entry) throw new Error(`there is no game ${gameName}`);
    screen(entry).catch(() => {}); // whoever shows it asks again, and says so
    const coming = [fetchBox(edition, options), entry.load(), text.bring([entry.name])] as const;
    const [printed, loaded] = await Promise.all(coming);
    // The session is that of whichever game is loaded.
    const definition = loaded as GameDefinition<B, T, S>;
    const box = definition.boxOf(printed);
    if (!box) throw new Error(`${edition} is no edition of ${gameName}`);
    this.#print(box);
    Object.assign(this, { entry, definition });
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
    Object.assign(this, { view: null, steps: [], log: null });
    this.#newest = null;
    this.#coming.clear();
    this.queue.clear();
    for (const wake of this.#fresh.splice(0)) wake();
    this.#shown = this.definition && this.#box ? this.definition.fresh(this.#box, 0) : null;
  }

  /** Lay a table at the beginning of a game of which all steps are known. */
  begin(steps: readonly StepView[], seats: number): void {
    const { definition: kind, box } = this.begun();
    const log = new GameLog(kind, box, seats);
    log.append(steps);
    Object.assign(this, { steps, log });
    this.put(log.stateAt(0), 0);
  }

  /** Take in what the server tells, for who holds some seats; false where it tells of steps before which some are missing. */
  hear(game: GameView, mine: readonly number[]): boolean {
    const { definition } = this;
    const box = this.#box;
    if (!definition || !box) return true;
    const begun = game.game !== this.#newest?.game;
    const known = begun ? 0 : this.version;
    if (game.first > known) return false;
    const log = (!begun && this.log) || new GameLog(definition, box, game.table.players.length);
    const fresh = game.steps.slice(known - game.first);
    log.append(fresh);
    this.log = log;
    this.#newest = game;
    this.#coming.push(game, log.length);
    if (begun || fresh.length > JUMP || fresh.some((step) => backTo(step) !== null)) this.#jump();
    else this.queue.goOn(log.length);
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
    const { view, definition } = this;
    if (this.behind && view && definition && stands(definition, mine, [view.table, game.table])) this.#take(Infinity);
  }

  /** Make the last view that the first `moments` moments led to the one that counts. */
  #take(moments: number): void {
    const come = this.#coming.take(moments);
    if (!come) return;
    this.view = come.view;
    this.steps = this.log?.firstSteps(come.view.version) ?? [];
    this.heardAt = come.heardAt;
  }

  /** What one was not there to see is not played; where something was taken back, the table jumps there. */
  #jump(): void {
    const box = this.#box;
    const game = this.#newest;
    const { definition, log } = this;
    if (!definition || !box || !game || !log) return;
    this.#take(Infinity);
    this.put(definition.truth(game, box, this.kept, null), log.length);
  }

  /** Put a table on the screen as it lies after the first `at` moments; what follows is shown in motion. */
  put(table: S, at: number): void {
    this.#shown = table;
    const box = this.#box;
    const { definition, log } = this;
    // Read again: what is kept is watched for changes, what was given is not.
    const laid = this.#shown;
    if (!box || !definition || !log) return;
    const teller = { queue: this.queue, log, put: this.put.bind(this), ...this.#reader };
    this.queue.stage(new StagedTable(definition, box, { table: laid, at }, teller), log, at);
  }

  /** At rest the account of the facts is the server's table; where it is not, the table is right. */
  #settle(): void {
    const game = this.#newest;
    const { definition } = this;
    const box = this.#box;
    if (!game || !definition || !box || !this.#shown) return;
    this.#take(Infinity);
    definition.learn?.(this.#shown, game);
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-assertion -- to svelte-check a snapshot of S is no S
    const shown = $state.snapshot(this.#shown) as S;
    const truth = definition.truth(game, box, this.kept, shown);
    if (JSON.stringify(truth) === JSON.stringify(shown)) return;
    console.error('the facts told another table', truth, shown);
    this.put(truth, this.queue.at);
  }
}

/** Whether some seats are asked what they were asked already: then others only did something beside it. */
function stands<B extends BoxView, T extends Table, S extends DisplayState>(
  kind: GameDefinition<B, T, S>,
  mine: readonly number[],
  views: readonly [before: View, now: View],
): boolean {
  const [before, now] = views.map((view) => kind.tableOf(view));
  if (!before || !now) return false;
  const posed = (table: T) => mine.map((seat) => kind.posed(table, seat)).join();
  return mine.some((seat) => kind.posed(now, seat) !== '') && posed(before) === posed(now);
}
