/** The replay on its way: where it stands, forwards and backwards, by itself or by hand. */

import { createContext } from 'svelte';

import { TOOK_BACK, type Replay } from '../generated/protocol.ts';
import type { Source } from '../net/http.ts';
import { keepGames } from '../offline/offlineCache.ts';
import type { Session } from '../session/session.svelte.ts';
import type { GameLog } from '../core/gameLog.ts';
import type { Moment, Tellable } from '../core/contract.ts';
import { sentencesOf } from '../table/log/storyLines.ts';
import { Analysis } from './analysis.svelte.ts';

export const SPEEDS = [1, 2, 4, 16] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];

/** How long a moment stands before the next one, at the first speed. */
const BEAT = 900;
/** From this speed on, moments are shown without their motion. */
const STILL = 4;

/** Puts a replay on the table of a session, and moves it on. */
export class Player {
  /** How many moments of the game are on the table. */
  at = $state(0);
  playing = $state(false);
  speed = $state<ReplaySpeed>(1);
  /** What is known of the game beyond what happened, where it is asked for. */
  analysis = $state.raw<Analysis | null>(null);

  readonly #session: Session;
  #timer = 0;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Put a game on the table, at its beginning. */
  async open(replay: Replay, source: Source | null): Promise<void> {
    this.stop();
    await this.#session.openReplay(replay);
    keepGames();
    this.analysis = source && new Analysis(source);
    this.at = 0;
  }

  /** Take the game off the table. */
  close(): void {
    this.stop();
    this.analysis = null;
    this.#session.leave();
  }

  /** The game, once it is on the table. */
  get log(): GameLog | null {
    return this.#session.log;
  }

  /** The moment that the table shows last. */
  get moment(): Moment | undefined {
    return this.log?.moments[this.at - 1];
  }

  /** What a moment says; null for those that are not told. */
  told(at: number): string | null {
    const moment = this.log?.moments[at - 1];
    return moment ? this.#session.sentence(moment.step, moment.fact) : null;
  }

  /** The last sentence among the first `upTo` moments; null where there is none. */
  toldLast(upTo: number): string | null {
    for (let at = upTo; at > 0; at--) {
      const told = this.told(at);
      if (told !== null) return told;
    }
    return null;
  }

  /** What a step did, as sentences. */
  toldOf(step: number): string {
    return this.sentences(this.log?.of(step) ?? []);
  }

  /** Some facts as sentences. */
  sentences(facts: readonly Tellable[]): string {
    return sentencesOf(this.#session, facts).join(' ');
  }

  /** Show the table after the first `at` moments. */
  seek(at: number): void {
    const { log } = this;
    if (!log) return;
    this.at = Math.max(0, Math.min(at, log.length));
    this.#session.put(log.stateAt(this.at), this.at);
  }

  /** Go on to the next moment that is told, in motion if there is time for it. */
  stepOn(): void {
    const { log } = this;
    if (!log || this.at >= log.length) return;
    let to = this.at + 1;
    while (to < log.length && this.told(to) === null) to += 1;
    const next = log.moments.slice(this.at, to);
    if (this.#isMoving || this.speed >= STILL || next.some(({ fact }) => fact[0] === TOOK_BACK)) {
      this.seek(to);
      return;
    }
    this.at = to;
    this.#session.animationQueue.goOn(to);
  }

  /** Go back to the moment before that was told. */
  stepBack(): void {
    let to = this.at - 1;
    while (to > 0 && this.told(to) === null) to -= 1;
    this.seek(to);
  }

  turnOn(): void {
    this.seek(this.log?.nextTurn(this.at) ?? 0);
  }

  turnBack(): void {
    this.seek(this.log?.previousTurn(this.at) ?? 0);
  }

  /** Go to the next moment of a kind, round the end if need be. */
  jump(kind: string): void {
    const to = this.log?.nextMark(this.at, kind);
    if (to) this.seek(to);
  }

  /** Let it play, or halt it; from the end it begins anew. */
  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.at === this.log?.length) this.seek(0);
    this.playing = true;
    this.#beat();
  }

  stop(): void {
    this.playing = false;
    window.clearTimeout(this.#timer);
  }

  get #isMoving(): boolean {
    return this.#session.animationQueue.state === 'playing';
  }

  #beat(): void {
    if (!this.#isMoving) this.stepOn();
    if (this.at >= (this.log?.length ?? 0)) {
      this.stop();
      return;
    }
    this.#timer = window.setTimeout(() => this.#beat(), BEAT / this.speed);
  }
}

/** The player of the replay on this page. */
export const [getPlayer, setPlayer] = createContext<Player>();
