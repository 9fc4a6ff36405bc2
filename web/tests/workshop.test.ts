/** The workshop's box: edits, undo, the classic curve, faults and the balance. */

import { expect, test } from 'vitest';

import { faultOf, labelOf, subjectOf } from '../src/games/classic/customBox/advice.ts';
import { withPicture } from '../src/games/classic/customBox/boxPictures.ts';
import { FORMAT } from '../src/games/classic/customBox/boxFormat.ts';
import { canonical, parsedBox } from '../src/workshop/boxFormat.ts';
import { viewOf } from '../src/games/classic/customBox/boxView.ts';
import { begun, edited, redone, undone } from '../src/workshop/editHistory.ts';
import {
  followsCurve,
  nextPlace,
  swapped,
  withCardText,
  withDeckName,
  withGroupColour,
  withKind,
  withKindNames,
  withLanguages,
  withNumber,
  withOwnText,
  withPrice,
  withValues,
} from '../src/games/classic/customBox/edits.ts';
import { cardWords } from '../src/games/classic/customBox/cardWords.ts';
import { multiplied } from '../src/games/classic/customBox/multiplied.ts';
import { placeOf } from '../src/games/classic/customBox/faults.ts';
import { isOnCurve, onCurve, scaleOf } from '../src/games/classic/customBox/rentCurve.ts';
import { blankOf, copyOf } from '../src/games/classic/customBox/startingBox.ts';
import { money, text } from '../src/i18n/text.svelte.ts';
import { Workshop } from '../src/games/classic/customBox/workshop.svelte.ts';
import { denominationsOf } from '../src/games/classic/print/banknotes.ts';
import { rentRows } from '../src/games/classic/model/rents.ts';
import { cardNames, deckInText, nameInText } from '../src/games/classic/text/cardNames.ts';
import { reasonText } from '../src/games/classic/text/eventText.ts';
import { colourName } from '../src/games/classic/text/names.ts';
import { BOX, card, street } from './support/customBox.ts';

test('edits of one field are undone together, and another edit ends what could be redone', () => {
  let history = begun('a');
  history = edited(edited(history, 'ab', 'name'), 'abc', 'name');
  history = edited(history, 'abcd', 'price');
  expect(history.past).toEqual(['a', 'abc']);
  history = undone(undone(history));
  expect([history.present, undone(history).present]).toEqual(['a', 'a']);
  expect(redone(history).present).toBe('abc');
  history = edited(redone(history), 'x', 'name');
  expect([history.past, redone(history).present]).toEqual([['a', 'abc'], 'x']);
});

test('the classic curve goes through the classic streets, scales, and rises at every price', () => {
  expect(onCurve(300, 1)).toEqual({ rent: [26, 130, 390, 900, 1100, 1275], house_price: 200 });
  expect(onCurve(3000, 10)).toEqual({ rent: [260, 1300, 3900, 9000, 11_000, 12_750], house_price: 2000 });
  for (const price of [1, 2, 20, 61, 130, 333, 400, 1200]) {
    const { rent } = onCurve(price, 1);
    expect(rent.every((sum, level) => sum > (rent[level - 1] ?? 0))).toBe(true);
  }
});

test('all sums are multiplied in one step, with those that the texts of cards name, and so are the banknotes', () => {
  const said = {
    ...card('pay', 'doctor', 50),
    text: { en: 'Pay $50, or 50$ in 3 parts of $1,500', it: '$ 1.500 nel 1929' },
  };
  const box = { ...BOX, cards: [...BOX.cards, said, card('nearest-company', 'nearest-company', 10)] };
  const workshop = new Workshop(box, null);
  for (const factor of [10, 10]) {
    const before = workshop.box;
    workshop.edit(multiplied(before, factor), `sums ${before.numbers.cash} times ${factor}`);
    expect(denominationsOf(workshop.box)).toEqual(denominationsOf(before).map((value) => value * factor));
    expect(workshop.box.squares.map((_, place) => followsCurve(workshop.box, place))).toEqual(
      box.squares.map((_, place) => followsCurve(box, place)),
    );
  }
  const { numbers, speedy, squares, cards } = workshop.box;
  expect([numbers.cash, numbers.station_rent, numbers.company_factor]).toEqual([
    ...[150_000, [2500, 5000, 10_000, 20_000], [400, 1000]],
  ]);
  expect([numbers.houses, numbers.interest, speedy['cash'], squares[4]?.tax]).toEqual([32, 10, 100_000, 10_000]);
  expect(squares[1]).toEqual({ ...street(300), price: 30_000, mortgage: 15_000, ...onCurve(30_000, 100) });
  expect(cards.map(({ amount }) => amount)).toEqual([0, 3, 5000, 5000, 1000]);
  expect(cards[3]?.text).toEqual({ en: 'Pay $5,000, or 5,000$ in 3 parts of $150,000', it: '$ 150.000 nel 1929' });
  workshop.undo();
  expect(workshop.box.numbers.cash).toBe(15_000);
  workshop.undo();
  expect(workshop.box).toEqual(box);
});

test('sums that are divided stay whole, prices even, and rents rise', () => {
  const { squares, numbers } = multiplied(BOX, 0.01);
  expect(squares[1]).toMatchObject({ price: 4, mortgage: 2, house_price: 2, rent: [1, 2, 4, 9, 11, 13], tax: 0 });
  expect(numbers.company_factor).toEqual([1, 2]);
});

test('the first classic street is on the curve, and another salary takes no street off it or its rents along', () => {
  const first = { ...street(60), rent: [2, 10, 30, 90, 160, 250] };
  const box = { ...BOX, squares: [first, street(60), ...BOX.squares.slice(2)] };
  const richer = withNumber(box, 'salary', 300);
  expect([0, 1, 3].map((place) => followsCurve(richer, place))).toEqual([true, true, true]);
  expect(withPrice(richer, 3, 400, true).squares[3]?.rent).toEqual(onCurve(400, 1).rent);
  const tenfold = [street(60), street(400)].map(({ price }) => ({ ...street(price * 10), ...onCurve(price * 10, 10) }));
  expect([scaleOf(tenfold, 200), scaleOf([], 400)]).toEqual([10, 2]);
});

test('a price brings the mortgage, and on the curve rents and house price', () => {
  const dearer = withPrice(BOX, 1, 400, true).squares[1];
  expect(dearer).toMatchObject({ price: 400, mortgage: 200, house_price: 200, rent: [50, 200, 600, 1400, 1700, 2000] });
  expect(dearer && isOnCurve(dearer, 1)).toBe(true);
  expect(withPrice(BOX, 1, 400, false).squares[1]?.rent).toEqual(BOX.squares[1]?.rent);
});

test('squares that change places take the cards along that lead to them, and stay off the corners', () => {
  const moved = swapped(BOX, 3, 4);
  expect([moved.squares[3]?.kind, moved.squares[4]?.price, moved.cards[1]?.amount]).toEqual(['tax', 320, 4]);
  expect([nextPlace(9, 1), nextPlace(1, -1), nextPlace(39, 1)]).toEqual([11, 39, 1]);
});

test('the squares of a deck have its name, and a square of another kind has what its kind needs', () => {
  const named = withDeckName(BOX, 'chance', { en: 'Luck' });
  expect(named.squares[2]?.name).toEqual({ en: 'Luck' });
  expect(withKind(named, 4, 'chance').squares[4]).toMatchObject({ kind: 'chance', tax: 0, name: { en: 'Luck' } });
});

test('a square has a picture or none, which its view and a box to start from know', () => {
  const pictured = withPicture(BOX, 1, '🏰');
  expect(
    viewOf(pictured)
      .squares.slice(0, 2)
      .map(({ picture }) => picture),
  ).toEqual(['', '🏰']);
  expect(parsedBox(FORMAT, canonical(pictured))).toEqual(pictured);
  expect(canonical(withPicture(pictured, 1, ''))).toBe(canonical(BOX));
  expect(blankOf(pictured, 'en', 'New', String).squares[1]).not.toHaveProperty('picture');
});

test('a card with another effect gets numbers that go with it', () => {
  expect(withCardText(BOX, 2, 'annuity').cards[2]).toMatchObject({ key: 'annuity', amount: 50 });
  expect(withCardText(BOX, 2, 'chairman').cards[2]).toMatchObject({ effect: 'pay-each', amount: 50 });
  expect(withCardText(BOX, 2, 'to-jail').cards[2]).toMatchObject({ effect: 'to-jail', amount: 0 });
  const own = withOwnText(BOX, 2, { en: 'Yours!' });
  expect([own.cards[2]?.text, withOwnText(own, 2, null).cards[2]]).toEqual([{ en: 'Yours!' }, BOX.cards[2]]);
  expect(withCardText(BOX, 2, 'repairs-street').cards[2]).toMatchObject({ amount: 100, second: 400 });
});

test('cards call GO and the jail as the board does, unless it has names that their texts know', () => {
  const named = (go: string, jail: string) =>
    cardNames(
      [
        { kind: 'go', name: { en: go } },
        { kind: 'jail', name: { en: jail } },
      ],
      null,
    );
  expect(named('PARTENZA!', 'Castigo / Visita')).toMatchObject({ go: 'PARTENZA', jail: 'Castigo' });
  expect(named('DÉPART', 'Jail / Just Visiting')).toMatchObject({ go: 'usual', jail: 'usual' });
  expect(cardNames([], null)).toEqual({ go: 'usual', jail: 'usual', station: 'usual', company: 'usual' });
});

test('a board has its own words for stations and companies on deeds, cards, labels and in reasons', async () => {
  await text.bring(['classic', 'panels', 'workshop']);
  const ports = { one: { en: 'space port' }, many: { en: 'space ports' } };
  const named = withKindNames(BOX, 'station', ports);
  const view = viewOf(named);
  expect(rentRows({ box: view, table: null }, 5).map(({ label }) => label)).toEqual([
    ...['1 space port', '2 space ports', '3 space ports', '4 space ports'],
  ]);
  expect(rentRows({ box: viewOf(BOX), table: null }, 5)[1]?.label).toBe('2 stations');
  expect([colourName('station', view), colourName('company', view), colourName('red', view)]).toEqual([
    ...['space port', 'company', 'red'],
  ]);
  const nearest = card('nearest-station', 'nearest-station', 2);
  expect(cardWords(named, nearest)).toMatch(/^Go on to the next “space port” square: if nobody owns it/);
  expect(cardWords(BOX, nearest)).toMatch(/^All aboard! Go on to the next station: if nobody owns it/);
  expect(reasonText({ box: view }, { word: 'completes', about: 'station' })).toBe(
    'It completes the group “space ports”.',
  );
  expect(reasonText({ box: view }, { word: 'completes', about: 'company' })).toBe('It completes the companies.');
});

test('a board without words for a kind is one that never had any, and another language begins with those there are', () => {
  const ports = { one: { en: 'space port' }, many: { en: 'space ports' } };
  const named = withKindNames(withKindNames(BOX, 'station', ports), 'company', ports);
  expect(parsedBox(FORMAT, canonical(named))?.kinds).toEqual({ station: ports, company: ports });
  expect(withKindNames(withKindNames(named, 'company', null), 'station', null)).toEqual(BOX);
  expect(withLanguages(named, ['en', 'it']).kinds?.station?.many).toEqual({ en: 'space ports', it: 'space ports' });
  expect(blankOf(named, 'it', 'Nuovo', String)).not.toHaveProperty('kinds');
  expect(placeOf('kinds.station.one.en', named)).toEqual({ section: 'square', square: 5 });
});

test('sentences quote names in another language than the reader, except those of deeds', async () => {
  await text.bring();
  expect(nameInText({ price: 0, name: { nl: 'Naar de Gevangenis!' } })).toBe('“Naar de Gevangenis”');
  expect(nameInText({ price: 0, name: { nl: 'Naar de Gevangenis', en: 'Go To Jail!' } })).toBe('Go To Jail');
  expect(nameInText({ price: 200, name: { nl: 'Noord Station' } })).toBe('Noord Station');
  expect(deckInText({ fr: 'Chance' })).toBe('“Chance”');
});

test('another language begins with the names there are, and one that goes takes its names along', () => {
  const both = withLanguages(BOX, ['en', 'it']);
  expect([both.language, both.squares[0]?.name]).toEqual(['en', { en: 'go', it: 'go' }]);
  const one = withLanguages(both, ['it']);
  expect([one.language, one.name]).toEqual(['it', { it: 'Mine' }]);
});

test('a copy has one variant of the decks, and a file brings back the same box with its keys in order', () => {
  const copy = copyOf({ ...BOX, cards: [...BOX.cards, { ...card('receive', 'bonds', 1), variant: 'old' }] }, 'Copy');
  expect([copy.cards.length, copy.cards[0]?.variant, copy.decks.variants]).toEqual([3, null, ['new']]);
  expect(canonical({ b: [{ d: 1, c: 'è' }], a: null })).toBe('{"a":null,"b":[{"c":"è","d":1}]}');
  expect(parsedBox(FORMAT, canonical(copy))).toEqual(copy);
  expect([parsedBox(FORMAT, '{'), parsedBox(FORMAT, '{"game":"classic"}')]).toEqual([null, null]);
});

test('a group changes its colour as a whole, and takes it from the group that had it', () => {
  const red = { ...street(220), colour: 'red' as const };
  const box = { ...BOX, squares: BOX.squares.with(4, red) };
  const colours = (found: typeof BOX) => [1, 3, 4, 5].map((place) => found.squares[place]?.colour);
  const painted = withGroupColour(box, 'green', 'red');
  expect(colours(painted)).toEqual(['red', 'red', 'green', null]);
  expect(colours(withGroupColour(painted, 'red', 'pink'))).toEqual(['pink', 'pink', 'green', null]);
  expect(withGroupColour(box, 'red', 'red')).toEqual(box);
});

test('a fault leads to its field', () => {
  expect(placeOf('squares[3].rent', BOX)).toEqual({ section: 'square', square: 3 });
  expect(placeOf('numbers.station_rent', BOX)).toEqual({ section: 'square', square: 5 });
  expect(placeOf('numbers.cash', BOX)).toEqual({ section: 'box', square: null });
  expect(placeOf('short.deeds', BOX).section).toBe('rules');
});

const ADVICE = {
  about: 'group',
  name: 'green',
  place: null,
  part: 'rents',
  fault: 'late',
  here: 61,
  low: 43,
  high: 43,
} as const;

test('advice is told in words of its subject, and a change sets values by their keys', async () => {
  await text.bring(['classic', 'workshop']);
  const change = {
    part: 'rents',
    factor: 1.2,
    amounts: [],
    values: { 'squares[1].rent[0]': 30, 'numbers.fine': 60 },
  } as const;
  const told = { ...ADVICE, changes: [] };
  expect(subjectOf(told, BOX)).toBe('Green');
  expect(faultOf(told, BOX)).toContain('after 61 turns, on the classic board after 43');
  expect(labelOf(told, { ...change, amounts: [] }, BOX)).toBe('Raise rents by 20%');
  expect(labelOf(told, { ...change, part: 'prices', amounts: [260, 260, 280] }, BOX)).toBe(
    `Prices ${money(260)}, ${money(280)}`,
  );
  const card = {
    ...told,
    about: 'card',
    name: '',
    place: 2,
    part: 'amount',
    fault: 'high',
    here: 2000,
    low: 10,
    high: 200,
  } as const;
  expect(faultOf({ ...card, changes: [] }, BOX)).toContain('2,000; the classic boards suggest');
  const changed = withValues(BOX, change.values);
  expect([changed.squares[1]?.rent?.[0], changed.numbers.fine, BOX.squares[1]?.rent?.[0]]).toEqual([30, 60, 26]);
});

test('each fault is told at its field, one of a whole table there alone, and they are shown one after the other', () => {
  const fault = (field: string) => ({ field, key: 'rent', reason: '', low: null, high: null }) as const;
  const workshop = new Workshop(BOX, null);
  workshop.faults = [fault('squares[1].rent'), fault('squares[1].rent[2]'), fault('cards[0].amount')];
  expect(workshop.faultsIn(['squares[1].rent[2]'])).toHaveLength(1);
  expect([workshop.faultsOf('squares[1].rent').length, workshop.faultsIn(['squares[1]']).length]).toEqual([1, 2]);
  const shown = workshop.faults.map(() => (workshop.showFault(), [workshop.section, workshop.selected]));
  expect(shown).toEqual([
    ['square', 1],
    ['square', 1],
    ['cards', 1],
  ]);
});
