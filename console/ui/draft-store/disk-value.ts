import type { OpenFile } from './open-file.ts';

/** Read once for as long as the disk has the same text: every cell that is drawn asks. */
const kept = new Map<string, { text: string; value: unknown }>();

/** What a file says on the disk; null where that is no JSON. */
export function diskValue({ file, disk }: Pick<OpenFile, 'file' | 'disk'>): unknown {
  const known = kept.get(file);
  if (known?.text === disk) return known.value;
  const value = readJson(disk);
  kept.set(file, { text: disk, value });
  return value;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
