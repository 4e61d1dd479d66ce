import { relative } from 'node:path';
import { type EmittedFile, emitSchemas } from '../../schemas/compile/emit-json-schema.ts';
import { readDefined } from '../check/read-ids.ts';

/**
 * The schemas by which an editor completes a config, with the ids that it defines, and the settings by which VS Code knows
 * which schema is whose, so that no file of the config needs a line for it.
 * @param dir - the folder of the config, valid or not
 * @returns paths in that folder
 */
export function editorSchemas(dir: string): EmittedFile[] {
  const { ids, facts, languages, hasPlurals } = readDefined(dir);
  const schemas = emitSchemas(ids, facts, languages, hasPlurals).filter(
    ({ path }) => !path.startsWith('schemas/json/ci/'),
  );
  const settings = {
    'json.schemas': schemas.map(({ path }) => ({ fileMatch: [fileOf(path)], url: `./${path}` })),
  };
  return [...schemas, { path: '.vscode/settings.json', content: `${JSON.stringify(settings, null, 2)}\n` }];
}

function fileOf(path: string): string {
  const name = relative('schemas/json', path).replace('.schema.json', '');
  if (['page', 'form', 'plugin'].includes(name)) return `/definitions/${name}s/*.json`;
  if (name === 'invariants') return '/tests/invariants.json';
  return ['hosts', 'channels', 'brands'].includes(name) ? `/${name}.json` : `/definitions/${name}.json`;
}
