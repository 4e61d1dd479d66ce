import { member } from '../json/json-values.ts';
import { type KeyPart, partText } from '../wording/key-parts.ts';
import { idKindAt, type LabelSource, labelsOf } from '../wording/labels.ts';
import { nameWithId } from '../wording/visitor-words.ts';
import { cutName } from './cut-name.ts';
import { rowName } from './row-name.ts';

/**
 * A key of a path as people know it, its id second: a row by its note or by what it leads to, an id by its name in the
 * config, a property by its label.
 * @param map - the key before it
 * @param value - what stands there; undefined where that is not known
 */
export function partName(
  part: KeyPart,
  { file, map, value }: { file: string; map: string | undefined; value: unknown },
  source: LabelSource,
): string {
  const { language } = source;
  const isRow = map === 'rules' && part.isItem && member(value, 'when') !== undefined;
  if (isRow) return nameWithId(part.id ?? partText(part, language), rowName(value, source), language);
  const kind = part.isItem || part.label !== null ? null : idKindAt(file, map);
  if (kind === null) return partText(part, language);
  const heading = kind === 'route' ? source.names?.routes[part.key] : undefined;
  const name = heading || labelsOf(source, { names: kind, path: [] }).get(part.key);
  return nameWithId(part.key, name && cutName(name), language);
}

/** A page by its title; any other file of its own by its id. */
export const definitionName = (folder: string, id: string, source: LabelSource): string =>
  folder === 'pages'
    ? nameWithId(id, labelsOf(source, { names: 'page', path: [] }).get(id), source.language)
    : id;
