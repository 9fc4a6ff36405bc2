/**
 * Compressed files beside what was built. A build has gzip, which costs nothing; a server for others gets Brotli, too:
 *
 * node build/pack.ts
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** What is worth compressing, and from which size in bytes on. */
const KINDS = /\.(js|css|html|svg|webmanifest)$/;
const LEAST = 512;

type Compress = (content: Buffer) => Promise<Buffer>;

/** Compress the files of a folder with gzip. */
export async function gzip(folder: string): Promise<void> {
  const run = promisify(zlib.gzip);
  await compress(folder, '.gz', (content) => run(content, { level: 9 }));
}

async function brotli(folder: string): Promise<void> {
  const { BROTLI_PARAM_SIZE_HINT: hint, BROTLI_PARAM_QUALITY: quality } = zlib.constants;
  const run = promisify(zlib.brotliCompress);
  await compress(folder, '.br', (content) => run(content, { params: { [hint]: content.length, [quality]: 11 } }));
}

/** Write each file that is worth it compressed beside itself, on all cores. */
async function compress(folder: string, suffix: string, run: Compress): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const named = files.filter((entry) => entry.isFile() && KINDS.test(entry.name));
  await Promise.all(
    named.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = readFileSync(path);
      if (content.length >= LEAST) writeFileSync(path + suffix, await run(content));
    }),
  );
}

if (import.meta.main) await brotli(fileURLToPath(new URL('../../src/monopolista/web_dist', import.meta.url)));
