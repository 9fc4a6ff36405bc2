/** The pictures of a box: what its squares show, and the images that it brings along under names. */

import { isUploaded } from '../model/pictures.ts';
import type { BoxValues } from './boxValues.ts';

type Pictures = Readonly<Record<string, string>>;

const hasName = (pictures: Pictures, name: string): boolean => Object.hasOwn(pictures, name);

/** What a square with this value shows: the image of that name, or else the emoji or the icon itself. */
export function shownPicture({ pictures = {} }: BoxValues, picture: string): string {
  if (!hasName(pictures, picture)) return picture;
  const shown = pictures[picture] ?? '';
  return isUploaded(shown) ? shown : '';
}

/** The images that a box brings along and a browser may show, by their names. */
export const ownPictures = ({ pictures = {} }: BoxValues): [name: string, image: string][] =>
  Object.entries(pictures).filter(([, image]) => isUploaded(image));

/** A square with another picture; with none where that is empty. */
export function withPicture(box: BoxValues, place: number, picture: string): BoxValues {
  const squares = box.squares.map((square, one) => {
    if (one !== place) return square;
    const { picture: _, ...others } = square;
    return picture ? { ...others, picture } : others;
  });
  return withShown({ ...box, squares });
}

/** A square with an image, which has one name however many squares show it. */
export function withImage(box: BoxValues, place: number, image: string): BoxValues {
  const { pictures = {} } = box;
  const [known] = Object.entries(pictures).find(([, other]) => other === image) ?? [];
  const name = known ?? freeName(pictures);
  return withPicture({ ...box, pictures: { ...pictures, [name]: image } }, place, name);
}

function freeName(pictures: Pictures): string {
  let number = 1;
  while (hasName(pictures, `picture-${number}`)) number += 1;
  return `picture-${number}`;
}

/** A box with no other images than those that a square shows. */
function withShown(box: BoxValues): BoxValues {
  const { pictures = {}, ...others } = box;
  const shown = Object.entries(pictures).filter(([name]) => box.squares.some(({ picture }) => picture === name));
  return shown.length > 0 ? { ...others, pictures: Object.fromEntries(shown) } : others;
}
