// Reads source texts with their paths from standard input, and writes which rules about folders each of them breaks.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

interface Written {
  path: string;
  text: string;
}

/** What is used here of ESLint, which lies in the other folder's packages. */
interface Eslint {
  ESLint: new (options: {
    cwd: string;
    overrideConfig: unknown;
    ruleFilter: (rule: { ruleId: string }) => boolean;
  }) => {
    lintText(text: string, options: { filePath: string }): Promise<{ messages: { ruleId: string | null }[] }[]>;
  };
}

const web = new URL('../../web/', import.meta.url);
const require = createRequire(new URL('package.json', web));
const { ESLint } = require('eslint') as Eslint;
const { configs } = require('typescript-eslint') as { configs: { disableTypeChecked: unknown } };
// The texts are no files of the project, so their types are unknown. No other rules are asked.
const eslint = new ESLint({
  cwd: fileURLToPath(web),
  overrideConfig: configs.disableTypeChecked,
  ruleFilter: ({ ruleId }) => ruleId.startsWith('boundaries/'),
});

async function broken({ path, text }: Written): Promise<string[]> {
  const results = await eslint.lintText(text, { filePath: `src/${path}` });
  const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId ?? 'unread'));
  return rules.filter((rule) => rule.startsWith('boundaries/') || rule === 'unread');
}

const written = JSON.parse(readFileSync(0, 'utf8')) as Written[];
const found: string[][] = [];
for (const one of written) found.push(await broken(one));
process.stdout.write(JSON.stringify(found));
