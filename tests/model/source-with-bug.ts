import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlantedBug } from './planted-bugs.ts';

export const root = join(import.meta.dirname, '../..');

/** The source with the bug in it. @throws if the source does not contain the text once */
export function sourceWith({ file, from, to }: PlantedBug): string {
  const source = readFileSync(join(root, file), 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} must contain once: ${from}`);
  return source.replace(from, () => to);
}
