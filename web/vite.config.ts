import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['MONOPOLISTA_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: here('../src/monopolista/web_dist'),
    emptyOutDir: true,
    // The page's policy is script-src 'self' and font-src 'self': nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
  },
  server: {
    fs: { allow: [here('.'), here('../src/monopolista/locales'), here('../src/monopolista/games')] },
    proxy: {
      '/api': server,
      '^/simulations/.+': server,
      '/ws': { target: server, ws: true },
    },
  },
});
