/** Pictures that a box brings along: their names, which squares show them, and the files in which they travel. */

import { inflateSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { ownPictures, shownPicture, withImage, withPicture } from '../src/games/classic/customBox/boxPictures.ts';
import { FORMAT } from '../src/games/classic/customBox/boxFormat.ts';
import { canonical, parsedBox } from '../src/workshop/boxFormat.ts';
import { viewOf } from '../src/games/classic/customBox/boxView.ts';
import { placeOf } from '../src/games/classic/customBox/faults.ts';
import { pictureIn } from '../src/games/classic/customBox/imageFile.ts';
import { encodedPng, indexed } from '../src/games/classic/customBox/indexedPng.ts';
import { blankOf } from '../src/games/classic/customBox/startingBox.ts';
import { PNG } from '../src/games/classic/model/pictures.ts';
import { BOX } from './support/customBox.ts';

const [COW, DOG] = [`${PNG}iVBORw0KGgo=`, `${PNG}iVBORw0KGgoA`];

test('an image has one name however many squares show it, and goes with the last of them', () => {
  const both = withImage(withImage(withImage(BOX, 1, COW), 3, COW), 5, DOG);
  expect(both.pictures).toEqual({ 'picture-1': COW, 'picture-2': DOG });
  expect([1, 3, 5].map((place) => viewOf(both).squares[place]?.picture)).toEqual([COW, COW, DOG]);
  const one = withPicture(both, 1, '🏰');
  expect(one.pictures).toEqual(both.pictures);
  const dogs = withPicture(one, 3, 'picture-2');
  expect(dogs.pictures).toEqual({ 'picture-2': DOG });
  expect(withImage(dogs, 1, COW).pictures).toEqual({ 'picture-2': DOG, 'picture-1': COW });
  expect(canonical(withPicture(withPicture(withPicture(dogs, 1, ''), 3, ''), 5, ''))).toBe(canonical(BOX));
  expect(parsedBox(FORMAT, canonical(both))).toEqual(both);
  expect(blankOf(both, 'en', 'New', String)).not.toHaveProperty('pictures');
});

test('nothing but a PNG file in the box is shown, whatever a file that is opened states', () => {
  const hostile = [
    ...['https://example.com/x.png', 'data:image/svg+xml,<svg/>', 'data:text/html,x', `${COW}"onload="x`, ''],
    ...[PNG, ` ${COW}`, `${COW}\n`, 'javascript:x'],
  ];
  for (const image of hostile) {
    const box = { ...withPicture(BOX, 1, 'x'), pictures: { x: image } };
    expect([shownPicture(box, 'x'), ownPictures(box)]).toEqual(['', []]);
  }
  expect(shownPicture({ ...BOX, pictures: {} }, 'toString')).toBe('toString');
});

test('a fault in a picture leads to a square that shows it', () => {
  const box = withImage(withImage(BOX, 3, COW), 5, DOG);
  expect(placeOf('pictures.picture-2', box)).toEqual({ section: 'square', square: 5 });
  expect(placeOf('pictures', box)).toEqual({ section: 'square', square: 3 });
  expect(placeOf('pictures.none', box)).toEqual({ section: 'square', square: null });
});

const raster = (width: number, height: number, pixel: (x: number, y: number) => readonly number[]) => ({
  ...{ width, height },
  data: Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, place) => pixel(place % width, Math.floor(place / width))).flat(),
  ),
});

/** The chunks of a PNG file. */
function chunksOf(file: Uint8Array): Record<string, Uint8Array> {
  const bytes = new DataView(file.buffer);
  const found: Record<string, Uint8Array> = {};
  for (let place = 8; place < file.length;) {
    const length = bytes.getUint32(place);
    const kind = String.fromCharCode(...file.subarray(place + 4, place + 8));
    found[kind] = file.subarray(place + 8, place + 8 + length);
    place += length + 12;
  }
  return found;
}

test('a file that is too large is not read', async () => {
  const file = { size: 16_000_001 } as Blob;
  await expect(pictureIn(file)).rejects.toMatchObject({ refusal: 'large' });
});

test('an image in few colours stays as it is, with what is transparent in it', async () => {
  const ink = [
    [200, 16, 46, 255],
    [255, 255, 255, 255],
    [10, 20, 30, 0],
    [0, 96, 48, 128],
  ];
  const image = raster(5, 4, (x, y) => ink[(x + y) % 4] ?? []);
  const chunks = chunksOf(await encodedPng(image, 256));
  expect(Object.keys(chunks)).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
  expect([...(chunks['IHDR'] ?? [])]).toEqual([0, 0, 0, 5, 0, 0, 0, 4, 8, 3, 0, 0, 0]);
  const rows = inflateSync(chunks['IDAT'] ?? new Uint8Array());
  const opacity = (index: number) => chunks['tRNS']?.[index] ?? 255;
  const shown = Array.from({ length: 20 }, (_, place) => {
    const index = rows[Math.floor(place / 5) * 6 + 1 + (place % 5)] ?? 0;
    return [...(chunks['PLTE'] ?? new Uint8Array()).subarray(3 * index, 3 * index + 3), opacity(index)];
  });
  expect(shown).toEqual(
    Array.from({ length: 20 }, (_, place) => {
      const pixel = ink[((place % 5) + Math.floor(place / 5)) % 4] ?? [];
      return pixel[3] === 0 ? [0, 0, 0, 0] : pixel;
    }),
  );
  expect(
    Object.keys(
      chunksOf(
        await encodedPng(
          raster(2, 2, () => [1, 2, 3, 255]),
          64,
        ),
      ),
    ),
  ).not.toContain('tRNS');
});

test('an image in many colours has as many as are wished, each near to what it was', () => {
  const image = raster(64, 64, (x, y) => [4 * x, 4 * y, 255 - 2 * (x + y), 255]);
  const { palette, indices } = indexed(image, 48);
  expect(palette).toHaveLength(48);
  const far = Array.from(indices, (index, place) =>
    Math.max(
      ...[0, 1, 2].map((channel) =>
        Math.abs((palette[index]?.[channel] ?? 0) - (image.data[4 * place + channel] ?? 0)),
      ),
    ),
  );
  expect(Math.max(...far)).toBeLessThan(40);
});
