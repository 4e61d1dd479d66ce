import { member } from '../../../ops/json/json-values.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { scopedField, shapeOf } from './schema-shape.ts';
import type { ValueScope } from './value-scope.ts';

/**
 * A new value with the message that the one in its place has: what visitors read is not for the console to change with
 * where they read it.
 */
export function withCarriedMessage(
  made: unknown,
  { from, to }: Record<'from' | 'to', { key: string; node: SchemaNode }>,
  value: unknown,
  scope: ValueScope,
): unknown {
  const [old, place] = [messagePlace(from, scope), messagePlace(to, scope)];
  const message = old && valueIn(value, [from.key, ...old]);
  if (typeof message !== 'string' || message === '' || !place) return made;
  const [key] = place;
  return key === undefined ? message : { ...(made as object), [key]: message };
}

/** Where a value has the message that visitors read: itself, or one of its properties; null: nowhere. */
function messagePlace({ key, node }: { key: string; node: SchemaNode }, scope: ValueScope): string[] | null {
  const isMessage = (one: SchemaNode, name: string) =>
    shapeOf(one).is === 'field' && scopedField(one, name, true, scope).names === 'message';
  if (isMessage(node, key)) return [];
  const found = Object.keys(node.properties ?? {}).find((name) =>
    isMessage(member(node.properties, name) as SchemaNode, name),
  );
  return found === undefined ? null : [found];
}
