import type { Plugins } from '../../schemas/index.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import { isObject, itemsOf, member } from '../json/json-values.ts';

/**
 * Gives each field of a plug-in the kind whose answers it has, and the plug-in as its `view`: so every rule, comparison and
 * phone judges its answer as one of that kind. Changes the value in place.
 */
export function readPluginFields({ kind, value }: ParsedFile, plugins: Plugins = {}): void {
  if (kind !== 'forms') return;
  for (const field of itemsOf(member(value, 'fields')).filter(isObject)) {
    const plugin = Object.hasOwn(plugins, String(field.kind)) ? plugins[String(field.kind)] : undefined;
    if (plugin?.answersLike === undefined) continue;
    Object.assign(field, { view: field.kind, kind: plugin.answersLike });
  }
}

/** The file as it was written before {@link readPluginFields}: as the schemas know it. */
export function withPluginFields<F extends ParsedFile>(file: F): F {
  const fields = itemsOf(member(file.value, 'fields'));
  if (file.kind !== 'forms' || !fields.some((field) => isObject(field) && 'view' in field)) return file;
  const written = fields.map((field) => {
    if (!isObject(field) || !('view' in field)) return field;
    const { view, ...rest } = field;
    return { ...rest, kind: view };
  });
  return { ...file, value: { ...(file.value as object), fields: written } };
}
