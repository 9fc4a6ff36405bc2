import { beforeEach, describe, expect, it, vi } from 'vitest';

import { keptAs } from '../src/platform/basePath.ts';
import { choice, Preference } from '../src/platform/preference.svelte.ts';
import { seenByEffect } from './support/effects.svelte.ts';

const PACES = [1, 2, 4, 'skip'] as const;

describe('a preference', () => {
  beforeEach(() => localStorage.removeItem(keptAs('pace')));

  it.each([
    ['nothing', null, 1],
    ['a value', '4', 4],
    ['a word', 'skip', 'skip'],
    ['a foreign value', '3', 1],
    ['an empty value', '', 1],
    ['JSON of another version', '{"pace":4', 1],
  ])('reads %s', (_, stored, value) => {
    if (stored !== null) localStorage.setItem(keptAs('pace'), stored);
    expect(choice('pace', PACES).value).toBe(value);
  });

  it('stores what is set, and effects see it', () => {
    const pace = choice('pace', PACES);
    const seen = seenByEffect(() => pace.value);
    seen.values();
    pace.value = 'skip';
    expect(seen.values()).toEqual([1, 'skip']);
    expect(localStorage.getItem(keptAs('pace'))).toBe('skip');
  });

  it('stores nothing before it is set', () => {
    expect(choice('pace', PACES).value).toBe(1);
    expect(localStorage.getItem(keptAs('pace'))).toBeNull();
  });

  it('reads the storage when its value is read for the first time', () => {
    const pace = choice('pace', PACES);
    localStorage.setItem(keptAs('pace'), '2');
    expect(pace.value).toBe(2);
    localStorage.setItem(keptAs('pace'), '4');
    expect(pace.value).toBe(2);
  });

  it('asks for the fallback only where nothing valid is stored', () => {
    const fallback = vi.fn(() => 'it');
    localStorage.setItem(keptAs('pace'), 'nl');
    expect(new Preference('pace', (stored) => stored || undefined, fallback).value).toBe('nl');
    expect(fallback).not.toHaveBeenCalled();
  });

  it('has its default, and holds what is set, where the page is denied any storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
    const pace = choice('pace', PACES);
    expect(pace.value).toBe(1);
    pace.value = 2;
    expect(pace.value).toBe(2);
  });
});
