/** Which npm packages a build has something of: a module, a stylesheet, a file. */

import { relative, resolve } from 'node:path';

import type { Rolldown } from 'vite';

/** The folder of a package, however deep it is installed below another. */
const FOLDER = /(?:^|\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;
/** What a bundler adds of its own is a module that is no file, called after it. */
const OWN = /^\0(vite|rolldown)\//;

/** Return the folders of these packages below the browser's side, as package-lock.json calls them, in a fixed order. */
export function packagesIn(bundle: Rolldown.OutputBundle, web: string): string[] {
  const files = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? one.moduleIds : one.originalFileNames));
  const folders = files.map((file) => {
    const own = OWN.exec(file)?.[1];
    return own === undefined ? FOLDER.exec(relative(web, resolve(web, file)))?.[1] : `node_modules/${own}`;
  });
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}
