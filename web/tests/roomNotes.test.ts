import { describe, expect, it } from 'vitest';

import { elementAt } from '../src/platform/elementAt.ts';
import { RoomNotes } from '../src/session/roomNotes.svelte.ts';
import { pass } from './support/clock.ts';
import { eventOf } from './support/messages.ts';
import { expectState } from './support/state.ts';

/** How long a note stays, in milliseconds. */
const STAYS = 12_000;

const eventsIn = ({ notes }: RoomNotes) => notes.map(({ event, seat }) => `${event} ${seat}`);

describe('a note', () => {
  it('is kept for some seconds', async () => {
    const news = new RoomNotes();
    news.hear(eventOf('late', 1));
    await pass(STAYS - 1);
    expect(eventsIn(news)).toEqual(['late 1']);
    await pass(1);
    expect(eventsIn(news)).toEqual([]);
  });

  it('stays until it is closed where a seat was lost', async () => {
    const news = new RoomNotes();
    news.hear(eventOf('lost', 1));
    await pass(10 * STAYS);
    expect(eventsIn(news)).toEqual(['lost 1']);
    news.close(elementAt(news.notes, 0).id);
    expect(eventsIn(news)).toEqual([]);
  });

  it('replaces an earlier one of the same event and seat, and stays as long as if it were the first', async () => {
    const news = new RoomNotes();
    news.hear(eventOf('late', 1));
    await pass(STAYS - 1000);
    news.hear(eventOf('late', 1));
    await pass(STAYS - 1);
    expect(eventsIn(news)).toEqual(['late 1']);
    await pass(1);
    expect(eventsIn(news)).toEqual([]);
  });

  it('stands behind those of other events and seats', () => {
    const news = new RoomNotes();
    for (const [event, seat] of [
      ['late', 1],
      ['late', 2],
      ['let-in', 1],
      ['late', 1],
    ] as const)
      news.hear(eventOf(event, seat));
    expect(eventsIn(news)).toEqual(['late 2', 'let-in 1', 'late 1']);
  });

  it('has an id of its own', () => {
    const news = new RoomNotes();
    for (const seat of [0, 1, 2]) news.hear(eventOf('late', seat));
    news.close(elementAt(news.notes, 1).id);
    expect(eventsIn(news)).toEqual(['late 0', 'late 2']);
  });

  it('is gone in another room', () => {
    const news = new RoomNotes();
    news.hear(eventOf('lost'));
    news.comeBack([{ seat: 0, first: 2 }], 4);
    news.clear();
    expectState(news, { notes: [], meanwhile: [] });
  });
});

describe('coming back', () => {
  it('says for which seats others have answered, and up to which step', () => {
    const news = new RoomNotes();
    news.comeBack([{ seat: 0, first: 2 }], 4);
    expectState(news, { meanwhile: [{ seat: 0, first: 2 }], back: 4 });
  });
});

describe('a code that opens nothing', () => {
  it('says why', () => {
    const news = new RoomNotes();
    expect(news.refused).toBe('');
    news.turnedAway('unknown');
    expect(news.refused).toBe('unknown');
  });
});
