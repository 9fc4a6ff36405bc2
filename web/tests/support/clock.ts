/** The fake clock. */

import { vi } from 'vitest';

/** Let time pass, and everything run that waits for it. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Run everything that can run without time passing, modules that are being imported included. */
export async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await pass(0);
}
