/** The server's check of a box that is edited, and its place in this browser. */

import { t, text } from '../i18n/text.svelte.ts';
import { checkBox } from '../net/http.ts';
import { useResource } from '../net/resource.svelte.ts';
import { canonical, storeBox, type BoxBase } from './boxFormat.ts';
import type { Draft } from './draft.svelte.ts';
import { faultTexts } from './faults.ts';
import type { KnownBox } from './robotGames.svelte.ts';
import { settled, untilAnswered } from './settled.ts';

export interface Check<B extends BoxBase> {
  /** Whether the box as it is now has no fault. */
  readonly isSound: boolean;
  /** How the check and the saving stand. */
  readonly status: string;
  /** The box as it is now with its id, once it has been checked and is sound. */
  readonly known: KnownBox<B> | null;
  /** What is wrong, or how much; empty for nothing. */
  readonly said: string;
}

/** Check and store a box after each edit, for the component that calls this. */
export function useCheck<B extends BoxBase>(draft: Draft<B>): Check<B> {
  let isStored = $state(true);
  const check = useResource(() => {
    const { box } = draft;
    return async (signal) => {
      await settled(signal);
      return { ...(await checkBox(canonical(box), signal)), box };
    };
  }, untilAnswered);
  $effect(() => {
    if (check.status !== 'ready') return;
    draft.faults = check.value?.faults ?? [];
    draft.warnings = check.value?.warnings ?? [];
  });
  $effect(() => {
    text.box = draft.box;
    isStored = storeBox(draft.format, draft.box);
  });
  return {
    get isSound() {
      return check.status === 'ready' && draft.faults.length === 0;
    },
    get known() {
      const { value = null } = check.status === 'ready' ? check : {};
      return value?.id ? { id: value.id, box: value.box } : null;
    },
    get status() {
      if (check.status === 'failed') return t('workshop-check-failed');
      return check.value ? t(isStored ? 'workshop-check-sound' : 'workshop-not-stored') : t('workshop-checking');
    },
    get said() {
      const texts = check.status === 'failed' ? [] : faultTexts(draft.faults);
      return draft.faults.length > 1 && texts.length > 0
        ? t('workshop-faults', { count: draft.faults.length })
        : (texts[0] ?? '');
    },
  };
}
