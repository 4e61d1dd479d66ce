import { readDefined } from '../../ops/check/read-ids.ts';
import { emitSchemas } from '../../schemas/compile/emit-json-schema.ts';
import { configFiles, configFolders, optionalFiles } from '../../schemas/index.ts';
import type { SchemaResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';

/** The editor's schema of a file, with the ids that the draft defines. */
export function editorSchema(
  { dir, version, overlay, pictures }: DraftRevision,
  file: string,
): SchemaResponse {
  const single = Object.entries({ ...configFiles, ...optionalFiles }).find(
    ([, { path }]) => path === file,
  )?.[0];
  const folder = Object.entries(configFolders).find(([, { path }]) => file.startsWith(`${path}/`))?.[0];
  const name = single ?? folder?.replace(/s$/, '');
  const path = `schemas/json/${name}.schema.json`;
  const { ids, facts, languages } = readDefined(dir, { overlay, pictures });
  const content = emitSchemas(ids, facts, languages).find((one) => one.path === path)?.content;
  if (content === undefined) throw new Error(`there is no schema of ${file}`);
  return { version, file, schema: JSON.parse(content) as SchemaResponse['schema'] };
}
