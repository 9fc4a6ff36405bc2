/** Boxes as files: the content of a box, which programs on a command line read too, or the TOML file of an edition. */

import { readBoxFile } from '../../../net/http.ts';
import { isBoxValues, parsedBox, type BoxValues } from './boxValues.ts';

const TYPES = { json: 'application/json', toml: 'application/toml' } as const;
type Format = keyof typeof TYPES;

/** Save the text of a file under the name of its box. */
export function saveFile(name: string, format: Format, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: TYPES[format] }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-') || 'box'}.${format}`;
  anchor.click();
  URL.revokeObjectURL(address);
}

/** The box in a file; null where there is none. The server reads TOML, and says what is wrong in it. */
export async function boxIn(file: File): Promise<BoxValues | null> {
  if (!file.name.toLowerCase().endsWith('.toml')) return parsedBox(await file.text());
  const values = await readBoxFile(file);
  return isBoxValues(values) ? values : null;
}
