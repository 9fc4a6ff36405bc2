import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import { rooms } from './lint/rooms.js';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['src/generated/', 'node_modules/'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { rooms },
    rules: {
      'rooms/borders': 'error',
      'rooms/circles': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Lists are read by numbers that are known to be in them.
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
      // svelte-check knows the types, and what is defined.
      'no-undef': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
