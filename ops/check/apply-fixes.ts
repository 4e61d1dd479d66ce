import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import { Sources } from '../diagnostics/sources.ts';
import { append } from '../json/append.ts';

/** The range that a fix replaced: 1-based, columns in UTF-16 units, before any fix. */
export interface Replacement {
  file: string;
  line: number;
  column: number;
  from: string;
  to: string;
}

const bom = '\uFEFF';

/**
 * Writes the fixes of the findings into the files under `dir`: only the bytes of each fix change, and a file is there
 * whole at every moment (a temporary file beside it, then a rename).
 * @returns the replaced ranges by file; of two overlapping fixes only the first is made
 * @throws the file system's error; files that were written before stay written
 */
export function applyFixes(
  dir: string,
  diagnostics: readonly Pick<Diagnostic, 'file' | 'fix' | 'moreFixes'>[],
): Replacement[] {
  const byFile = new Map<string, Fix[]>();
  for (const { file, fix, moreFixes = [] } of diagnostics) {
    for (const one of fix ? [{ file, fix }, ...moreFixes] : []) {
      const fixes = byFile.get(one.file);
      if (fixes) fixes.push(one.fix);
      else byFile.set(one.file, [one.fix]);
    }
  }
  const made: Replacement[] = [];
  for (const [file, fixes] of byFile) {
    const chosen = withoutOverlaps(fixes);
    const path = join(dir, file);
    const text = readFileSync(path, 'utf8');
    replaceFile(path, patched(text, chosen));
    append(made, replacementsIn(file, text.startsWith(bom) ? text.slice(1) : text, chosen));
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

function replacementsIn(file: string, text: string, fixes: readonly Fix[]): Replacement[] {
  const sources = new Sources();
  sources.add(file, text);
  return fixes.map(({ start, end, text: to }) => {
    const { line, column } = sources.locationAt(file, start, end);
    return { file, line, column, from: text.slice(start, end), to };
  });
}

/** Offsets count from after a byte order mark. */
function patched(text: string, fixes: readonly Fix[]): string {
  const start = text.startsWith(bom) ? 1 : 0;
  const parts: string[] = [];
  let from = 0;
  for (const fix of fixes) {
    parts.push(text.slice(from, start + fix.start), fix.text);
    from = start + fix.end;
  }
  return [...parts, text.slice(from)].join('');
}

/** Writes a file atomically through a temporary file beside it. */
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
