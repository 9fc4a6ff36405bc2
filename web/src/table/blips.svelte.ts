/** Small sounds of our own, off unless asked for: a tone or two for what happens at the table. */

import type { Tone } from '../games/game.ts';

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
  facts(kinds: readonly number[], tonesOf: Partial<Record<number, readonly Tone[]>>): void {
    const tones = kinds.map((kind) => tonesOf[kind]).findLast((one) => one !== undefined);
    if (tones) this.#play(tones);
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
