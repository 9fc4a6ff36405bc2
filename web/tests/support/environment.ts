/** Vitest environment: Node without a DOM, with modules compiled as for a browser, so that runes are reactive. */

import type { Environment } from 'vitest/runtime';

export default {
  name: 'node-with-browser-modules',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
