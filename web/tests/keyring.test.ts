import { describe, expect, it } from 'vitest';

import { dropSeat, freshKey, keepHost, keepSeat, keyring, keysFor } from '../src/storage/keyring.ts';

describe('the keys for a room', () => {
  it('are none at first', () => {
    expect(keyring('room-1')).toEqual({ host: '', seats: {} });
    expect(keysFor('room-1')).toEqual([]);
  });

  it('are the host’s, then those of the seats in their order', () => {
    keepSeat('room-1', 3, 'three');
    keepSeat('room-1', 0, 'zero');
    keepHost('room-1', 'host');
    expect(keysFor('room-1')).toEqual(['host', 'zero', 'three']);
    expect(keyring('room-1')).toEqual({ host: 'host', seats: { 0: 'zero', 3: 'three' } });
  });

  it('are apart from those for another room', () => {
    keepHost('room-1', 'host');
    keepSeat('room-1', 0, 'zero');
    expect(keysFor('room-2')).toEqual([]);
    keepSeat('room-2', 0, 'other');
    expect(keysFor('room-1')).toEqual(['host', 'zero']);
  });

  it('have the newest key of a seat and of the host', () => {
    for (const key of ['old', 'new']) {
      keepSeat('room-1', 0, `seat ${key}`);
      keepHost('room-1', `host ${key}`);
    }
    expect(keysFor('room-1')).toEqual(['host new', 'seat new']);
  });

  it('have no key of a seat that was given back', () => {
    keepHost('room-1', 'host');
    keepSeat('room-1', 0, 'zero');
    keepSeat('room-1', 1, 'one');
    dropSeat('room-1', 0);
    expect(keysFor('room-1')).toEqual(['host', 'one']);
    dropSeat('room-1', 7);
    expect(keysFor('room-1')).toEqual(['host', 'one']);
  });

  it('are at most as many as a greeting may have', () => {
    keepHost('room-1', 'host');
    for (let seat = 0; seat < 20; seat++) keepSeat('room-1', seat, `seat ${seat}`);
    const keys = keysFor('room-1');
    expect(keys).toHaveLength(16);
    expect(keys[0]).toBe('host');
  });
});

describe('a fresh key', () => {
  it('is 32 random bytes in URL-safe base64', () => {
    const keys = Array.from({ length: 50 }, freshKey);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(new Set(keys).size).toBe(50);
  });
});
