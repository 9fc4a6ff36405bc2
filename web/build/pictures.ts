/** The icons and the preview picture, drawn from the mark: what is made of it is kept nowhere. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { initWasm, Resvg } from '@resvg/resvg-wasm';

import { ICONS, PREVIEW } from './head.ts';

const TOUCH = 180;
/** How much of a picture that others cut into a shape of their own the mark takes. */
const SAFE = 0.62;
const require = createRequire(import.meta.url);
let ready: Promise<void> | null = null;

/** Every picture by its name. */
export async function pictures(mark: string, preview: string, paper: string): Promise<ReadonlyMap<string, Uint8Array>> {
  ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const filling = onPaper(mark, paper);
  return new Map([
    ...ICONS.map((size) => [`icon-${size}.png`, drawn(mark, size)] as const),
    ...ICONS.map((size) => [`maskable-${size}.png`, drawn(filling, size)] as const),
    ['touch.png', drawn(filling, TOUCH)],
    ['preview.png', drawn(preview, PREVIEW.width)],
  ]);
}

/** The mark in the middle of a sheet that may be cut round. */
function onPaper(mark: string, paper: string): string {
  const edge = (1 - SAFE) / 2;
  const placed = mark.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${SAFE}" height="${SAFE}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="${paper}"/>${placed}</svg>`;
}

function drawn(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}
