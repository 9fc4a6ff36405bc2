/** The simulations of this server: whether they are offered, which one runs and how far it is, earlier ones. */

import type { Failure, MakeSimulation, SimulationView } from '../generated/protocol.ts';
import {
  fetchRunning,
  fetchSimulations,
  makeSimulation,
  removeSimulation,
  NOT_FOUND,
  RequestError,
  stopSimulation,
} from '../net/http.ts';

/** Milliseconds between two looks at one that runs. */
const BEAT = 500;
/** While none runs only every eighth look is taken: another browser may start one. */
const IDLE = 8;

class Simulations {
  /** Whether the server has been heard. */
  known = $state(false);
  /** Whether only a browser on the server's own computer may start them, which this one is not. */
  reserved = $state(false);
  installed = $state(false);
  /** All that are kept, the latest first; one that runs is among them. */
  runs = $state.raw<readonly SimulationView[]>([]);
  /** The one that runs. */
  running = $state.raw<SimulationView | null>(null);
  /** The last one that was started here. */
  started = $state('');
  /** The same, once it has ended. */
  ended = $state('');
  /** Why the last wish was not carried out; "lost" where the server did not answer. */
  failure = $state.raw<Failure | 'lost' | null>(null);
  #offered = $state(false);
  #asked = false;
  /** Wishes begun and carried out: what was looked at meanwhile is not the latest. */
  #wishes = 0;

  /** Whether this server offers them here; not until it has been heard. */
  get offered(): boolean {
    if (!this.#asked) {
      this.#asked = true;
      void this.#fetch().catch(() => (this.#asked = false));
    }
    return this.#offered;
  }

  /** Follow what runs until told to stop. */
  follow(): () => void {
    let timer = 0;
    let beat = 0;
    const look = async () => {
      if (this.running || beat % IDLE === 0) await this.#look().catch(() => (this.failure = 'lost'));
      beat += 1;
      timer = window.setTimeout(look, BEAT);
    };
    timer = window.setTimeout(look, BEAT);
    return () => window.clearTimeout(timer);
  }

  /** Start one. */
  start(wish: MakeSimulation): Promise<void> {
    return this.#carryOut(async () => {
      this.ended = '';
      this.running = await makeSimulation(wish);
      this.started = this.running.id;
    });
  }

  /** Stop the one that runs; what was played is kept. */
  stop(): Promise<void> {
    return this.#carryOut(async () => {
      if (this.running) this.running = await stopSimulation(this.running.id);
    });
  }

  /** Throw an earlier one away. */
  remove(id: string): Promise<void> {
    return this.#carryOut(async () => {
      await removeSimulation(id).catch((error: unknown) => {
        // Another browser was faster.
        if (!(error instanceof RequestError && error.status === NOT_FOUND)) throw error;
      });
      this.runs = this.runs.filter((run) => run.id !== id);
    });
  }

  async #carryOut(wish: () => Promise<void>): Promise<void> {
    this.failure = null;
    this.#wishes += 1;
    try {
      await wish();
    } catch (error) {
      this.failure = (error instanceof RequestError && error.failure) || 'lost';
    }
    this.#wishes += 1;
  }

  async #look(): Promise<void> {
    if (!this.known) await this.#fetch();
    if (!this.#offered) return;
    const before = this.running?.id ?? '';
    const wishes = this.#wishes;
    const running = await fetchRunning();
    if (wishes !== this.#wishes) return;
    this.running = running;
    if (this.failure === 'lost') this.failure = null;
    if (this.installed && before === (this.running?.id ?? '')) return;
    await this.#fetch();
    if (before === this.started && this.runs.some(({ id }) => id === before)) this.ended = before;
  }

  async #fetch(): Promise<void> {
    const { offered, reserved, installed, runs } = await fetchSimulations();
    this.#offered = offered;
    this.reserved = reserved;
    this.installed = installed;
    this.runs = runs;
    this.known = true;
  }
}

export const simulations = new Simulations();
