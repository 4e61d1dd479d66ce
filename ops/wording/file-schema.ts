import { configFiles, configFolders, optionalFiles } from '../../schemas/index.ts';
import { withPluginKinds } from '../../schemas/plugins/declared-nodes.ts';
import type { DisplayNames } from '../explain/display-names.ts';
import type { SchemaNode } from './schema-node.ts';

const single = new Map(
  Object.values({ ...configFiles, ...optionalFiles }).map(({ path, schema }) => [path as string, schema]),
);

/**
 * The schema of a config file, without the ids of a config.
 * @param names - those of a config with plug-ins have the kinds that these add; null where they are not known
 */
export function fileSchema(file: string, names: DisplayNames | null = null): SchemaNode | null {
  const folder = Object.values(configFolders).find(({ path }) => file.startsWith(`${path}/`));
  const schema = ((single.get(file) ?? folder?.schema) as unknown as SchemaNode | undefined) ?? null;
  return names?.plugins ? withPluginKinds(schema, names.plugins) : schema;
}

/** The file of a path of the plan, and the keys within it: `pages login body` is in a file of its own. */
export function locateInFile([part = '', ...keys]: readonly string[]): { file: string; keys: string[] } {
  if (part === 'pages' || part === 'forms' || part === 'plugins') {
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
