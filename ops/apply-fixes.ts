import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, Fix } from './diagnostic.ts';

const bom = '\uFEFF';

/**
 * Writes the fixes of the findings into the files under `dir`: only the bytes of each fix change, and a file is there
 * whole at every moment (a temporary file beside it, then a rename).
 * @returns how many fixes were made; of two that overlap only the first one is
 * @throws the file system's error; files that were written before stay written
 */
export function applyFixes(dir: string, diagnostics: readonly Pick<Diagnostic, 'file' | 'fix'>[]): number {
  const byFile = new Map<string, Fix[]>();
  for (const { file, fix } of diagnostics) {
    if (fix) byFile.set(file, [...(byFile.get(file) ?? []), fix]);
  }
  let made = 0;
  for (const [file, fixes] of byFile) {
    const chosen = withoutOverlaps(fixes);
    const path = join(dir, file);
    replaceFile(path, patched(readFileSync(path, 'utf8'), chosen));
    made += chosen.length;
  }
  return made;
}

function withoutOverlaps(fixes: readonly Fix[]): Fix[] {
  const chosen: Fix[] = [];
  for (const fix of [...fixes].sort((a, b) => a.start - b.start)) {
    if (fix.start >= (chosen.at(-1)?.end ?? 0)) chosen.push(fix);
  }
  return chosen;
}

/** Offsets count from after a byte order mark. */
function patched(text: string, fixes: readonly Fix[]): string {
  const start = text.startsWith(bom) ? 1 : 0;
  let rest = text;
  for (const fix of [...fixes].reverse()) {
    rest = rest.slice(0, start + fix.start) + fix.text + rest.slice(start + fix.end);
  }
  return rest;
}

/** Writes a file by way of a temporary one beside it: it is there whole at every moment. */
export function replaceFile(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
