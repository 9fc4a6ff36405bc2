/** The values of a box, as `POST /api/boxes` takes them and a browser stores them. */

import {
  array,
  boolean,
  exactOptional,
  is,
  literal,
  looseObject,
  nullable,
  number,
  object,
  picklist,
  record,
  string,
  union,
  type InferOutput,
} from 'valibot';

import { LANGUAGES, type Language } from '../../../generated/protocol.ts';
import { COLOURS } from '../../../ui/symbols/colours.ts';

const languages = Object.keys(LANGUAGES) as Language[];
const language = picklist(languages);
const names = record(language, string());
const KINDS = [
  'go',
  'street',
  'station',
  'company',
  'chance',
  'chest',
  'tax',
  'jail',
  'parking',
  'go-to-jail',
] as const;
const square = object({
  kind: picklist(KINDS),
  name: names,
  colour: nullable(picklist(COLOURS)),
  price: number(),
  mortgage: number(),
  house_price: number(),
  rent: nullable(array(number())),
  tax: number(),
  picture: exactOptional(string()),
});
const card = object({
  deck: picklist(['chance', 'chest']),
  key: string(),
  effect: string(),
  amount: number(),
  second: number(),
  variant: nullable(string()),
  text: exactOptional(names),
});
const kindNames = object({ one: names, many: names });
const BOX = object({
  game: literal('classic'),
  language,
  languages: array(language),
  currency: string(),
  name: names,
  tokens: number(),
  numbers: looseObject({
    cash: number(),
    salary: number(),
    fine: number(),
    houses: number(),
    hotels: number(),
    hotel_after: number(),
    interest: number(),
    jail_tries: number(),
    station_rent: array(number()),
    company_factor: array(number()),
  }),
  choices: record(string(), union([boolean(), number(), string(), array(string())])),
  short: record(string(), union([boolean(), number()])),
  timed: record(string(), union([boolean(), number()])),
  speedy: record(string(), number()),
  decks: object({ variants: array(string()), names: object({ chance: names, chest: names }) }),
  squares: array(square),
  cards: array(card),
  kinds: exactOptional(object({ station: exactOptional(kindNames), company: exactOptional(kindNames) })),
  pictures: exactOptional(record(string(), string())),
});

export type BoxValues = InferOutput<typeof BOX>;
export type SquareValues = InferOutput<typeof square>;
export type KindNames = InferOutput<typeof kindNames>;
export type CardValues = InferOutput<typeof card>;
export type SquareKind = SquareValues['kind'];
export type DeckName = CardValues['deck'];

/** How many squares a board has: the rules fix it. */
export const SQUARES = 40;

/** Whether a value can be edited as a box; the server checks what is in it. */
export const isBoxValues = (value: unknown): value is BoxValues => is(BOX, value) && value.squares.length === SQUARES;

/** The interest on a mortgage, rounded up (MORT-2). */
export const interestOn = (mortgage: number, percentage: number): number => Math.ceil((mortgage * percentage) / 100);
