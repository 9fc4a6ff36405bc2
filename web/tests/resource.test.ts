import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { BUSY, RequestError } from '../src/net/http.ts';
import { Resource, ResourceCache } from '../src/net/resource.svelte.ts';
import { untilAnswered } from '../src/workshop/settled.ts';
import { pass } from './support/clock.ts';
import { inEffect, seenByEffect } from './support/effects.svelte.ts';

/** A server whose answers the test gives. */
class Answers<T> {
  readonly signals: AbortSignal[] = [];
  readonly #waiting: { resolve(value: T): void; reject(error: Error): void }[] = [];

  readonly fetch = (signal: AbortSignal): Promise<T> => {
    this.signals.push(signal);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  };

  async give(value: T): Promise<void> {
    this.#waiting.shift()?.resolve(value);
    await pass(0);
  }

  async refuse(error: Error): Promise<void> {
    this.#waiting.shift()?.reject(error);
    await pass(0);
  }
}

const BEAT = 500;

describe('a resource', () => {
  let answers: Answers<number>;
  let resource: Resource<number>;
  const state = () => [resource.status, resource.value];

  beforeEach(() => {
    answers = new Answers();
    resource = new Resource<number>((value, hasFailed) => (hasFailed || value === 3 ? null : BEAT));
  });

  it('is loading, then ready', async () => {
    const seen = seenByEffect(state);
    seen.values();
    resource.follow(answers.fetch);
    seen.values();
    await answers.give(1);
    expect(seen.values()).toEqual([
      ['loading', null],
      ['ready', 1],
    ]);
  });

  it('is polled until its value says that it is final', async () => {
    resource.follow(answers.fetch);
    await answers.give(1);
    await pass(BEAT - 1);
    expect(answers.signals).toHaveLength(1);
    await pass(1);
    await answers.give(3);
    await pass(10 * BEAT);
    expect(answers.signals).toHaveLength(2);
    expect(state()).toEqual(['ready', 3]);
  });

  it('keeps its value when a request fails', async () => {
    resource.follow(answers.fetch);
    await answers.give(1);
    await pass(BEAT);
    const error = new Error('no network');
    await answers.refuse(error);
    expect([...state(), resource.error]).toEqual(['failed', 1, error]);
    await pass(10 * BEAT);
    expect(answers.signals).toHaveLength(2);
  });

  it('is aborted, and polled no longer, when it is left', async () => {
    const leave = resource.follow(answers.fetch);
    leave();
    expect(answers.signals[0]?.aborted).toBe(true);
    await answers.give(1);
    await pass(10 * BEAT);
    expect(state()).toEqual(['loading', null]);
    expect(answers.signals).toHaveLength(1);
  });

  it('asks a busy server again, and one that is away, but not one that refuses what is asked', async () => {
    resource = new Resource<number>(untilAnswered);
    resource.follow(answers.fetch);
    for (const error of [new RequestError('/odds', BUSY, null), new Error('no network')]) {
      await answers.refuse(error);
      expect(resource.status).toBe('failed');
      await pass(2000);
    }
    expect(answers.signals).toHaveLength(3);
    await answers.refuse(new RequestError('/odds', 400, null));
    await pass(10_000);
    expect(answers.signals).toHaveLength(3);
  });

  it('prefers the reply to a command to a request that began before it', async () => {
    resource.follow(answers.fetch);
    resource.set(2);
    await answers.give(1);
    expect(state()).toEqual(['ready', 2]);
    await pass(BEAT);
    expect(answers.signals).toHaveLength(2);
  });

  it('takes the answer to the latest request', async () => {
    const later = new Answers<number>();
    const leave = resource.follow(answers.fetch);
    resource.follow(later.fetch);
    leave();
    await later.give(2);
    await answers.give(1);
    expect(state()).toEqual(['ready', 2]);
    expect([answers.signals[0]?.aborted, later.signals[0]?.aborted]).toEqual([true, false]);
  });
});

describe('a cache of resources', () => {
  it('fetches each key once, and effects see its value', async () => {
    const fetch = vi.fn((key: string) => Promise.resolve(key.toUpperCase()));
    const cache = new ResourceCache(fetch);
    const seen = seenByEffect(() => cache.get('a'));
    seen.values();
    await Promise.all([cache.load('a'), cache.load('a'), cache.load('b')]);
    expect(seen.values()).toEqual([undefined, 'A']);
    expect(fetch.mock.calls).toEqual([['a'], ['b']]);
  });

  it('fetches nothing because a value is read', () => {
    const fetch = vi.fn(() => Promise.resolve(1));
    expect(new ResourceCache(fetch).get('a')).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('fetches again what could not be fetched', async () => {
    const fetch = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(1);
    const cache = new ResourceCache(fetch);
    await expect(cache.load('a')).rejects.toThrow('no network');
    await expect(cache.load('a')).resolves.toBe(1);
  });

  it('loads what a component needs, and survives that it cannot be had', async () => {
    const fetch = vi.fn(() => Promise.reject(new Error('no network')));
    const cache = new ResourceCache<number>(fetch);
    onTestFinished(inEffect(() => cache.use(() => 'a')));
    onTestFinished(inEffect(() => cache.use(() => '')));
    await pass(0);
    expect(fetch).toHaveBeenCalledOnce();
  });
});
