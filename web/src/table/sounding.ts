/** The key of the sound, at a table and in a replay. */

import { sound } from '../look/sound.svelte.ts';
import { t } from '../text/text.svelte.ts';
import { key } from './keys.svelte.ts';
import { notices } from './notices.svelte.ts';

/** Switch the sound on or off, and say so. */
export function switchSound(): void {
  sound.on = !sound.on;
  notices.say({ text: t('sound-now', { on: sound.on ? 'yes' : 'no' }) });
}

/** Let the key switch the sound until the returned function is called. */
export function soundKey(): () => void {
  return key('m', 'key-sound', switchSound);
}
