/** A game judged again by playing it on from what mattered, many times: whether it can be had, how far it is, what came of it. */

import type { RollingView, RolloutsView } from '../generated/protocol.ts';
import {
  fetchRollouts,
  fetchRolloutsOffer,
  RequestError,
  type Source,
  startRollouts,
  stopRollouts,
} from '../net/http.ts';

/** Milliseconds after which it is asked again how far it is. */
const BEAT = 500;
/** What is no answer any more but an end. */
const OVER: readonly RolloutsView['status'][] = ['done', 'broken'];

export class Rollouts {
  /** Whether who looks at this page may have games played on, and what is missing for it, as a message. */
  offered = $state(false);
  missing = $state<'' | 'analysis-roll-missing'>('');
  /** How far it is, once it has begun. */
  now = $state.raw<RolloutsView | null>(null);
  /** Why it is not to be had, as a message. */
  failure = $state('');

  readonly #source: Source;
  #timer = 0;
  /** Whether somebody looks at it. */
  #watched = false;

  constructor(source: Source) {
    this.#source = source;
  }

  /** What came of it. */
  get found(): RollingView | null {
    return this.now?.found ?? null;
  }

  get running(): boolean {
    return this.now !== null && !OVER.includes(this.now.status);
  }

  /** Ask whether it can be had here, and follow what runs from an earlier look. */
  async look(): Promise<void> {
    this.#watched = true;
    const { offered, installed } = await fetchRolloutsOffer().catch(() => ({ offered: false, installed: false }));
    this.offered = offered;
    this.missing = offered && !installed ? 'analysis-roll-missing' : '';
    this.#goOn();
  }

  /** Have it begun, and follow it. */
  begin(): Promise<void> {
    return this.#take(() => startRollouts(this.#source));
  }

  /** Have it stopped: what was played counts. */
  stop(): Promise<void> {
    return this.#take(() => stopRollouts(this.now?.id ?? ''));
  }

  /** Follow it no longer. */
  leave(): void {
    this.#watched = false;
    window.clearTimeout(this.#timer);
  }

  async #take(asked: () => Promise<RolloutsView>): Promise<void> {
    window.clearTimeout(this.#timer);
    this.failure = '';
    try {
      this.now = await asked();
      if (this.now.status === 'broken') this.failure = 'analysis-roll-broken';
    } catch (error) {
      this.now = null;
      this.failure = (error instanceof RequestError && error.failure?.reason) || 'analysis-roll-broken';
    }
    this.#goOn();
  }

  /** Ask again in a moment, while it runs and somebody looks. */
  #goOn(): void {
    const { now } = this;
    if (!now || !this.running || !this.#watched) return;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#take(() => fetchRollouts(now.id)), BEAT);
  }
}
