import { describe, expect, it, vi } from 'vitest';

import { keptAs } from '../src/platform/basePath.ts';
import { isOpen } from '../src/lesson/lessonRecords.svelte.ts';
import { takeReports } from './support/reports.ts';

/** The records as a page has them that is opened now. */
async function records() {
  vi.resetModules();
  return (await import('../src/lesson/lessonRecords.svelte.ts')).lessonRecords;
}

describe('the record of a guided game', () => {
  it('is there on another day, with the step that was reached', async () => {
    const first = await records();
    first.begin('classic', 'room-1');
    first.advance('classic', 'room-1', 4, 17);
    const later = await records();
    expect(later.of('classic')).toEqual({ room: 'room-1', number: 4, count: 17, finished: false });
    expect(later.of('deal')).toBeNull();
    expect(later.areOpen).toBe(true);
  });

  it('stays finished when the game is begun once more', async () => {
    const one = await records();
    one.begin('deal', 'room-1');
    one.advance('deal', 'room-1', 9, 9);
    expect(one.areOpen).toBe(false);
    one.begin('deal', 'room-2');
    expect(one.of('deal')).toEqual({ room: 'room-2', number: 0, count: 0, finished: true });
    expect(one.areOpen).toBe(true);
  });

  it('takes no notice of an earlier room that is open in another tab', async () => {
    const one = await records();
    one.begin('classic', 'room-2');
    one.advance('classic', 'room-1', 16, 17);
    expect(one.of('classic')?.number).toBe(0);
  });

  it.each(['{', '[]', '{"classic":{"room":1}}', '{"classic":{"room":"r","number":"0","count":1,"finished":true}}'])(
    'is dropped where it is broken: %s',
    async (broken) => {
      localStorage.setItem(keptAs('lessons'), broken);
      expect((await records()).of('classic')).toBeNull();
      expect(takeReports()).toHaveLength(1);
    },
  );

  it('waits for its learner until the last step is done', () => {
    const record = { room: 'room-1', finished: false };
    expect(isOpen({ ...record, number: 0, count: 0 })).toBe(true);
    expect(isOpen({ ...record, number: 16, count: 17 })).toBe(true);
    expect(isOpen({ ...record, number: 17, count: 17 })).toBe(false);
  });
});
