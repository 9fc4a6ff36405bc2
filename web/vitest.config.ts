import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

import { words } from './build/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), words(here('../src/monopolista'))],
  resolve: { conditions: [...defaultClientConditions] },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: here('tests/support/environment.ts'),
    setupFiles: here('tests/support/setup.ts'),
    restoreMocks: true,
    // The modules are loaded once for all files, as a page loads them once for all its tables.
    isolate: false,
    // Svelte has one module for browsers and one for servers: Vite, unlike Node, takes the one for browsers.
  },
});
