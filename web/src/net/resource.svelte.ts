/** Values that are fetched: loading, ready or failed, polled where that is needed, and aborted with what shows them. */

import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

/** Fetches a value, until the signal aborts it. */
type Fetch<T> = (signal: AbortSignal) => Promise<T>;

/** How long to wait before the value is fetched again, in milliseconds; null to fetch it no more. */
type Pause<T> = (value: T | null, hasFailed: boolean, error: unknown) => number | null;

/** A value that one component at a time follows. */
export class Resource<T> {
  #value = $state.raw<T | null>(null);
  #status = $state<'loading' | 'ready' | 'failed'>('loading');
  #error = $state.raw<unknown>(null);
  readonly #pause: Pause<T>;
  #fetch: Fetch<T> | null = null;
  #request: AbortController | null = null;
  #timer = 0;

  constructor(pause: Pause<T> = () => null) {
    this.#pause = pause;
  }

  /** The latest value, also while a newer one is loading or could not be fetched. */
  get value(): T | null {
    return this.#value;
  }

  get status(): 'loading' | 'ready' | 'failed' {
    return this.#status;
  }

  /** Why the last request failed; null unless it did. */
  get error(): unknown {
    return this.#error;
  }

  /** Fetch the value, and again after each pause, until the returned function is called. */
  follow(fetch: Fetch<T>): () => void {
    this.#stop();
    this.#fetch = fetch;
    this.#status = 'loading';
    void this.#load();
    return () => {
      if (this.#fetch !== fetch) return;
      this.#stop();
      this.#fetch = null;
    };
  }

  /** Take a value that came otherwise, as in the reply to a command; a request under way is out of date. */
  set(value: T): void {
    this.#stop();
    this.#settle('ready', value, null);
  }

  /** Take that a command failed. */
  fail(error: unknown): void {
    this.#stop();
    this.#settle('failed', this.#value, error);
  }

  async #load(): Promise<void> {
    const request = (this.#request = new AbortController());
    const fetch = this.#fetch;
    if (!fetch) return;
    try {
      const value = await fetch(request.signal);
      if (request === this.#request) this.#settle('ready', value, null);
    } catch (error) {
      if (request === this.#request) this.#settle('failed', this.#value, error);
    }
  }

  #settle(status: 'ready' | 'failed', value: T | null, error: unknown): void {
    this.#status = status;
    this.#value = value;
    this.#error = error;
    const pause = this.#fetch && this.#pause(value, status === 'failed', error);
    if (pause !== null) this.#timer = window.setTimeout(() => void this.#load(), pause);
  }

  #stop(): void {
    window.clearTimeout(this.#timer);
    this.#request?.abort();
    this.#request = null;
  }
}

/**
 * A resource of the component that calls this. What `request` reads decides what is fetched: when it changes, the
 * request before is aborted. Null fetches nothing.
 */
export function useResource<T>(request: () => Fetch<T> | null, pause?: Pause<T>): Resource<T> {
  const resource = new Resource<T>(pause);
  $effect(() => {
    const fetch = request();
    return fetch ? untrack(() => resource.follow(fetch)) : undefined;
  });
  return resource;
}

/** Values by key, each fetched once; one that could not be fetched is fetched again when it is next loaded. */
export class ResourceCache<T> {
  readonly #values = new SvelteMap<string, T>();
  /** What is under way or has come; nothing on the screen depends on it. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #requests = new Map<string, Promise<T>>();
  readonly #fetch: (key: string) => Promise<T>;

  constructor(fetch: (key: string) => Promise<T>) {
    this.#fetch = fetch;
  }

  /** The value of a key, once it has come. */
  get(key: string): T | undefined {
    return this.#values.get(key);
  }

  /** The value of a key, when it has come. */
  load(key: string): Promise<T> {
    const known = this.#requests.get(key);
    if (known) return known;
    const request = this.#fetch(key).then((value) => {
      this.#values.set(key, value);
      return value;
    });
    request.catch(() => this.#requests.delete(key));
    this.#requests.set(key, request);
    return request;
  }

  /** Load what the component that calls this needs, now and when its key changes; an empty key needs nothing. */
  use(key: () => string): void {
    $effect(() => {
      const needed = key();
      // Without the value the component shows what it has, and the next one that needs it loads it again.
      if (needed) untrack(() => this.load(needed)).catch(() => undefined);
    });
  }
}
