/** Small sounds of our own, off unless asked for: a tone or two for what happens at the table. */

import { DEAL_FACT, FACT } from '../generated/protocol.ts';

/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
type Tone = readonly [pitch: number, at: number, length: number];

const TONES: Partial<Record<number, readonly Tone[]>> = {
  [FACT.rolled]: [
    [180, 0, 0.04],
    [140, 0.07, 0.05],
    [200, 0.15, 0.04],
  ],
  [FACT.paid]: [
    [880, 0, 0.05],
    [1175, 0.06, 0.08],
  ],
  [FACT.bid]: [[660, 0, 0.06]],
  [FACT.won]: [
    [523, 0, 0.09],
    [784, 0.1, 0.16],
  ],
  [FACT.built]: [
    [330, 0, 0.05],
    [440, 0.06, 0.07],
  ],
  [FACT.drew]: [[990, 0, 0.04]],
  [FACT.jailed]: [
    [220, 0, 0.12],
    [165, 0.13, 0.2],
  ],
  [FACT.proposed]: [
    [587, 0, 0.07],
    [740, 0.08, 0.1],
  ],
  [FACT.bankruptcy]: [
    [392, 0, 0.15],
    [311, 0.16, 0.15],
    [233, 0.32, 0.3],
  ],
  [FACT.ended]: [
    [523, 0, 0.12],
    [659, 0.13, 0.12],
    [784, 0.26, 0.12],
    [1047, 0.39, 0.35],
  ],
};
const DEAL_TONES: Partial<Record<number, readonly Tone[]>> = {
  [DEAL_FACT.played]: [
    [440, 0, 0.05],
    [587, 0.06, 0.08],
  ],
  [DEAL_FACT['said-no']]: [
    [330, 0, 0.08],
    [247, 0.09, 0.16],
  ],
  [DEAL_FACT.paid]: [
    [880, 0, 0.05],
    [1175, 0.06, 0.08],
  ],
  [DEAL_FACT.took]: [
    [523, 0, 0.06],
    [392, 0.07, 0.1],
  ],
  [DEAL_FACT.laid]: [[500, 0, 0.04]],
  [DEAL_FACT.banked]: [[740, 0, 0.04]],
  [DEAL_FACT.won]: [
    [523, 0, 0.12],
    [659, 0.13, 0.12],
    [784, 0.26, 0.12],
    [1047, 0.39, 0.35],
  ],
};
/** What calls the person whose answer is wanted. */
const CALL: readonly Tone[] = [
  [698, 0, 0.08],
  [932, 0.09, 0.14],
];
const LOUDNESS = 0.06;
const KEPT_AS = 'monopolista:sound';

class Blips {
  #on = $state(localStorage.getItem(KEPT_AS) === 'on');
  #context: AudioContext | null = null;

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    localStorage.setItem(KEPT_AS, on ? 'on' : 'off');
    if (on) this.#play(CALL);
  }

  /** Sound the most telling of some kinds of fact: the last that has a sound. */
  facts(kinds: readonly number[], tonesOf = TONES): void {
    const tones = kinds.map((kind) => tonesOf[kind]).findLast((one) => one !== undefined);
    if (tones) this.#play(tones);
  }

  /** The same for the card game's kinds of fact. */
  dealFacts(kinds: readonly number[]): void {
    this.facts(kinds, DEAL_TONES);
  }

  /** Call the person whose answer is wanted. */
  call(): void {
    this.#play(CALL);
  }

  #play(tones: readonly Tone[]): void {
    if (!this.#on) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    void context.resume();
    for (const [pitch, at, length] of tones) {
      const begin = context.currentTime + at;
      const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, begin);
      gain.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.008);
      gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(begin);
      oscillator.stop(begin + length + 0.02);
    }
  }
}

export const blips = new Blips();
