import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { site } from './build/site.ts';
import { isWords, words } from './build/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['MONOPOLISTA_SERVER'] ?? 'http://127.0.0.1:8000';

const built = here('../src/monopolista/web_dist');
const texts = here('../src/monopolista/locales');

/** Modules of one game, but for its definition, which the first page reads. */
const GAME = /\/src\/games\/([a-z]+)\/(?!definition)/;
/** Modules by which games are played, shown again and analysed; the rules are a page of their own, too. */
const TABLE = /\/src\/(?!table\/rules)(table|session|replay|lesson|puzzles|room)\//;

export default defineConfig({
  plugins: [svelte(), words(here('../src/monopolista')), site({ src: here('src'), built, texts })],
  // What is built finds what it needs beside itself, under whatever path it is served.
  base: './',
  build: {
    outDir: built,
    emptyOutDir: true,
    // The page's policy is script-src 'self' and font-src 'self': nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    rolldownOptions: {
      // ESLint checks the order of folders; circular imports within a folder fail the build.
      checks: { circularDependency: true, bundlerTimings: false },
      onLog: (level, log, report) => {
        if (log.code !== 'CIRCULAR_DEPENDENCY') report(level, log);
        else if (!log.message.includes('node_modules')) throw new Error(log.message);
      },
      input: { index: here('index.html'), worker: here('src/offline/worker.ts') },
      output: {
        // Without underscores: pages have placeholders such as __BASE__, which a hash must not resemble.
        hashCharacters: 'base36',
        // The worker is asked for by its name, and answers for everything below it.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        // The first page comes at once. What several other pages need comes in one piece for the tables of all games, one
        // for each game, and one for the rest: a table then takes some twenty files, not seventy.
        // A group takes along what its modules need, unless a group of a higher priority has it.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], test: (id) => !id.includes('/offline/worker'), priority: 4 },
            { name: (id) => GAME.exec(id)?.[1] ?? null, minShareCount: 2, priority: 1 },
            { name: 'table', test: TABLE, minShareCount: 2, priority: 2 },
            {
              name: 'shared',
              test: (id) => !(GAME.test(id) || TABLE.test(id) || isWords(id)),
              minShareCount: 2,
              priority: 3,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('.'), texts, here('../src/monopolista/games')] },
    // The name by which the page was asked for goes along: the server answers no page of another origin.
    proxy: {
      '/api': { target: server },
      '^/simulations/.+': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
});
