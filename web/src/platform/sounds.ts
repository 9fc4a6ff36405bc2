/** What there is to hear: every sound as a few tones and puffs of noise. No file is loaded for it. */

/** A tone, or a puff of noise round a pitch, in hertz and seconds; it may glide to another pitch. */
export interface Part {
  wave: 'sine' | 'triangle' | 'noise';
  pitch: number;
  to?: number;
  at: number;
  length: number;
  /** Of 1. */
  loud: number;
}

const tone = (pitch: number, at: number, length: number, loud = 0.6): Part => ({
  wave: 'triangle',
  pitch,
  at,
  length,
  loud,
});
/** Wood on wood: a dull tone, and the click of the blow. */
const knock = (pitch: number, at: number, loud = 0.8): Part[] => [
  { wave: 'sine', pitch, to: pitch * 0.7, at, length: 0.07, loud },
  { wave: 'noise', pitch: pitch * 9, at, length: 0.025, loud: loud * 0.8 },
];

/** Every sound by its name. */
export const SOUNDS = {
  dice: [0, 0.07, 0.12, 0.21, 0.26].flatMap((at, place) => knock(230 + 35 * (place % 3), at, 0.8 - 0.12 * place)),
  card: [{ wave: 'noise', pitch: 2600, to: 6200, at: 0, length: 0.13, loud: 0.45 }],
  money: [tone(1760, 0, 0.1, 0.4), tone(2637, 0.06, 0.2, 0.35)],
  gavel: [...knock(170, 0, 1), ...knock(170, 0.16, 0.9)],
  bid: [tone(660, 0, 0.09), tone(990, 0, 0.07, 0.2)],
  sold: [...knock(150, 0, 1), tone(523, 0.1, 0.12, 0.5), tone(784, 0.2, 0.22, 0.5)],
  built: [...knock(330, 0, 0.7), ...knock(420, 0.1, 0.7)],
  jail: [tone(220, 0, 0.14), tone(165, 0.14, 0.28)],
  no: [tone(330, 0, 0.09), tone(247, 0.1, 0.2)],
  trade: [tone(587, 0, 0.09, 0.5), tone(740, 0.09, 0.13, 0.5)],
  bankrupt: [tone(392, 0, 0.17), tone(311, 0.17, 0.17), tone(233, 0.34, 0.45)],
  turn: [tone(698, 0, 0.12, 0.7), tone(932, 0.11, 0.24, 0.7)],
  end: [tone(523, 0, 0.13), tone(659, 0.12, 0.13), tone(784, 0.24, 0.3)],
  chord: [262, 330, 392, 523, 659].map((pitch, place) => tone(pitch, 0.035 * place, 1.9 - 0.12 * place, 0.55)),
} as const satisfies Record<string, readonly Part[]>;

/** What can be heard. */
export type SoundName = keyof typeof SOUNDS;
