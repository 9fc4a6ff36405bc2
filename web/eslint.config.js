// Before the parser: it reads this setting as it is loaded.
import './lint/componentTypes.js';

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
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      // Every file has the same options: the project is loaded anew where they differ.
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowAny: false, allowBoolean: false, allowNullish: false, allowRegExp: false },
      ],
      // An effect names a value to run when it changes.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // What a request failed with is passed on as it is.
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
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
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // JavaScript is left to the configuration of tools, which tsconfig.json leaves out.
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
);
