import { describe, expect, it } from 'vitest';

import { shortenings } from '../src/table/seats/fitName.ts';

describe('a name where there is little room', () => {
  it('is shortened as people shorten names', () => {
    const forms = shortenings('Wilhelmina Quattrociocch', ['Wilhelmina Quattrociocch', 'Bruno']);
    expect(forms.slice(0, 4)).toEqual(['Wilhelmina Quattrociocch', 'Wilhelmina Q.', 'Wilhelmina', 'Wilhelmi.']);
    expect(forms.slice(-2)).toEqual(['WQ', 'W']);
  });

  it.each([
    [['Player 1', 'Player 2']],
    [['Player 1', 'Player 2', 'Player 12', 'Player 120']],
    [['Anna Rossi', 'Anna Russo', 'Anna', 'anna r.']],
    [['Maria Grazia Bianchi', 'Maria Pia Bianchi', 'Maria Luisa Neri']],
    [['Seat 1', 'Seat 2', 'Seat 3', 'Seat 4', 'Seat 5', 'Seat 6', 'Seat 7', 'Seat 8']],
  ])('is never one that could stand for another at the table: %j', (table) => {
    const shown = table.map((name) => shortenings(name, table).map((form) => form.toLowerCase()));
    for (const [place, forms] of shown.entries())
      for (const form of forms) expect(shown.filter((other, at) => at !== place && other.includes(form))).toEqual([]);
  });

  it('keeps the end where the beginning is another player’s too', () => {
    const forms = shortenings('Player 1', ['Player 1', 'Player 2']);
    expect(forms).toEqual(['Player 1', 'Player…1', 'Playe…1', 'Play…1', 'Pla…1', 'Pl…1', 'P…1', 'P1']);
  });

  it('becomes shorter with every form', () => {
    const lengths = shortenings('Anna Maria Rossi', ['Anna Maria Rossi', 'Anna Maria Russo']).map(
      ({ length }) => length,
    );
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
  });

  it('of two alike remains what it is', () => {
    expect(shortenings('Anna', ['Anna', 'Anna'])[0]).toBe('Anna');
  });
});
