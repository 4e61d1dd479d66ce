import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

/** The product's top folders; tests mirror them. */
const topFolders = [
  'schemas',
  'profiles',
  'runtime',
  'renderer',
  'sandbox',
  'ops',
  'console',
  'publish',
  'tools',
] as const;

/** Paths of code files relative to the root, each with the code files that it imports, types included. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const isCode = (name: string): boolean => /\.(ts|tsx|mjs)$/.test(name);
/** Static and dynamic imports, re-exports, and files that are started as a worker or a process. */
const specifier = /(?:\bfrom|\bimport\s*\(|^import|new URL\()\s*'(\.[^'?]*)/gm;

/** @param root - folder of the project */
export function readImports(root: string, folders: readonly string[] = topFolders): Imports {
  const files = folders.flatMap((folder) => codeFilesIn(root, folder));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const targets = [...text.matchAll(specifier)].map(([, path]) =>
        posix.normalize(posix.join(posix.dirname(file), path ?? '')),
      );
      return [file, [...new Set(targets)].filter((target) => known.has(target))];
    }),
  );
}

function codeFilesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCode(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

export const folderOf = (file: string): string => dirname(file).split(sep).join('/');
