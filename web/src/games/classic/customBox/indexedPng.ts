/** A PNG file in few colours: an image of the canvas, small enough to travel with a box. */

/** Red, green, blue and opacity of each pixel, from 0 to 255. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

const CHANNELS = [0, 1, 2, 3] as const;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Bits of each number, and that its colours are indexed (PNG, section 11.2.1). */
const INDEXED = [8, 3, 0, 0, 0];
const OPAQUE = 255;

type Colour = readonly number[];

/** The PNG file of an image with a limited number of colours. */
export async function encodedPng(raster: Raster, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = raster;
  const { palette, indices } = indexed(raster, most);
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y += 1) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const opacities = palette.map(([, , , opacity = OPAQUE]) => opacity);
  const transparent = opacities.slice(0, opacities.findLastIndex((opacity) => opacity < OPAQUE) + 1);
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', [...bytesOf(width), ...bytesOf(height), ...INDEXED]),
    chunk(
      'PLTE',
      palette.flatMap((colour) => colour.slice(0, 3)),
    ),
    ...(transparent.length > 0 ? [chunk('tRNS', transparent)] : []),
    chunk('IDAT', await deflated(rows)),
    chunk('IEND', []),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The colours of an image, and which of them each pixel has: the median cut, then the means of what is near them. */
export function indexed({ data }: Raster, most: number): { palette: Colour[]; indices: Uint8Array } {
  const pixels = Array.from({ length: data.length / 4 }, (_, place) => pixelAt(data, place));
  const cut = medianCut(pixels, most);
  const near = indicesOf(pixels, cut);
  const members = cut.map((colour): Colour[] => [colour]);
  for (const [place, index] of near.entries()) members[index]?.push(pixels[place] ?? []);
  const palette = members.map(([colour = [], ...others]) => (others.length > 0 ? meanOf(others) : colour));
  return { palette, indices: indicesOf(pixels, palette) };
}

/** Which colour of the palette is the nearest one to each pixel. */
function indicesOf(pixels: readonly Colour[], palette: readonly Colour[]): Uint8Array {
  const known = new Map<number, number>();
  return Uint8Array.from(pixels, (pixel) => {
    const key = pixel.reduce((sum, part) => sum * 256 + part, 0);
    const index = known.get(key) ?? nearest(palette, pixel);
    known.set(key, index);
    return index;
  });
}

/** A pixel; where it cannot be seen, its colour is no other than that of any such pixel. */
function pixelAt(data: Uint8ClampedArray, place: number): Colour {
  const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(4 * place, 4 * place + 4);
  return opacity === 0 ? [0, 0, 0, 0] : [red, green, blue, opacity];
}

function medianCut(pixels: readonly Colour[], most: number): Colour[] {
  const groups = [spreadOf([...pixels])];
  while (groups.length < most) {
    const widest = groups.reduce((one, other) => (other.weight > one.weight ? other : one));
    if (widest.weight === 0) break;
    const { channel } = widest;
    const sorted = widest.pixels.toSorted((one, other) => (one[channel] ?? 0) - (other[channel] ?? 0));
    const middle = cutOf(sorted, channel);
    groups.splice(
      groups.indexOf(widest),
      1,
      ...[sorted.slice(0, middle), sorted.slice(middle)].map((half) => spreadOf(half)),
    );
  }
  return groups.map(({ pixels: members }) => meanOf(members));
}

/** Where sorted pixels are cut: at the middle, or where the value of the middle begins or ends. */
function cutOf(sorted: readonly Colour[], channel: number): number {
  const value = (place: number) => sorted[place]?.[channel];
  const middle = sorted.length >> 1;
  let cut = middle;
  while (cut > 0 && value(cut - 1) === value(middle)) cut -= 1;
  if (cut > 0) return cut;
  while (value(cut) === value(middle)) cut += 1;
  return cut;
}

/** Pixels with the channel in which they differ most, and how much that weighs. */
function spreadOf(pixels: readonly Colour[]) {
  const spreads = CHANNELS.map((channel) => {
    let [low, high] = [OPAQUE, 0];
    for (const pixel of pixels) {
      low = Math.min(low, pixel[channel] ?? 0);
      high = Math.max(high, pixel[channel] ?? 0);
    }
    return high - low;
  });
  const widest = Math.max(...spreads);
  return { pixels, channel: spreads.indexOf(widest), weight: widest * Math.sqrt(pixels.length) };
}

const meanOf = (pixels: readonly Colour[]): Colour =>
  CHANNELS.map((channel) => Math.round(pixels.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / pixels.length));

function nearest(palette: readonly Colour[], pixel: Colour): number {
  let [found, least] = [0, Infinity];
  for (const [index, colour] of palette.entries()) {
    let distance = 0;
    for (const channel of CHANNELS) distance += ((colour[channel] ?? 0) - (pixel[channel] ?? 0)) ** 2;
    if (distance < least) [found, least] = [index, distance];
  }
  return found;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function chunk(kind: string, data: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const body = Uint8Array.from([...Array.from(kind, (letter) => letter.charCodeAt(0)), ...Array.from(data)]);
  return Uint8Array.from([...bytesOf(data.length), ...body, ...bytesOf(checksum(body))]);
}

/** A number as four bytes, the highest first. */
const bytesOf = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & OPAQUE);

/** CRC-32 (PNG, annex D). */
function checksum(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
  }
  return ~sum >>> 0;
}
