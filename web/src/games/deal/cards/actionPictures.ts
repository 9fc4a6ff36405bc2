/** The pictures of the cards that do something: flat figures of our own in a box of 48 by 48. */

import type { Figure } from '../../../ui/symbols/colourSigns.ts';

interface Picture extends Figure {
  /** Cut out of what is filled, in the colour below. */
  cut?: string;
  /** The colour of the card's ground. */
  tint: string;
}

const PICTURES: Readonly<Record<string, Picture>> = {
  // A signpost that sends on.
  'pass-go': {
    tint: 'red',
    fill: 'M5 8h25l12 9l-12 9H5ZM21 26h5v18h-5Z',
    cut: 'M11 17h17M22.500 11.500L28.500 17l-6 5.500',
  },
  birthday: {
    tint: 'pink',
    fill: 'M6 30c0-3 2-5 5-5h26c3 0 5 2 5 5v12H6ZM13 17h4v7h-4ZM22 17h4v7h-4ZM31 17h4v7h-4ZM15 8c2.500 3 2.500 5.500 0 6.500c-2.500-1-2.500-3.500 0-6.500ZM24 8c2.500 3 2.500 5.500 0 6.500c-2.500-1-2.500-3.500 0-6.500ZM33 8c2.500 3 2.500 5.500 0 6.500c-2.500-1-2.500-3.500 0-6.500Z',
    cut: 'M6.500 33c3 4 5.800 4 8.800 0c3 4 5.800 4 8.800 0c3 4 5.800 4 8.800 0c3 4 5.600 4 8.600 0',
  },
  // An open hand under coins.
  'debt-collector': {
    tint: 'green',
    fill: 'M24 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14ZM3 27h7v15H3ZM12 29c4-3 8-3 11 0h7c3 0 3 4.500 0 4.500h-6h9l8-5.500c3-1.500 5 1.500 3 3.500L33 41H12Z',
    cut: 'M24 7.500v7M21.500 9.500h5M21.500 12.500h5',
  },
  // A mask.
  'sly-deal': {
    tint: 'dark-blue',
    fill: 'M3 16c7-3 13-2 21 1c8-3 14-4 21-1c0 10-3 17-11 17c-5 0-7.500-3-10-6c-2.500 3-5 6-10 6C6 33 3 26 3 16ZM10 22c2.500 3 5.500 3.500 8.500 1.500c-2.500-3-5.500-3.500-8.500-1.500ZM38 22c-2.500 3-5.500 3.500-8.500 1.500c2.500-3 5.500-3.500 8.500-1.500Z',
  },
  // Two arrows that change places.
  'forced-deal': {
    tint: 'orange',
    fill: 'M4 13h24V6l16 11l-16 11v-7H4ZM44 41H24v6L9 37l15-9.500V33h20Z',
  },
  // Scissors that cut a set off.
  'deal-breaker': {
    tint: 'brown',
    fill: 'M11 27.500a7 7 0 1 0 .1 0ZM11 31.500a3 3 0 1 1-.1 0ZM37 27.500a7 7 0 1 0 .1 0ZM37 31.500a3 3 0 1 1-.1 0ZM12 3l14.500 23.500l-4 4.500L10.500 8.500ZM36 3L21.500 26.500l4 4.500L37.500 8.500Z',
    cut: 'M24 24.500v.1',
  },
  // A raised hand.
  'just-say-no': {
    tint: 'signal',
    fill: 'M14 24V10.500a2.700 2.700 0 0 1 5.400 0V8a2.700 2.700 0 0 1 5.400 0v-1a2.700 2.700 0 0 1 5.400 0v3.500a2.700 2.700 0 0 1 5.400 0V31c0 8-4.600 13-11.600 13c-6 0-9-2.500-11.500-7.500L7.200 27c-1.400-3 2-5.400 4.300-3Z',
    cut: 'M19.400 10.500V23M24.800 8v15M30.200 10.500V23',
  },
  house: { tint: 'green', fill: 'M24 5L4 23h6v20h28V23h6ZM33 7h5v7l-5-4.500Z', cut: 'M20.500 43V31h7v12' },
  hotel: {
    tint: 'red',
    fill: 'M6 44V14h8V5h20v9h8v30Z',
    cut: 'M12 20h4M22 20h4M32 20h4M12 28h4M32 28h4M22 12h4M21 44V31h6v13',
  },
  // A key that opens somebody's purse.
  rent: {
    tint: 'yellow',
    fill: 'M15 13a11 11 0 1 0 0 22a11 11 0 1 0 0-22ZM15 19a5 5 0 1 1 0 10a5 5 0 1 1 0-10ZM25 21.500h20v5h-3v6h-5v-6h-3v4h-5v-4h-4Z',
  },
  'double-rent': {
    tint: 'yellow',
    fill: 'M13 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM13 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM21 10h22v4.500h-3v5h-4.500v-5H33v3.500h-4.500v-3.500H21ZM13 26a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM13 31a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM21 33h22v4.500h-3v5h-4.500v-5H33v3.500h-4.500v-3.500H21Z',
  },
};

const BLANK: Picture = { tint: 'company' };

/** The picture of a card. */
export function pictureOf(picture: string): Picture {
  return PICTURES[picture] ?? PICTURES[picture.replace(/-any$/, '')] ?? BLANK;
}
