import type { OpenFile } from './open-file.ts';

/** Parsed once per text: every rendered cell reads it. */
const parsedByFile = new Map<string, { text: string; value: unknown }>();

/** The value of a file on the disk; null where it is not JSON. */
export function diskValue({ file, disk }: Pick<OpenFile, 'file' | 'disk'>): unknown {
  const known = parsedByFile.get(file);
  if (known?.text === disk) return known.value;
  const value = readJson(disk);
  parsedByFile.set(file, { text: disk, value });
  return value;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
