import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import { folders } from './lint/folders.js';
import svelteConfig from './svelte.config.js';

/** What would leave the path below which a site may stand, or be mixed up with what another site of its host keeps. */
const FOR_ALL_OF_THE_HOST = [
  'SvelteAttribute > SvelteLiteral:first-child[value=/^\\u002F/]',
  "CallExpression[callee.name='fetch'] > Literal:first-child[value=/^\\u002F/]",
  "CallExpression[callee.name='fetch'] > TemplateLiteral:first-child > TemplateElement:first-child[value.raw=/^\\u002F/]",
  "CallExpression[callee.object.name='location'] > Literal[value=/^\\u002F/]",
  "CallExpression[callee.object.name='location'] > TemplateLiteral > TemplateElement:first-child[value.raw=/^\\u002F/]",
  'Literal[value=/^monopolista:/]',
  'TemplateElement[value.raw=/^monopolista:/]',
];

export default defineConfig(
  { ignores: ['src/generated/', 'node_modules/'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Lists are read by numbers that are known to be in them.
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        ...FOR_ALL_OF_THE_HOST.map((selector) => ({
          selector,
          message: 'this begins with the base: platform/basePath.ts',
        })),
      ],
      // svelte-check knows the types, and what is defined.
      'no-undef': 'off',
    },
  },
  folders,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
