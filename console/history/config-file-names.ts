import type { ConfigFile } from '../../ops/config/config-files.ts';
import type { FileKind } from '../../ops/config/parsed-file.ts';
import { configFiles, configFolders, optionalFiles } from '../../schemas/index.ts';

/** Everything of a config that a commit may change, as paths for git. */
export const configPaths: readonly string[] = [
  ...Object.values(configFiles).map(({ path }) => path),
  ...Object.values(optionalFiles).map(({ path }) => path),
  ...Object.values(configFolders).map(({ path }) => path),
  'public',
];

const single = new Map<string, FileKind>(
  Object.entries({ ...configFiles, ...optionalFiles }).map(([kind, { path }]) => [path, kind as FileKind]),
);

/** The file of the config with this name, also one that no longer exists; null for any other name. */
export function configFileNamed(file: string): ConfigFile | null {
  const kind = single.get(file);
  if (kind) return { file, kind, stem: kind };
  for (const [folder, { path }] of Object.entries(configFolders)) {
    const name = file.startsWith(`${path}/`) ? file.slice(path.length + 1) : '';
    const stem = /^([^/\0.][^/\0]*)\.json$/.exec(name)?.[1];
    if (stem) return { file, kind: folder as FileKind, stem };
  }
  return null;
}

/** The keys that a plan's paths into a file begin with: a page and a form are a file each. */
export function pathPrefix(file: string): string[] {
  const named = configFileNamed(file);
  if (!named) return [];
  return Object.hasOwn(configFolders, named.kind) ? [named.kind, named.stem] : [named.kind];
}
