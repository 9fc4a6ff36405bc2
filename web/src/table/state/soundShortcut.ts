/** The key of the sound, at a table and in a replay. */

import { sound } from '../../platform/sound.svelte.ts';
import { t } from '../../i18n/text.svelte.ts';
import type { Shortcut } from '../../ui/shortcuts.svelte.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** Switch the sound on or off, and say so. */
export function switchSound(): void {
  sound.on = !sound.on;
  toasts.say({ text: t('sound-now', { on: sound.on ? 'yes' : 'no' }) });
}

export const SOUND_SHORTCUT: Shortcut = { combo: 'm', id: 'key-sound', run: switchSound };
