/** Small quiet sounds, made here, and only for who wants them: at most a few at once, none from a tab out of sight. Who wants them feels the device vibrate too, where it can. */

import { choice } from './preference.svelte.ts';
import { type Part, type SoundName, SOUNDS } from './sounds.ts';

const LOUDNESS = 0.09;
/** So many at once; what comes while as many sound is left out, and so is what sounds already. */
const MOST = 3;
/** What could not begin within so many milliseconds, as before the first click on a page, is not heard later. */
const LATE = 250;
const ATTACK = 0.006;
/** Duration of a vibration, in milliseconds. */
const PULSE = 25;

/** What begins and ends, what is heard of it, and its pitch. */
type Voice = readonly [source: AudioScheduledSourceNode, heard: AudioNode, pitch: AudioParam];

class Sound {
  readonly #chosen = choice('sound', ['unasked', 'on', 'off']);
  readonly #away = choice('sound-away', ['off', 'on']);
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #sounding: { name: SoundName; until: number }[] = [];

  /** Whether nobody has said yet whether there is to be sound. */
  get unasked(): boolean {
    return this.#chosen.value === 'unasked';
  }

  get on(): boolean {
    return this.#chosen.value === 'on';
  }

  set on(on: boolean) {
    this.#chosen.value = on ? 'on' : 'off';
    if (on) this.play('turn');
    else this.#hush();
  }

  /** Whether a tab that is out of sight calls its person too. */
  get away(): boolean {
    return this.#away.value === 'on';
  }

  set away(away: boolean) {
    this.#away.value = away ? 'on' : 'off';
  }

  /** Let the device vibrate for a moment, if that is wished and there is something to vibrate. */
  vibrate(): void {
    // Safari has no such function.
    if (this.on && !document.hidden && 'vibrate' in navigator) navigator.vibrate(PULSE);
  }

  /** Let something be heard, if that is wished; what calls the person is felt too. */
  play(name: SoundName): void {
    if (name === 'turn') this.vibrate();
    if (!this.on || (document.hidden && !(name === 'turn' && this.away))) return;
    const context = (this.#context ??= new AudioContext());
    const asked = performance.now();
    void context.resume().then(() => {
      if (context === this.#context && performance.now() - asked < LATE) this.#begin(context, name);
    });
  }

  #hush(): void {
    void this.#context?.close();
    this.#context = null;
    this.#sounding = [];
  }

  #begin(context: AudioContext, name: SoundName): void {
    const now = context.currentTime;
    this.#sounding = this.#sounding.filter(({ until }) => until > now);
    if (this.#sounding.length >= MOST || this.#sounding.some((one) => one.name === name)) return;
    const parts: readonly Part[] = SOUNDS[name];
    this.#sounding.push({ name, until: now + Math.max(...parts.map(({ at, length }) => at + length)) });
    for (const part of parts) this.#sound(context, part, now + part.at);
  }

  #sound(context: AudioContext, part: Part, begin: number): void {
    const { pitch, to = pitch, length } = part;
    const [source, voice, frequency] = part.wave === 'noise' ? this.#puff(context) : oscillate(context, part.wave);
    frequency.setValueAtTime(pitch, begin);
    frequency.exponentialRampToValueAtTime(to, begin + length);
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(LOUDNESS * part.loud, begin + ATTACK);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    voice.connect(gain).connect(context.destination);
    source.start(begin);
    source.stop(begin + length + 0.02);
  }

  /** Noise through a band whose middle is the pitch. */
  #puff(context: AudioContext): Voice {
    this.#noise ??= hiss(context.sampleRate);
    const source = new AudioBufferSourceNode(context, { buffer: this.#noise });
    const band = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.9 });
    source.connect(band);
    return [source, band, band.frequency];
  }
}

function oscillate(context: AudioContext, type: 'sine' | 'triangle'): Voice {
  const source = new OscillatorNode(context, { type });
  return [source, source, source.frequency];
}

/** A quarter of a second of noise. */
function hiss(rate: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: rate / 4, sampleRate: rate });
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
  return buffer;
}

export const sound = new Sound();
