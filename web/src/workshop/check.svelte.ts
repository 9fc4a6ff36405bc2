/** The server's check of a box that is edited, and its place in this browser. */

import { t, text } from '../i18n/text.svelte.ts';
import { checkBox } from '../net/http.ts';
import { useResource } from '../net/resource.svelte.ts';
import { canonical, storeBox, type BoxBase } from './boxFormat.ts';
import type { Draft } from './draft.svelte.ts';
import { faultTexts } from './faults.ts';
import { settled } from './settled.ts';

export interface Check {
  /** Whether the box as it is now has no fault. */
  readonly isSound: boolean;
  /** How the check and the saving stand. */
  readonly status: string;
  /** What is wrong, or how much; empty for nothing. */
  readonly said: string;
}

/** Check and store a box after each edit, for the component that calls this. */
export function useCheck<B extends BoxBase>(draft: Draft<B>): Check {
  let isStored = $state(true);
  const check = useResource(() => {
    const content = canonical(draft.box);
    return async (signal) => {
      await settled(signal);
      return checkBox(content, signal);
    };
  });
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
