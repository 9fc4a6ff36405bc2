/** The values of a box of the card game, as `POST /api/boxes` takes them and a browser stores them. */

import {
  array,
  boolean,
  exactOptional,
  is,
  literal,
  nullable,
  number,
  object,
  picklist,
  record,
  string,
  type InferOutput,
} from 'valibot';

import { LANGUAGES, type Language } from '../../../generated/protocol.ts';
import { COLOUR_KEYS } from '../model/box.ts';

const language = picklist(Object.keys(LANGUAGES) as Language[]);
const names = record(language, string());
export const KINDS = [
  'money',
  'property',
  'wild',
  'wild-any',
  'rent',
  'rent-any',
  'double',
  'pass-go',
  'birthday',
  'collector',
  'sly',
  'forced',
  'breaker',
  'no',
  'house',
  'hotel',
] as const;
const colour = picklist(COLOUR_KEYS);
const card = object({
  key: string(),
  kind: picklist(KINDS),
  picture: string(),
  value: number(),
  count: number(),
  colours: array(colour),
  name: nullable(names),
});
const set = object({
  key: colour,
  size: number(),
  rent: array(number()),
  buildable: boolean(),
  name: exactOptional(names),
});
const BOX = object({
  game: literal('deal'),
  language,
  languages: array(language),
  currency: string(),
  name: names,
  numbers: object({
    most_seats: number(),
    dealt: number(),
    drawn: number(),
    drawn_empty: number(),
    plays: number(),
    most_hand: number(),
    sets_to_win: number(),
    go_cards: number(),
    birthday: number(),
    collects: number(),
    house_rent: number(),
    hotel_rent: number(),
  }),
  choices: object({
    no_is_play: boolean(),
    double_any: boolean(),
    broken: string(),
    excess: string(),
    take_back: boolean(),
    wild_sets: string(),
  }),
  colours: array(set),
  cards: array(card),
});

export type BoxValues = InferOutput<typeof BOX>;
export type CardValues = InferOutput<typeof card>;
export type SetValues = InferOutput<typeof set>;
export type CardKind = CardValues['kind'];
export type Colour = SetValues['key'];
export type NumberName = keyof BoxValues['numbers'];

/** Whether a value can be edited as a box; the server checks what is in it. */
export const isBoxValues = (value: unknown): value is BoxValues => is(BOX, value);
