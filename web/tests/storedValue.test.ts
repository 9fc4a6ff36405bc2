import { describe, expect, it, vi } from 'vitest';

import { keptAs } from '../src/platform/basePath.ts';
import { isNumber, isRecord, readStored, readStoredList } from '../src/platform/storedValue.ts';
import { recallSelf, roomHistory } from '../src/storage/history.svelte.ts';
import { keepSeat, keyring, keysFor } from '../src/storage/keyring.ts';
import { takeReports } from './support/reports.ts';

const isPoint = (value: unknown): value is { x: number } => isRecord(value) && isNumber(value['x']);

describe('a stored value', () => {
  it('is read as it was stored', () => {
    localStorage.setItem('point', '{"x":1}');
    expect(readStored('point', isPoint)).toEqual({ x: 1 });
    expect(readStored('none', isPoint)).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '{"x":"1"}', '"x"'])('that is broken is dropped and reported: %s', (broken) => {
    localStorage.setItem('point', broken);
    expect(readStored('point', isPoint)).toBeNull();
    expect(localStorage.getItem('point')).toBeNull();
    expect(takeReports()).toEqual(['dropped point, which is broken']);
  });

  it('that is a list loses its broken members alone', () => {
    localStorage.setItem('points', '[{"x":1},null,{"y":2},{"x":3}]');
    expect(readStoredList('points', isPoint)).toEqual([{ x: 1 }, { x: 3 }]);
    expect(localStorage.getItem('points')).not.toBeNull();
  });
});

describe('what this browser remembers', () => {
  it('is read when the page begins, with what an earlier version did not store', async () => {
    const room = { room: 'room-1', status: 'playing', names: ['Anna'], seen: 1 };
    const game = { game: 'game-1', room: 'room-1', names: [], winners: ['Anna'], won: true, seen: 1 };
    localStorage.setItem(
      keptAs('rooms'),
      JSON.stringify([room, { ...room, status: 'unheard-of' }, { ...room, mine: 0 }]),
    );
    localStorage.setItem(keptAs('games'), JSON.stringify([game, { ...game, winners: null }]));
    localStorage.setItem(keptAs('looked'), JSON.stringify({ 'game-1': null }));
    vi.resetModules();
    const { roomHistory } = await import('../src/storage/history.svelte.ts');
    expect(roomHistory.rooms).toEqual([{ ...room, mine: [], waits: [], yours: false }]);
    expect(roomHistory.games).toEqual([game]);
    const { luckSkill } = await import('../src/home/luckSkill.svelte.ts');
    expect(luckSkill.unknown(roomHistory.games)).toBe(0);
  });

  it('breaks no page where it is broken', () => {
    for (const name of ['keys:room-1', 'rooms', 'self']) localStorage.setItem(keptAs(name), '{"host":1}');
    expect(keyring('room-1')).toEqual({ host: '', seats: {} });
    expect(keysFor('room-1')).toEqual([]);
    keepSeat('room-1', 0, 'seat');
    expect(keysFor('room-1')).toEqual(['seat']);
    expect(recallSelf()).toEqual({ name: '', token: '' });
    roomHistory.forgetGames();
    expect(takeReports()).toHaveLength(3);
  });
});
