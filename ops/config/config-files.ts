import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { configFiles, configFolders } from '../../schemas/index.ts';
import type { FileKind } from './parsed-file.ts';

export interface ConfigFile {
  file: string;
  kind: FileKind;
  stem: string;
}

/** Names in a folder, sorted; a folder that is not there is empty. */
function names(folder: string, ofFiles: boolean): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => (ofFiles ? !entry.isDirectory() : entry.isDirectory()))
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const json = (folder: string) =>
  names(folder, true).filter((name) => name.endsWith('.json') && !name.startsWith('.'));

/** The files that a config should have, and those of its folders that are there. */
export function listConfigFiles(dir: string): ConfigFile[] {
  const single = Object.entries(configFiles).map(([kind, { path }]) => ({
    file: path,
    kind: kind as FileKind,
    stem: kind,
  }));
  const many = Object.entries(configFolders).flatMap(([kind, { path }]) =>
    json(join(dir, path)).map((name) => ({
      file: `${path}/${name}`,
      kind: kind as FileKind,
      stem: name.slice(0, -'.json'.length),
    })),
  );
  return [...single, ...many];
}

/** JSON files of `definitions` that no part of the config is read from. */
export function strayFiles(dir: string): string[] {
  const known = new Set<string>(Object.values(configFiles).map(({ path }) => path));
  return json(join(dir, 'definitions'))
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
