import { beforeAll, describe, expect, it } from 'vitest';

import { text } from '../src/i18n/text.svelte.ts';
import { queryOf } from '../src/net/box.ts';
import { roundsOf, withSeats } from '../src/setup/rounds.ts';
import { boundsOf, valueText } from '../src/setup/options.svelte.ts';
import { optionOf } from './support/messages.ts';

const LIMIT = optionOf('turns', { unit: 'turns' });
const CASH = optionOf('cash', { unit: 'money' });

beforeAll(() => text.bring());

describe('a limit in turns', () => {
  it('is as many rounds as every seat has turns', () => {
    expect(roundsOf(80, 4)).toBe(20);
    expect(valueText(LIMIT, 80, 4)).toBe('20');
  });

  it('asks for a rulebook that knows the seats, which the standard rules do not depend on', () => {
    expect(queryOf({ turns: 80 }, 4)).toBe('?turns=80&seats=4');
    expect(queryOf({}, 4)).toBe('');
  });

  it('is said in rounds, with the turns of one that is left open', () => {
    expect(roundsOf(61, 4)).toBeNull();
    expect(valueText(LIMIT, 61, 4)).toBe('15 rounds and 1 turn');
    expect(valueText(LIMIT, 6, 4)).toBe('1 round and 2 turns');
    expect(valueText(LIMIT, 3, 4)).toBe('less than a round: 3 turns');
  });

  it('has bounds in whole rounds, all of which the game takes', () => {
    expect(boundsOf(LIMIT, 3)).toEqual({ low: 1, high: 333 });
    expect(boundsOf(CASH, 3)).toEqual({ low: 1, high: 1000 });
  });
});

describe('a table that gets another seat', () => {
  it('keeps the number of rounds, and all that is not counted in turns', () => {
    expect(withSeats({ turns: 80, cash: 1000 }, [LIMIT, CASH], 4, 5)).toEqual({ turns: 100, cash: 1000 });
  });

  it('keeps turns that are no whole rounds, which somebody has chosen otherwise', () => {
    const options = { turns: 61 };
    expect(withSeats(options, [LIMIT], 4, 5)).toBe(options);
  });
});
