/** Boxes as files: the content of a box, which programs on a command line read too, or the TOML file of an edition. */

import { readBoxFile } from '../net/http.ts';
import { parsedBox, type BoxBase, type BoxFormat } from './boxFormat.ts';

const TYPES = { json: 'application/json', toml: 'application/toml' } as const;
type FileType = keyof typeof TYPES;

/** Save the text of a file under the name of its box. */
export function saveFile(name: string, type: FileType, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: TYPES[type] }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-') || 'box'}.${type}`;
  anchor.click();
  URL.revokeObjectURL(address);
}

/** The box in a file; null where there is none. The server reads TOML, and says what is wrong in it. */
export async function boxIn<B extends BoxBase>(format: BoxFormat<B>, file: File): Promise<B | null> {
  if (!file.name.toLowerCase().endsWith('.toml')) return parsedBox(format, await file.text());
  const values = await readBoxFile(file);
  return format.isBox(values) ? values : null;
}
