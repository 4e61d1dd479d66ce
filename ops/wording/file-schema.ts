import { configFiles, configFolders, optionalFiles } from '../../schemas/index.ts';
import type { SchemaNode } from './schema-node.ts';

const single = new Map(
  Object.values({ ...configFiles, ...optionalFiles }).map(({ path, schema }) => [path as string, schema]),
);

/** The schema of a config file, without the ids of a config. */
export function fileSchema(file: string): SchemaNode | null {
  const folder = Object.values(configFolders).find(({ path }) => file.startsWith(`${path}/`));
  return ((single.get(file) ?? folder?.schema) as unknown as SchemaNode | undefined) ?? null;
}

/** The file of a path of the plan, and the keys within it: `pages login body` is in a file of its own. */
export function locateInFile([part = '', ...keys]: readonly string[]): { file: string; keys: string[] } {
  if (part === 'pages' || part === 'forms') {
    const [id = '', ...rest] = keys;
    return { file: `${configFolders[part].path}/${id}.json`, keys: rest };
  }
  const known = Object.hasOwn(configFiles, part) ? configFiles[part as keyof typeof configFiles] : null;
  return { file: known?.path ?? '', keys };
}

/** The leading keys of a plan's paths for a file: what `locateInFile` takes away. */
export function keysOfFile(file: string): string[] {
  for (const [part, { path }] of Object.entries(configFolders)) {
    if (file.startsWith(`${path}/`)) return [part, file.slice(path.length + 1, -'.json'.length)];
  }
  const [part] =
    Object.entries({ ...configFiles, ...optionalFiles }).find(([, { path }]) => path === file) ?? [];
  return part === undefined ? [] : [part];
}
