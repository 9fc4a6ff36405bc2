/** A table on stage: moments are carried out on it, with or without their motion. */

import type { DisplayState, GameDefinition, Moment, Table } from '../core/contract.ts';
import type { BoxView, Fact, StepView } from '../generated/protocol.ts';
import { sound } from '../platform/sound.svelte.ts';
import type { AnimationQueue, MomentLog, Play } from './animationQueue.svelte.ts';

/** Who puts tables on stage, and tells what happens there. */
interface Teller<S> {
  readonly queue: AnimationQueue;
  readonly log: MomentLog;
  /** Put another table in place of this one, on which the first `at` moments have been carried out. */
  put(table: S, at: number): void;
  /** What is said of a moment, null for nothing. */
  sentence(step: StepView, fact: Fact): string | null;
  /** The seats of the person here. */
  mine(): readonly number[];
  /** Whether the person here loses something by a moment. */
  isLoss(step: StepView, fact: Fact): boolean;
}

/** A table that shows the first of some moments already. */
export class StagedTable<B extends BoxView, T extends Table, S extends DisplayState> implements Play {
  readonly #kind: GameDefinition<B, T, S>;
  readonly #box: B;
  readonly #table: S;
  readonly #teller: Teller<S>;
  /** How many moments have been carried out; the last of them may still be in motion. */
  #done: number;

  constructor(kind: GameDefinition<B, T, S>, box: B, on: { table: S; at: number }, teller: Teller<S>) {
    this.#kind = kind;
    this.#box = box;
    this.#table = on.table;
    this.#done = on.at;
    this.#teller = teller;
  }

  lasts(moment: Moment): number {
    return this.#kind.choreography.lasts(moment.fact) + this.#read(moment);
  }

  /** How long a moment is read that is told large. */
  #read(moment: Moment): number {
    const time = this.#kind.ownEvents?.lasts(moment, this.#teller.mine(), this.#box) ?? 0;
    return time > 0 && !this.isQuiet(moment) ? time : 0;
  }

  #tellLarge(moment: Moment): void {
    const { queue } = this.#teller;
    if (queue.state === 'skipping' || this.#read(moment) === 0) return;
    this.#kind.ownEvents?.show(moment, queue);
    sound.vibrate();
  }

  isQuiet({ step, fact }: Moment): boolean {
    return this.#teller.sentence(step, fact) === null;
  }

  isLoss({ step, fact }: Moment): boolean {
    return this.#teller.isLoss(step, fact);
  }

  carryOut(moment: Moment): void {
    this.#sound(moment);
    this.#apply(this.#table, moment);
    this.#stand(this.#table, moment);
    this.#tellLarge(moment);
  }

  async perform(moment: Moment, tell: () => void, signal: AbortSignal): Promise<void> {
    const { queue } = this.#teller;
    const carryOut = () => {
      this.#apply(this.#table, moment);
      this.#tellLarge(moment);
    };
    signal.addEventListener('abort', () => this.#kind.ownEvents?.hide(queue));
    this.#sound(moment);
    await this.#kind.choreography.perform(moment.fact, this.#box, { carryOut, tell, context: queue, signal });
    this.#stand(this.#table, moment);
    tell();
    await queue.sleep(queue.pace(this.#read(moment)));
  }

  /** What goes on still moves things on this table: the moments are carried out on another. */
  skipTo(at: number): void {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-assertion -- to svelte-check a snapshot of S is no S
    const ahead = $state.snapshot(this.#table) as S;
    const { moments } = this.#teller.log;
    const last = moments[this.#done - 1];
    const waiting = moments.slice(this.#done, at);
    if (last) this.#stand(ahead, last);
    for (const moment of waiting) {
      this.#kind.apply(ahead, moment.fact, this.#box);
      this.#stand(ahead, moment);
    }
    this.#teller.put(ahead, at);
  }

  #sound({ fact: [kind] }: Moment): void {
    const heard = this.#kind.sounds[kind];
    // What is skipped by the dozen would be a noise.
    if (heard && this.#teller.queue.state !== 'skipping') sound.play(heard);
  }

  #apply(table: S, { fact }: Moment): void {
    this.#kind.apply(table, fact, this.#box);
    this.#done += 1;
  }

  #stand(table: S, { standing }: Moment): void {
    if (standing) this.#kind.stand(table, standing);
  }
}
