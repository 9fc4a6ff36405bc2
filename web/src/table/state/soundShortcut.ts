/** The key of the sound, at a table and in a replay. */

import { sound } from '../../platform/sound.svelte.ts';
import { t } from '../../i18n/text.svelte.ts';
import { addShortcut } from '../../ui/shortcuts.svelte.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** Switch the sound on or off, and say so. */
export function switchSound(): void {
  sound.on = !sound.on;
  toasts.say({ text: t('sound-now', { on: sound.on ? 'yes' : 'no' }) });
}

/** Let the key switch the sound until the returned function is called. */
export function soundShortcut(): () => void {
  return addShortcut('m', 'key-sound', switchSound);
}
