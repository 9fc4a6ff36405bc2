/**
 * An image that a user chooses: it is drawn and encoded again, so that nothing of the file travels but its looks. As the
 * source of an `<img>`, an SVG runs no script and loads nothing.
 */

import { PICTURE_LIMITS } from '../../../generated/classic.ts';
import { PNG } from '../model/pictures.ts';
import { encodedPng, type Raster } from './indexedPng.ts';

/** The largest file, in bytes, and the most pixels, that a browser is asked to read. */
export const MOST_MEGABYTES = 16;
export const MOST_MEGAPIXELS = 100;
const MEGA = 1_000_000;
/** Widths or heights and numbers of colours, the best first; an image in the last one has always room. */
const QUALITIES = [
  [128, 256],
  [128, 128],
  [128, 64],
  [112, 64],
  [96, 64],
  [96, 48],
  [80, 48],
  [80, 32],
  [64, 32],
] as const;

export type Refusal = 'kind' | 'large' | 'dimension';

export class ImageError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal);
    this.name = 'ImageError';
  }
}

/** The picture in a file, as a PNG file in a data address; throws an ImageError where it is none. */
export async function pictureIn(file: Blob): Promise<string> {
  if (file.size > MOST_MEGABYTES * MEGA) throw new ImageError('large');
  const image = await loaded(await addressOf(file));
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || height === 0) throw new ImageError('dimension');
  if (width * height > MOST_MEGAPIXELS * MEGA) throw new ImageError('large');
  const isDrawing = file.type === 'image/svg+xml';
  for (const [side, colours] of QUALITIES) {
    const scale = side / Math.max(width, height);
    const png = await encodedPng(drawn(image, isDrawing ? scale : Math.min(scale, 1)), colours);
    if (png.length <= PICTURE_LIMITS.bytes) return `${PNG}${btoa(String.fromCharCode(...png))}`;
  }
  throw new ImageError('kind');
}

/** A file as a data address: the pages allow no other kind of image from outside the server. */
function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new ImageError('kind'));
    reader.readAsDataURL(file);
  });
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new ImageError('kind'));
    image.src = address;
  });
}

function drawn(image: HTMLImageElement, scale: number): Raster {
  const [width, height] = [image.naturalWidth, image.naturalHeight].map((length) =>
    Math.max(1, Math.round(length * scale)),
  );
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new ImageError('kind');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  try {
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } catch {
    throw new ImageError('kind');
  }
}
