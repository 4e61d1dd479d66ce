import type { SchemaNode } from '../../../ops/wording/schema-node.ts';

const kebab = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** An id made of the kind of a block or field, in the form that its schema demands, that nothing has yet. */
export function freeId(kind: string, schema: SchemaNode, taken: ReadonlySet<string>): string {
  const form = new RegExp(schema.pattern ?? '', 'u');
  const stem = form.test(`${kebab(kind)}-2`) ? kebab(kind) : kind;
  return numbered(stem, form, taken);
}

/** The id of a copy: `costs` becomes `costs-2`, `phone` of a form `phone2`. */
const idOfCopy = (id: string, schema: SchemaNode, taken: ReadonlySet<string>): string =>
  numbered(id.replace(/-?\d+$/, ''), new RegExp(schema.pattern ?? '', 'u'), taken);

function numbered(stem: string, form: RegExp, taken: ReadonlySet<string>): string {
  if (!taken.has(stem)) return stem;
  const dash = form.test(`${stem}-2`) ? '-' : '';
  for (let at = 2; ; at += 1) {
    const id = `${stem}${dash}${at}`;
    if (!taken.has(id)) return id;
  }
}

/** Every id of a block or field in a value, at any depth. */
export function idsWithin(value: unknown, tag: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => idsWithin(one, tag));
  if (typeof value !== 'object' || value === null) return [];
  const own = value as Record<string, unknown>;
  const id = typeof own.id === 'string' && typeof own[tag] === 'string' ? [own.id] : [];
  return [...id, ...Object.values(own).flatMap((one) => idsWithin(one, tag))];
}

/** A copy of a block or field, and of everything in it, with ids of its own. */
export function copyWithNewIds(value: unknown, tag: string, schema: SchemaNode, taken: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => copyWithNewIds(one, tag, schema, taken));
  if (typeof value !== 'object' || value === null) return value;
  const own = value as Record<string, unknown>;
  const isItem = typeof own.id === 'string' && typeof own[tag] === 'string';
  const id = isItem ? idOfCopy(String(own.id), schema, taken) : null;
  if (id !== null) taken.add(id);
  return Object.fromEntries(
    Object.entries(own).map(([key, one]) => [
      key,
      key === 'id' && id !== null ? id : copyWithNewIds(one, tag, schema, taken),
    ]),
  );
}
