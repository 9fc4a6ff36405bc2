import { beforeAll, describe, expect, it } from 'vitest';

import type { GameReadModel } from '../src/core/contract.ts';
import { placeOf } from '../src/core/departures.ts';
import { text } from '../src/i18n/text.svelte.ts';
import type { Session } from '../src/session/session.svelte.ts';
import { shownTurnLine } from '../src/table/answer/turnText.ts';
import { Elimination } from '../src/table/state/elimination.svelte.ts';
import { reactive, seenByEffect } from './support/effects.svelte.ts';

beforeAll(() => text.bring(['panels']));

describe('who is eliminated', () => {
  it('chooses anew when a step that was taken back eliminates them again', () => {
    const mine = reactive({ playing: false });
    const other = reactive({ playing: true });
    const still = [{ playing: true }, { playing: true }];
    const session = { mine: [0], over: false, shown: { players: [mine, other, ...still] } } as unknown as Session;
    const elimination = new Elimination(session);
    const seen = seenByEffect(() => [elimination.is, elimination.does]);
    seen.values();
    elimination.does = 'watch';
    seen.values();
    other.playing = false;
    seen.values();
    mine.playing = true;
    seen.values();
    mine.playing = false;
    expect(seen.values()).toEqual([
      [true, 'choose'],
      [true, 'watch'],
      [false, 'choose'],
      [true, 'choose'],
    ]);
  });

  it('is not asked to play on while the screen has yet to come to what the server says', () => {
    const seen = tableWith([false, true, true]);
    expect(new Elimination(seen as unknown as Session).is).toBe(true);
    expect(placeOf(seen, 0)).toBe(3);
    expect(shownTurnLine(seen)).toBe('Anna is out of the game');
  });

  it('sees the game end where that leaves one player', () => {
    const seen = tableWith([false, true]);
    expect(new Elimination(seen as unknown as Session).is).toBe(false);
    expect(shownTurnLine(seen)).toBe('The game is over');
  });
});

/** A table at which the first player has the turn and is the person here; the server's view is from before. */
function tableWith(playing: readonly boolean[]): GameReadModel {
  const players = playing.map((one) => ({ playing: one }));
  const table = { players: playing.map(() => ({ playing: true, place: 0 })) };
  const playerName = () => 'Anna';
  return {
    mine: [0],
    over: false,
    shown: { players, turn: 0, winners: [] },
    table,
    playerName,
  } as unknown as GameReadModel;
}
