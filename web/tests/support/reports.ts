/** What the sources report on the console: a test has to take every error and warning that it expects. */

import { vi } from 'vitest';

let reports: string[] = [];

/** Record what is reported from now on. */
export function recordReports(): void {
  reports = [];
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((first) => {
      reports.push(first instanceof Error ? first.message : String(first));
    });
}

/** Return the first words of all reports since the last call, in their order. */
export function takeReports(): string[] {
  return reports.splice(0);
}
