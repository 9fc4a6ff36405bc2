/** The simulations of this server: whether they are offered, which one runs and how far it is, earlier ones. */

import type { Failure, MakeSimulation, SimulationsView, SimulationView } from '../generated/protocol.ts';
import {
  fetchRunning,
  fetchSimulations,
  makeSimulation,
  removeSimulation,
  NOT_FOUND,
  RequestError,
  stopSimulation,
} from '../net/http.ts';
import { Resource, ResourceCache } from '../net/resource.svelte.ts';

/** Milliseconds between two looks at one that runs. */
const BEAT = 500;
/** The same while none runs: another browser may start one. */
const IDLE_BEAT = 8 * BEAT;

/** What the server offers and keeps, and the run that goes on. */
interface Known extends SimulationsView {
  running: SimulationView | null;
}

class Simulations {
  /** The last one that was started here. */
  started = $state('');
  /** The same, once it has ended. */
  ended = $state('');
  /** Why the last command was not carried out. */
  #refusal = $state.raw<Failure | 'lost' | null>(null);
  readonly #known = new Resource<Known>((known) => (known?.running ? BEAT : IDLE_BEAT));
  /** Whether they are offered, for pages that only link to them. */
  readonly #offer = new ResourceCache(() => fetchSimulations());

  /** Whether this server offers them here; not until it has answered. */
  get offered(): boolean {
    return (this.#known.value ?? this.#offer.get(OFFER))?.offered ?? false;
  }

  /** Whether the server has answered. */
  get known(): boolean {
    return this.#known.value !== null;
  }

  /** Whether only a browser on the server's own computer may start them, which this one is not. */
  get reserved(): boolean {
    return this.#known.value?.reserved ?? false;
  }

  get installed(): boolean {
    return this.#known.value?.installed ?? false;
  }

  /** All that are kept, the latest first; one that runs is among them. */
  get runs(): readonly SimulationView[] {
    return this.#known.value?.runs ?? [];
  }

  /** The one that runs. */
  get running(): SimulationView | null {
    return this.#known.value?.running ?? null;
  }

  /** Why the last command was not carried out; "lost" where the server does not answer. */
  get failure(): Failure | 'lost' | null {
    return this.#refusal ?? (this.#known.status === 'failed' ? 'lost' : null);
  }

  /** Ask whether they are offered, for the component that calls this. */
  useOffer(): void {
    this.#offer.use(() => OFFER);
  }

  /** Follow what runs until the returned function is called. */
  follow(): () => void {
    return this.#known.follow((signal) => this.#look(signal));
  }

  /** Start one. */
  start(wish: MakeSimulation): Promise<void> {
    return this.#carryOut(async () => {
      this.ended = '';
      const running = await makeSimulation(wish);
      this.started = running.id;
      return { running };
    });
  }

  /** Stop the one that runs; what was played is kept. */
  stop(): Promise<void> {
    return this.#carryOut(async () => {
      const stopped = this.running && (await stopSimulation(this.running.id).catch(orGone));
      // One that has ended meanwhile is seen to be over at the next look, with its report.
      return stopped && stopped.status === 'stopping' ? { running: stopped } : {};
    });
  }

  /** Throw an earlier one away. */
  remove(id: string): Promise<void> {
    return this.#carryOut(async () => {
      await removeSimulation(id).catch(orGone);
      return { runs: this.#known.value?.runs.filter((run) => run.id !== id) ?? [] };
    });
  }

  /** Carry out a command, and take what changes by it. */
  async #carryOut(command: () => Promise<Partial<Known>>): Promise<void> {
    this.#refusal = null;
    try {
      const change = await command();
      if (this.#known.value) this.#known.set({ ...this.#known.value, ...change });
    } catch (error) {
      this.#refusal = (error instanceof RequestError && error.failure) || 'lost';
    }
  }

  async #look(signal: AbortSignal): Promise<Known> {
    const before = this.#known.value ?? { ...(await fetchSimulations(signal)), running: null };
    if (!before.offered) return before;
    const running = await fetchRunning(signal);
    const id = before.running?.id ?? '';
    if (this.#refusal === 'lost') this.#refusal = null;
    if (before.installed && id === (running?.id ?? '')) return { ...before, running };
    const { runs, ...offer } = await fetchSimulations(signal);
    if (id !== '' && id === this.started && runs.some((run) => run.id === id)) this.ended = id;
    return { ...offer, runs, running };
  }
}

const OFFER = 'offer';

/** What a command makes of a run that is gone, because another browser was faster; any other error is one. */
function orGone(error: unknown): null {
  if (error instanceof RequestError && error.status === NOT_FOUND) return null;
  throw error;
}

export const simulations = new Simulations();
