/** A game judged again by playing it on from what mattered, many times: whether it can be had, how far it is, what came of it. */

import type { RollingView, RolloutsOffer, RolloutsView } from '../generated/protocol.ts';
import {
  fetchRollouts,
  fetchRolloutsOffer,
  RequestError,
  type Source,
  startRollouts,
  stopRollouts,
} from '../net/http.ts';
import { Resource } from '../net/resource.svelte.ts';

/** Milliseconds after which it is asked again how far it is. */
const BEAT = 500;
/** What is no answer any more but an end. */
const OVER: readonly RolloutsView['status'][] = ['done', 'broken'];

const isRunning = (now: RolloutsView | null) => now !== null && !OVER.includes(now.status);

export class Rollouts {
  readonly #source: Source;
  readonly #offer = new Resource<RolloutsOffer>();
  readonly #run = new Resource<RolloutsView | null>((now, hasFailed) => (isRunning(now) && !hasFailed ? BEAT : null));

  constructor(source: Source) {
    this.#source = source;
  }

  /** Whether who looks at this page may have games played on. */
  get offered(): boolean {
    return this.#offer.value?.offered ?? false;
  }

  /** What is missing for it, as a message. */
  get missing(): '' | 'analysis-roll-missing' {
    return this.offered && !this.#offer.value?.installed ? 'analysis-roll-missing' : '';
  }

  /** How far it is, once it has begun. */
  get now(): RolloutsView | null {
    return this.#run.status === 'failed' ? null : this.#run.value;
  }

  /** Why it is not to be had, as a message. */
  get failure(): string {
    const { error } = this.#run;
    if (error) return (error instanceof RequestError && error.failure?.reason) || 'analysis-roll-broken';
    return this.now?.status === 'broken' ? 'analysis-roll-broken' : '';
  }

  /** What came of it. */
  get found(): RollingView | null {
    return this.now?.found ?? null;
  }

  get running(): boolean {
    return isRunning(this.now);
  }

  /** Ask whether it can be had here, and follow what runs from an earlier look, until the returned function is called. */
  look(): () => void {
    const leave = [this.#offer.follow(fetchRolloutsOffer), this.#run.follow((signal) => this.#fetch(signal))];
    return () => leave.forEach((one) => one());
  }

  /** Have it begun, and follow it. */
  begin(): Promise<void> {
    return this.#command(() => startRollouts(this.#source));
  }

  /** Have it stopped: what was played counts. */
  stop(): Promise<void> {
    return this.#command(() => stopRollouts(this.now?.id ?? ''));
  }

  /** How far the run is, while it goes on; what has ended stays as it is. */
  async #fetch(signal: AbortSignal): Promise<RolloutsView | null> {
    const now = this.#run.value;
    return now && isRunning(now) ? fetchRollouts(now.id, signal) : now;
  }

  async #command(asked: () => Promise<RolloutsView>): Promise<void> {
    try {
      this.#run.set(await asked());
    } catch (error) {
      this.#run.fail(error);
    }
  }
}
