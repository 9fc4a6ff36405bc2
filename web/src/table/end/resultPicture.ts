/** The result of a game as a picture of 1200 by 630 pixels, drawn here: who won, the places, and everybody's odds over the game. */

import { outline, seatColour } from '../../ui/symbols/shapes.ts';
import { drawing } from '../../ui/symbols/tokens.ts';
import { WHOLE } from '../../core/winOdds.ts';

interface Placed {
  seat: number;
  place: number;
  name: string;
  token: string;
}

/** What the picture tells. */
export interface Result {
  title: string;
  note: string;
  players: readonly Placed[];
  /** How a place is written. */
  places: (place: number) => string;
  /** Everybody's odds, moment after moment; none where they are not known. */
  odds: readonly (readonly number[])[];
  link: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 48;
/** Where the list ends and the lines begin. */
const MIDDLE = 560;
const TOP = 236;
const BOTTOM = 540;
const SPEAK = 'Bodoni, Didot, serif';
const INFORM = 'Josefin, Futura, sans-serif';

/** Draw the picture and return it as a PNG. */
export async function drawResult(result: Result): Promise<Blob> {
  await Promise.all([document.fonts.load(`italic 700 60px ${SPEAK}`), document.fonts.load(`600 30px ${INFORM}`)]);
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  drawPaper(pen);
  drawHead(pen, result);
  drawPlaces(pen, result);
  if (result.odds.length > 1) drawOdds(pen, result.odds);
  pen.fillStyle = colour('--print-ink');
  write(pen, result.link, { x: EDGE, y: HEIGHT - 36, font: `500 22px ${INFORM}`, width: WIDTH - 2 * EDGE - 260 });
  return canvas.convertToBlob({ type: 'image/png' });
}

type Pen = OffscreenCanvasRenderingContext2D;

/** A colour of the tokens in ui/tokens.css. */
function colour(name: string): string {
  const property = /var\((--[\w-]+)\)/.exec(name)?.[1] ?? name;
  return getComputedStyle(document.documentElement).getPropertyValue(property).trim();
}

function write(pen: Pen, text: string, at: { x: number; y: number; font: string; width: number }): void {
  pen.font = at.font;
  pen.fillText(text, at.x, at.y, at.width);
}

function drawPaper(pen: Pen): void {
  pen.fillStyle = colour('--print-paper');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = pen.fillStyle = colour('--print-ink');
  pen.lineWidth = 4;
  pen.strokeRect(14, 14, WIDTH - 28, HEIGHT - 28);
  pen.textAlign = 'end';
  write(pen, 'monopolista', { x: WIDTH - EDGE, y: HEIGHT - 36, font: `italic 700 36px ${SPEAK}`, width: 240 });
  pen.textAlign = 'start';
}

function drawHead(pen: Pen, { title, note }: Result): void {
  write(pen, title, { x: EDGE, y: 116, font: `italic 700 68px ${SPEAK}`, width: WIDTH - 2 * EDGE });
  write(pen, note, { x: EDGE, y: 168, font: `500 28px ${INFORM}`, width: WIDTH - 2 * EDGE });
  pen.fillRect(EDGE, 194, WIDTH - 2 * EDGE, 3);
}

function drawPlaces(pen: Pen, { players, places }: Result): void {
  const order = [...players].sort((one, other) => one.place - other.place);
  const step = Math.min(76, (BOTTOM - TOP + 12) / order.length);
  for (const [row, { seat, place, name, token }] of order.entries()) {
    const y = TOP + row * step;
    drawToken(pen, { token, seat }, { x: EDGE + 76, y, size: step - 8 });
    pen.fillStyle = colour('--print-ink');
    const size = Math.round(Math.min(34, step * 0.55));
    const base = y + step / 2 + size * 0.28;
    write(pen, places(place), { x: EDGE, y: base, font: `italic 600 ${size}px ${SPEAK}`, width: 68 });
    write(pen, name, {
      x: EDGE + 88 + step,
      y: base,
      font: `600 ${size}px ${INFORM}`,
      width: MIDDLE - EDGE - 100 - step,
    });
  }
}

/** A token on its foot, as `Token.svelte` draws it. */
function drawToken(pen: Pen, of: { token: string; seat: number }, at: { x: number; y: number; size: number }): void {
  const drawn = drawing(of.token);
  const foot = colour(seatColour(of.seat));
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(at.size / 48, at.size / 48);
  pen.fillStyle = foot;
  pen.beginPath();
  pen.arc(24, 24, 22, 0, 2 * Math.PI);
  pen.fill();
  pen.translate(8.5, 7.5);
  pen.scale(0.97, 0.97);
  pen.fillStyle = pen.strokeStyle = colour('--print-card');
  pen.fill(new Path2D(drawn.body));
  pen.lineCap = pen.lineJoin = 'round';
  pen.lineWidth = 2;
  if (drawn.limbs) pen.stroke(new Path2D(drawn.limbs));
  pen.strokeStyle = foot;
  pen.lineWidth = 1.5;
  if (drawn.cuts) pen.stroke(new Path2D(drawn.cuts));
  pen.restore();
}

function drawOdds(pen: Pen, odds: Result['odds']): void {
  const x = (point: number) => MIDDLE + (point / (odds.length - 1)) * (WIDTH - EDGE - 30 - MIDDLE);
  const y = (share: number) => BOTTOM - (share / WHOLE) * (BOTTOM - TOP);
  pen.lineWidth = 1.5;
  pen.strokeStyle = colour('--print-ink');
  pen.strokeRect(MIDDLE, TOP, WIDTH - EDGE - 30 - MIDDLE, BOTTOM - TOP);
  pen.lineWidth = 5;
  pen.lineJoin = 'round';
  for (const seat of (odds[0] ?? []).keys()) {
    pen.strokeStyle = pen.fillStyle = colour(seatColour(seat));
    pen.beginPath();
    for (const [point, shares] of odds.entries()) pen.lineTo(x(point), y(shares[seat] ?? 0));
    pen.stroke();
    drawSign(pen, seat, { x: x(odds.length - 1), y: y(odds.at(-1)?.[seat] ?? 0) });
  }
}

/** The shape of a seat at the end of its line, so that its colour is not the only sign. */
function drawSign(pen: Pen, seat: number, at: { x: number; y: number }): void {
  pen.save();
  pen.translate(at.x + 4, at.y - 12);
  pen.fill(new Path2D(outline(seat)));
  pen.restore();
}
