/** What is read aloud of recorded games, in every language: little, nothing twice, and in whole sentences. */

import { beforeEach, describe, expect, it } from 'vitest';

import { LANGUAGES, type Language } from '../src/generated/protocol.ts';
import { joinSentences } from '../src/i18n/sentences.ts';
import { text } from '../src/i18n/text.svelte.ts';
import { Announcer } from '../src/table/log/announcer.ts';
import { RECORDED, RecordedTable } from './support/recorded.ts';

/** Two marks in a row, a space before or none behind a mark, more than one space. */
const BROKEN = /[.?!…:]\.|[ \n][.,]|[.?!…][”»]?\p{L}|\s{2}|^\s|\s$|undefined|NaN|\{/u;
const EDITIONS = RECORDED.flatMap((edition) => Object.keys(LANGUAGES).map((language) => [edition, language] as const));

interface Heard {
  at: number;
  text: string;
  needed: boolean;
}

/** Everything that is announced while a game is shown moment by moment. */
function announced(table: RecordedTable): Heard[] {
  const announcer = new Announcer(table.asSession);
  const heard: Heard[] = [];
  announcer.next();
  for (let at = 1; at <= table.log.length; at += 1) {
    table.show(at);
    const { needed, told } = announcer.next();
    heard.push(...told.map((one) => ({ at, text: one, needed: false })));
    if (needed) heard.push({ at, text: needed, needed: true });
  }
  return heard;
}

/** How often a step of somebody else changed what seat 0 owns. */
function movesOf({ log, definition, kept }: RecordedTable, from: number, to: number): number {
  const owned = (at: number) => JSON.stringify(definition.holdingsOf(log.stateAt(at), 0));
  const ends = kept.map((_, step) => [log.before(step), log.before(step + 1)] as const);
  return ends.filter(([begin, end]) => begin >= from && end <= to && owned(begin) !== owned(end)).length;
}

describe.each(EDITIONS)('of a game of %s in %s', (edition, language) => {
  let table: RecordedTable;
  let heard: Heard[];

  beforeEach(async () => {
    table = new RecordedTable(edition);
    text.language = language as Language;
    await table.bring();
    heard = announced(table);
    return async () => {
      text.language = 'en';
      await text.bring();
    };
  });

  it('what needs the player is said whenever it does', () => {
    const asked = Array.from({ length: table.log.length }, (_, at) => at + 1).filter((at) => {
      table.show(at);
      return table.question !== null;
    });
    const needed = heard.filter((one) => one.needed).map(({ at }) => at);
    expect(asked).toEqual(expect.arrayContaining(needed));
    expect(needed.length).toBeGreaterThan(5);
    // What stands is asked once: between two announcements something else was asked, or nothing.
    const posed = asked.map((at) => {
      table.show(at);
      return { at, posed: table.table ? table.definition.posed(table.table, 0) : '' };
    });
    const fresh = posed.filter(({ posed: one }, place) => one !== posed[place - 1]?.posed).map(({ at }) => at);
    expect(needed).toEqual(expect.arrayContaining(fresh));
  });

  it('a turn of a robot makes one announcement, beside those of what the player gains or loses', () => {
    const begins = [...table.log.turns, table.log.length];
    for (const [turn, begin] of begins.slice(0, -1).entries()) {
      // The summary comes with the begin of the next turn.
      const end = begins[turn + 1] ?? begin;
      const told = heard.filter(({ at, needed }) => !needed && at > begin && at <= end);
      expect(told.length).toBeLessThanOrEqual(1 + movesOf(table, begin - 1, end));
    }
  });

  it('no sentence is said twice in one announcement, and no announcement twice in a row', () => {
    for (const { text: said } of heard) {
      const sentences = said.split(/(?<=[.?!…]) /u);
      expect(sentences).toEqual([...new Set(sentences)]);
    }
    const repeated = heard.filter(({ text: said }, place) => said === heard[place - 1]?.text);
    expect(repeated).toEqual([]);
  });

  it('every announcement is made of whole sentences', () => {
    expect(heard.filter(({ text: said }) => BROKEN.test(said)).map(({ text: said }) => said)).toEqual([]);
    expect(heard.every(({ text: said }) => /[.?!…]$/u.test(said))).toBe(true);
  });
});

describe('sentences that are joined', () => {
  it('end in one mark each', () => {
    expect(joinSentences(['Your turn', 'End your turn?', 'End it when you’re ready.'])).toBe(
      'Your turn. End your turn? End it when you’re ready.',
    );
  });

  it('are said once', () => {
    expect(joinSentences(['Your turn', 'Roll the dice', 'Roll the dice.', ''])).toBe('Your turn. Roll the dice.');
  });
});

describe('an announcer', () => {
  it('tells of bids while a question stands once the robots have done', async () => {
    const table = new RecordedTable('italy');
    await table.bring();
    table.show(table.log.length);
    const announcer = new Announcer(table.asSession);
    const bid = (amount: number, ...nextBots: number[]) => {
      table.auction = { amount, nextBots };
      return announcer.next().needed;
    };
    expect(bid(10)).toContain('Bid or pass.');
    expect(bid(20, 2)).toBe('');
    expect(bid(30, 1)).toBe('');
    expect(bid(40)).toMatch(/^Bruno bids M.40\.$/u);
    expect(bid(40)).toBe('');
  });

  it('says nothing of what came before it, nor of what is skipped to', () => {
    const table = new RecordedTable('italy');
    table.show(40);
    const announcer = new Announcer(table.asSession);
    expect(announcer.next().told).toEqual([]);
    table.animationQueue.state = 'skipping';
    table.animationQueue.at = 60;
    expect(announcer.next().told).toEqual([]);
  });
});
