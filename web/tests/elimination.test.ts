import { describe, expect, it } from 'vitest';

import type { Session } from '../src/session/session.svelte.ts';
import { Elimination } from '../src/table/state/elimination.svelte.ts';
import { reactive, seenByEffect } from './support/effects.svelte.ts';

describe('who is eliminated', () => {
  it('chooses anew when a step that was taken back eliminates them again', () => {
    const mine = reactive({ playing: false });
    const other = reactive({ playing: true });
    const session = { mine: [0], over: false, table: { players: [mine, other] } } as unknown as Session;
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
});
