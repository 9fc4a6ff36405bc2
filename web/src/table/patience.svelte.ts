/** A new question waits until the table has shown what led to it, but never for longer than it may. */

import { motion } from './motion.svelte.ts';

/** Whether to wait with what is posed, while the table is in motion; anew whenever ``posed`` says something else. */
export function patience(posed: () => string, longest: number): () => boolean {
  let patient = $state(true);
  $effect.pre(() => {
    void posed();
    patient = true;
    const timer = setTimeout(() => (patient = false), longest);
    return () => clearTimeout(timer);
  });
  return () => patient && motion.busy && !motion.still;
}
