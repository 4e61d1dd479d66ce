import type { OpenFile } from './open-file.ts';

/** Parsed once per text: every rendered cell reads it. */
const parsedByFile = new Map<string, { text: string; value: unknown }>();

/** The value of a file on the disk, or what counts in its place; null where it is not JSON. */
export function diskValue({
  file,
  disk: onDisk,
  defaultText = '',
}: Pick<OpenFile, 'file' | 'disk' | 'defaultText'>): unknown {
  const disk = onDisk || defaultText;
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
