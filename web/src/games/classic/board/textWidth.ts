/** How wide names are, without asking the browser: pictures of boards are laid out before it has drawn them. */

import { clustersOf } from '../../../i18n/graphemes.ts';

/** How wide the letters of Josefin are at the weight of names, as shares of their size, as browsers measure them. */
const WIDTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0.2: ".,'’!:;",
    0.27: 'ijl',
    0.32: 'I1 -',
    0.4: 'frtsJ/()',
    0.46: 'c?',
    0.5: 'vyxzk7',
    0.53: 'e358',
    0.56: 'nhou2469',
    0.6: 'abdgpqSFTPB0',
    0.68: 'wEKLRX',
    0.71: 'ACVYZ&',
    0.76: 'DGHU',
    0.86: 'mNOQ',
    0.93: 'M',
    1.01: 'W',
  }).flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, Number(width)] as const)),
);
/** Letters of other alphabets, and signs; emoji and the signs of Chinese and Japanese are wider. */
const OTHER_WIDTH = 0.8;
const WIDE = 1;
const EMOJI = 1.4;
const IS_EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const IS_WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** How wide one character is, as a reader counts them, as a share of its size. */
function widthOfCluster(cluster: string): number {
  const known = WIDTHS.get(cluster) ?? WIDTHS.get(cluster.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  if (known !== undefined) return known;
  if (IS_EMOJI.test(cluster)) return EMOJI;
  return IS_WIDE.test(cluster) ? WIDE : OTHER_WIDTH * Array.from(cluster.replaceAll(/\p{M}/gu, '')).length;
}

/** How wide a text is in the letters of names, as a share of their size. */
export function widthOf(text: string): number {
  return clustersOf(text).reduce((width, cluster) => width + widthOfCluster(cluster), 0);
}

/** What a sum of widths may be off. */
const ROUNDING = 1e-6;

/** Break a name into lines no wider than given, in units of the letters' size. */
export function linesOf(name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width + ROUNDING)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
