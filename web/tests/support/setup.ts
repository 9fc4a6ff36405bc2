/** Vitest set-up file: every test begins in a fresh fake browser with a fake clock, and expects each error it reports. */

import { afterEach, beforeEach, expect, vi } from 'vitest';

import { installBrowser } from './browser.ts';
import { recordReports, takeReports } from './reports.ts';

// Some modules read the storage when they are imported.
installBrowser();

beforeEach(() => {
  installBrowser();
  recordReports();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});

afterEach(() => {
  expect(takeReports()).toEqual([]);
});
