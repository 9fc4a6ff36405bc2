/** The key of the sound, at a table and in a replay. */

import { sound } from '../../platform/sound.svelte.ts';
import { t } from '../../i18n/text.svelte.ts';
import type { Shortcut } from '../../ui/shortcuts.svelte.ts';
import type { Toasts } from '../../ui/toasts.svelte.ts';

/** Switch the sound on or off, and say so. */
export function switchSound(toasts: Toasts): void {
  sound.on = !sound.on;
  toasts.say({ text: t('sound-now', { on: sound.on ? 'yes' : 'no' }) });
}

/** The key of the sound at a table that shows such toasts. */
export function soundShortcut(toasts: Toasts): Shortcut {
  return { combo: 'm', id: 'key-sound', run: () => switchSound(toasts) };
}
