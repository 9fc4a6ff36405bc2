/** What this browser knows of a table: the room or the replay, the game, its own seats and what they may do. It holds no rules. */

import type {
  DisplayState,
  GameDefinition,
  GameManifest,
  GameReadModel,
  Question,
  Table,
  Verb,
} from '../core/contract.ts';
import {
  BANK,
  POT,
  TOOK_BACK,
  type BoxView,
  type DenialView,
  type Fact,
  type GameView,
  type OfferView,
  type Options,
  type Replay,
  type RoomView,
  type SeatOdds,
  type SeatOffers,
  type SeatView,
  type StepView,
} from '../generated/protocol.ts';
import { listed } from '../i18n/listFormat.ts';
import { t } from '../i18n/text.svelte.ts';
import type { AnimationQueue } from './animationQueue.svelte.ts';
import type { GameLog } from '../core/gameLog.ts';
import { queryOf } from '../net/box.ts';
import { LiveGame } from './liveGame.svelte.ts';
import { rulebook, type Rulebook } from '../net/rulebook.svelte.ts';
import { tookBackText } from './takeBackText.ts';

export class SessionReadModel<
  B extends BoxView = BoxView,
  T extends Table = Table,
  S extends DisplayState = DisplayState,
> implements GameReadModel<B, T, S> {
  room = $state.raw<RoomView | null>(null);
  /** Who sits where: of the room, or of the replay. */
  cast = $state.raw<readonly SeatView[]>([]);
  /** The replay that is on the table. */
  replay = $state.raw<Replay | null>(null);
  protected readonly game: LiveGame<B, T, S>;
  #chosen = $state<number | null>(null);

  constructor(games: readonly GameManifest[]) {
    this.game = new LiveGame(games, {
      mine: () => this.mine,
      sentence: (step, fact) => this.sentence(step, fact),
      isLoss: ({ seat }, fact) =>
        !this.mine.includes(seat) && this.mine.some((one) => this.definition?.isLoss(fact, one)),
    });
  }

  /** What the table shows in motion. */
  get animationQueue(): AnimationQueue {
    return this.game.queue;
  }

  /** What is printed in the box, whichever game it is. */
  get box(): B | null {
    return this.game.box;
  }

  /** The game that is played, with whatever box. */
  get definition(): GameDefinition<B, T, S> | null {
    return this.game.definition;
  }

  /** What is known of it without it. */
  get entry(): GameManifest | null {
    return this.game.entry;
  }

  /** The game as the server tells it, once the table has shown all that led to it. */
  get view(): GameView | null {
    return this.game.view;
  }

  /** All steps that led to it. */
  get steps(): readonly StepView[] {
    return this.game.steps;
  }

  /** All that happened in the game, also what the table has yet to show. */
  get log(): GameLog<B, T, S> | null {
    return this.game.log;
  }

  /** Those of them that count: what was taken back does not. */
  get kept(): readonly StepView[] {
    return this.game.kept;
  }

  /** When it was told, for countdowns. */
  get heardAt(): number {
    return this.game.heardAt;
  }

  /** Whether the table has yet to show what led to what the server asks by now. */
  get behind(): boolean {
    return this.game.behind;
  }

  /** Whether the game is over, and the table has yet to show no more than the rest of its last turn. */
  get ending(): boolean {
    return this.game.ending;
  }

  /** The server's table, which is always of the game of the box. */
  get table(): T | null {
    const { view, definition } = this;
    return view && definition ? definition.tableOf(view.table) : null;
  }

  /** Everybody's odds of winning, where the table lets one see them. */
  get odds(): SeatOdds | null {
    return this.view?.odds ?? null;
  }

  /** What the screen shows of the table now. */
  get shown(): S {
    return this.game.shown;
  }

  /** Whether the game is over, and everything that led to its end has been seen. */
  get over(): boolean {
    return this.room?.status === 'over' && (this.table?.winners.length ?? 0) > 0;
  }

  /** What the table of the room or the replay has chosen. */
  get options(): Options {
    return this.replay?.options ?? this.room?.options ?? {};
  }

  /** The game and its box, where it is known that one is played. */
  begun(): { definition: GameDefinition<B, T, S>; box: B } {
    return this.game.begun();
  }

  /** The seats that this browser holds. */
  get mine(): readonly number[] {
    return this.room?.ownSeats ?? [];
  }

  /** Those of mine whose answer is wanted now. */
  get wanted(): number[] {
    return this.mine.filter((seat) => this.asked(seat));
  }

  /** The seat of mine for whom the action bar speaks: one whose answer is wanted, else the one chosen, else the first. */
  get acting(): number | null {
    const wanted = this.wanted;
    const chosen = this.#chosen;
    if (chosen !== null && this.mine.includes(chosen) && (wanted.length === 0 || wanted.includes(chosen)))
      return chosen;
    return wanted[0] ?? this.mine[0] ?? null;
  }

  set acting(seat: number | null) {
    this.#chosen = seat;
  }

  /** The question that the card shows: the speaker's own before anybody else's. */
  get question(): T['questions'][number] | null {
    const questions = this.table?.questions ?? [];
    return questions.find((question) => this.isAsked(question)) ?? questions[0] ?? null;
  }

  /** Whether the speaker is the one, or one of those, who must answer. */
  isAsked(question: Question | null): boolean {
    return !this.behind && this.acting !== null && (question?.seats.includes(this.acting) ?? false);
  }

  /** Whether a question waits for a seat, and can be answered by who has seen how it came to it. */
  asked(seat: number): boolean {
    return !this.behind && (this.table?.questions.some((question) => question.seats.includes(seat)) ?? false);
  }

  own(seat: number): SeatOffers | undefined {
    return this.view?.own.find((one) => one.seat === seat);
  }

  /** The offer of a verb to a seat; without a subject the first one. */
  offer(seat: number, verb: Verb, subject?: number): OfferView | undefined {
    return this.own(seat)?.offers.find((one) => one.verb === verb && (subject ?? one.subject) === one.subject);
  }

  /** Why a seat cannot do something that it might wish to. */
  denial(seat: number, verb: Verb, subject?: number): DenialView | undefined {
    return this.own(seat)?.denials.find((one) => one.verb === verb && (subject ?? one.subject) === one.subject);
  }

  /** What a fact says; null for what is not told, or is an echo unless these are wanted too. */
  sentence(step: StepView, fact: Fact, withEchoes = false): string | null {
    if (fact[0] === TOOK_BACK) return tookBackText(this, fact);
    return this.definition?.sentence(this, step, fact, withEchoes) ?? null;
  }

  /** The name of a player, of the bank or of Free Parking's pot. */
  playerName(seat: number): string {
    if (seat === BANK) return t('bank');
    if (seat === POT) return t('pot');
    return this.cast[seat]?.name || t('seat-number', { number: seat + 1 });
  }

  /** The names of some seats as one list. */
  names(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.playerName(seat)));
  }

  /** The rulebook of the table; empty until it has come. */
  get rulebook(): Rulebook {
    const { edition, query } = this.ownRules;
    return edition ? rulebook(edition, query) : {};
  }

  /** Where the rulebook of the table is. */
  get ownRules(): { edition: string; query: string } {
    return { edition: this.box?.id ?? '', query: queryOf(this.options, this.cast.length) };
  }

  /** What a clause is called; its id until the rulebook has come. */
  clauseTitle(clause: string): string {
    return this.rulebook[clause]?.title ?? clause;
  }
}
