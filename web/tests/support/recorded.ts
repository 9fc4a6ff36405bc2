/** Recorded games, and a session at their table as it is after any of their moments. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { DisplayState, GameDefinition, Question, Table } from '../../src/core/contract.ts';
import { GameLog } from '../../src/core/gameLog.ts';
import { DEFINITION as CLASSIC } from '../../src/games/classic/definition.ts';
import { DEFINITION as DEAL } from '../../src/games/deal/definition.ts';
import { CHANCE, type BoxView, type Fact, type StepView } from '../../src/generated/protocol.ts';
import { listed } from '../../src/i18n/listFormat.ts';
import { t, text } from '../../src/i18n/text.svelte.ts';
import { elementAt } from '../../src/platform/elementAt.ts';
import type { QueueState } from '../../src/session/animationQueue.svelte.ts';
import type { Session } from '../../src/session/session.svelte.ts';
import { seatOf } from './messages.ts';

/** What is kept of a game; after each number of steps, the table where seat 0 is asked something. */
interface Recorded {
  game: 'classic' | 'deal';
  box: BoxView;
  seats: number;
  steps: StepView[];
  asked: (Table | null)[];
}

const FOLDER = join(fileURLToPath(import.meta.url), '../../../../tests/web/recorded');
export const RECORDED = ['italy', 'deal'] as const;
const DEFINITIONS = { classic: CLASSIC, deal: DEAL } as unknown as Record<Recorded['game'], GameDefinition>;
const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];

/** Read a recorded game. */
function read(edition: (typeof RECORDED)[number]): Recorded {
  return JSON.parse(readFileSync(join(FOLDER, `${edition}.json`), 'utf8')) as Recorded;
}

/** The table of a recorded game, at which this browser holds seat 0 and robots hold the others. */
export class RecordedTable {
  readonly log: GameLog;
  readonly animationQueue: { at: number; state: QueueState } = { at: 0, state: 'idle' };
  readonly definition: GameDefinition;
  readonly box: BoxView;
  readonly cast;
  readonly mine = [0];
  readonly acting = 0;
  readonly over = false;
  readonly replay = null;
  readonly kept: readonly StepView[];
  /** Laid over what was recorded: an auction in which everybody is asked, Bruno leads, and some robots go on. */
  auction: { amount: number; nextBots: readonly number[] } | null = null;
  readonly #game: Recorded;

  constructor(edition: (typeof RECORDED)[number]) {
    const game = read(edition);
    this.#game = game;
    this.definition = DEFINITIONS[game.game];
    this.box = game.box;
    this.kept = game.steps.map((step) => ({ ...step, reason: null }));
    this.log = new GameLog(this.definition, game.box, game.seats);
    this.log.append(this.kept);
    this.cast = NAMES.slice(0, game.seats).map((name, seat) => seatOf(name, { kind: seat > 0 ? 'bot' : 'person' }));
  }

  /** Fetch the texts of its game. */
  async bring(): Promise<void> {
    text.box = { language: 'it', currency: 'M' };
    await text.bring([this.#game.game, 'panels']);
  }

  get asSession(): Session {
    return this as unknown as Session;
  }

  get steps(): readonly StepView[] {
    return this.kept;
  }

  /** No offers were recorded. */
  offer(): undefined {
    return undefined;
  }

  get shown(): DisplayState {
    return this.log.stateAt(this.animationQueue.at);
  }

  /** Show the first `at` moments: where the server sent more with them, the queue goes on. */
  show(at: number): void {
    this.animationQueue.at = at;
    this.animationQueue.state = this.behind ? 'playing' : 'idle';
  }

  /** Whether the table has not come to the end of a step yet, or chance goes on after it. */
  get behind(): boolean {
    const next = this.#next;
    return this.log.before(next) !== this.animationQueue.at || this.kept[next]?.seat === CHANCE;
  }

  /** The server's table, where seat 0 is asked something. */
  get table(): Table | null {
    if (this.auction) return { questions: [this.#auctioned(this.auction.amount)], turns: 1 } as unknown as Table;
    return this.behind ? null : elementAt(this.#game.asked, this.#next);
  }

  /** The step that comes next: the first that has no moment before the present one, for some steps have none at all. */
  get view() {
    return { nextBots: this.auction?.nextBots ?? [] };
  }

  #auctioned(amount: number): Question {
    const about = { seat: 1, other: 1, square: 1, building: 0, card: -1, deeds: [], amount };
    return { kind: 'auction', seats: [0, 1, 2], ...about };
  }

  get #next(): number {
    const found = this.kept.findIndex((_, step) => this.log.before(step) >= this.animationQueue.at);
    return found < 0 ? this.kept.length : found;
  }

  get question(): Question | null {
    return this.table?.questions.find((one) => this.isAsked(one)) ?? null;
  }

  isAsked(question: Question | null): boolean {
    return question?.seats.includes(0) ?? false;
  }

  begun() {
    return { definition: this.definition, box: this.box };
  }

  sentence(step: StepView, fact: Fact): string | null {
    return this.definition.sentence(this.asSession, step, fact, false);
  }

  playerName(seat: number): string {
    return NAMES[seat] ?? t(seat === -1 ? 'bank' : 'pot');
  }

  names(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.playerName(seat)));
  }
}
