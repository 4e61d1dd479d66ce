import { type Dirent, existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { configFiles, configFolders, optionalFiles } from '../../schemas/index.ts';
import type { FileKind } from './parsed-file.ts';

export interface ConfigFile {
  file: string;
  kind: FileKind;
  stem: string;
}

/** What a folder holds; a folder that is not there, or is a file, is empty. */
function entries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** Names in a folder, sorted. */
const names = (folder: string, ofFiles: boolean): string[] =>
  entries(folder)
    .filter((entry) => (ofFiles ? !entry.isDirectory() : entry.isDirectory()))
    .map((entry) => entry.name)
    .sort();

const isJsonName = (name: string) => name.endsWith('.json') && !name.startsWith('.');
/** Names that a config file would have, also those of folders: `check` reports them. */
const jsonNames = (folder: string) =>
  entries(folder)
    .map((entry) => entry.name)
    .filter(isJsonName)
    .sort();

/**
 * The files that a config should have, those of its folders that are there, and the optional ones that are there.
 * @param pending - texts that count instead of those on the disk; in a folder an empty one is a file that is not there
 */
export function listConfigFiles(dir: string, pending: ReadonlyMap<string, string> = new Map()): ConfigFile[] {
  const single = Object.entries(configFiles).map(([kind, { path }]) => ({
    file: path,
    kind: kind as FileKind,
    stem: kind,
  }));
  const many = Object.entries(configFolders).flatMap(([kind, { path }]) =>
    withPending(jsonNames(join(dir, path)), `${path}/`, pending).map((name) => ({
      file: `${path}/${name}`,
      kind: kind as FileKind,
      stem: name.slice(0, -'.json'.length),
    })),
  );
  const optional = Object.entries(optionalFiles)
    .filter(([, { path }]) => pending.has(path) || existsSync(join(dir, path)))
    .map(([kind, { path }]) => ({ file: path, kind: kind as FileKind, stem: kind }));
  return [...single, ...many, ...optional];
}

/** The names in a folder once the pending texts are written. */
function withPending(
  names: readonly string[],
  prefix: string,
  pending: ReadonlyMap<string, string>,
): string[] {
  const own = [...pending].filter(([file]) => file.startsWith(prefix));
  if (own.length === 0) return [...names];
  const all = new Set(names);
  for (const [file, text] of own) {
    const name = file.slice(prefix.length);
    if (text === '') all.delete(name);
    else all.add(name);
  }
  return [...all].sort();
}

const folders = ['definitions', ...Object.values(configFolders).map(({ path }) => path), 'public'];

/** Where a config has a folder and this one has something else. */
export const misplacedFiles = (dir: string): string[] =>
  folders.filter((folder) => statSync(join(dir, folder), { throwIfNoEntry: false })?.isDirectory() === false);

/** JSON files of `definitions` that no part of the config is read from. */
export function strayFiles(dir: string): string[] {
  const known = new Set<string>(Object.values(configFiles).map(({ path }) => path));
  return names(join(dir, 'definitions'), true)
    .filter(isJsonName)
    .map((name) => `definitions/${name}`)
    .filter((file) => !known.has(file));
}

/** The addresses of all files under `public`, sorted, exact case. */
export function listAssets(dir: string): string[] {
  const assetsIn = (folder: string, address: string): string[] => [
    ...names(folder, true).map((name) => `${address}/${name}`),
    ...names(folder, false).flatMap((name) => assetsIn(join(folder, name), `${address}/${name}`)),
  ];
  return assetsIn(join(dir, 'public'), '').sort();
}

/**
 * Bytes of a file under `public`, by its address; undefined where there is none.
 * @param pictures - where files lie that will be there
 */
export const assetSize = (
  dir: string,
  asset: string,
  pictures: ReadonlyMap<string, string> = new Map(),
): number | undefined =>
  statSync(pictures.get(asset) ?? join(dir, 'public', asset), { throwIfNoEntry: false })?.size;

/** What stands under the name of a config file; `dangling`: a link to nothing; `device`: also a pipe or socket. */
type FoundFile = { kind: 'missing' | 'dangling' | 'folder' | 'device' } | { kind: 'file'; text: string };

/**
 * Reads a config file; bytes that are not UTF-8 become U+FFFD. Looks at its type first, because reading a pipe would
 * wait for ever.
 * @throws the file system's error when a file is there but cannot be read
 */
export function readText(path: string): FoundFile {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined)
    return { kind: lstatSync(path, { throwIfNoEntry: false }) ? 'dangling' : 'missing' };
  if (stat.isFile()) return { kind: 'file', text: readFileSync(path, 'utf8') };
  return { kind: stat.isDirectory() ? 'folder' : 'device' };
}
