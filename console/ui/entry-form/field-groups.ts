import type { Field } from '../../../ops/wording/field.ts';
import { resolved, type SchemaNode } from '../../../ops/wording/schema-node.ts';
import type { Text } from '../../api/index.ts';

export interface FieldGroup {
  key: string;
  title: Text | null;
  fields: Field[];
}

/** The fields of an entry itself, then those of each nested object under its title. */
export function fieldGroups(root: SchemaNode, entry: SchemaNode, fields: readonly Field[]): FieldGroup[] {
  const groups = new Map<string, FieldGroup>([['', { key: '', title: null, fields: [] }]]);
  for (const field of fields) {
    const key = field.path.length > 1 ? (field.path[0] ?? '') : '';
    const group = groups.get(key) ?? { key, title: titleOf(root, entry, key), fields: [] };
    group.fields.push(field);
    groups.set(key, group);
  }
  return [...groups.values()].filter((group) => group.fields.length > 0);
}

function titleOf(root: SchemaNode, entry: SchemaNode, key: string): Text {
  const node = entry.properties?.[key];
  const [zh = key, en = zh] = (node ? (resolved(root, node).description ?? key) : key)
    .replace(/\s*\(R-[A-Z]+[^)]*\)$/, '')
    .split(' | ');
  return { zh, en };
}
