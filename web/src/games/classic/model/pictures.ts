/** Pictures of squares: an emoji, one of the program's own drawings by its name, or an image of the box's own. */

import { ICONS } from '../../../generated/classic.ts';
import type { SquareView } from './box.ts';

export type Icon = (typeof ICONS)[number];

/** The drawing with this name; undefined where a picture is an emoji or an image. */
export const iconOf = (picture: string): Icon | undefined => ICONS.find((icon) => icon === picture);

/** How an image of a box begins. */
export const PNG = 'data:image/png;base64,';
const IMAGE = new RegExp(`^${PNG}[A-Za-z0-9+/]+={0,2}$`);

/** Whether a picture is an image, which nothing but its looks is read of. */
export const isUploaded = (picture: string): boolean => IMAGE.test(picture);

/** Up to the second corner, a company gives light; the other one gives water. */
const HALF = 20;

/** What a square shows that has no picture of its own; empty for streets and corners. */
export function usualPicture({ kind }: SquareView, place: number): Icon | '' {
  switch (kind) {
    case 'station':
      return 'train';
    case 'company':
      return place < HALF ? 'bolt' : 'drop';
    case 'chance':
      return 'question-mark';
    case 'chest':
      return 'star';
    case 'tax':
      return 'percent';
    default:
      return '';
  }
}
