import type { RefKind } from '../../schemas/index.ts';
import type { DisplayNames } from '../explain/display-names.ts';
import { isObject, type JsonObject, member } from '../json/json-values.ts';
import { declaredNode } from '../wording/declared-nodes.ts';
import { resolved, type SchemaNode } from '../wording/schema-node.ts';

/** An id that a file names, and where. */
export interface NamedId {
  kind: RefKind;
  id: string;
  path: readonly (string | number)[];
}

/**
 * Every id that a file names by its schema: the references of `check`, without its validator, which refuses a file with
 * any mistake and cannot run in a browser. Keys of a map that name ids count as well.
 * @param names - of the config: facts, flags and plug-ins have ids of their own
 */
export function namedIds(schema: SchemaNode, value: unknown, names: DisplayNames | null): NamedId[] {
  const found = new Map<string, NamedId>();
  const see = (kind: string, id: string, path: NamedId['path']) => {
    found.set(JSON.stringify([kind, path]), { kind: kind as RefKind, id, path });
  };
  visit(schema, value, [], { names, see });
  return [...found.values()];
}

interface Walk {
  names: DisplayNames | null;
  see(kind: string, id: string, path: NamedId['path']): void;
}

function visit(given: SchemaNode, value: unknown, path: NamedId['path'], walk: Walk): void {
  const node = declaredNode(resolved(given, given), walk.names);
  if (typeof value === 'string' && node.names !== undefined) walk.see(node.names, value, path);
  for (const branch of branchesFor(node, value)) visit(branch, value, path, walk);
  if (Array.isArray(value)) {
    const { items } = node;
    if (items) for (const [at, one] of value.entries()) visit(items, one, [...path, at], walk);
  } else if (isObject(value)) visitMembers(node, value, path, walk);
}

function visitMembers(node: SchemaNode, value: JsonObject, path: NamedId['path'], walk: Walk): void {
  const { properties = {}, additionalProperties, propertyNames } = node;
  for (const [key, one] of Object.entries(value)) {
    const at = [...path, key];
    const own = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    if (propertyNames) visit(propertyNames, key, at, walk);
    if (typeof own === 'object') visit(own, one, at, walk);
  }
}

/** The alternatives that a value may be of: the one of its tag, where a tag tells. */
function branchesFor({ oneOf = [], anyOf = [], discriminator }: SchemaNode, value: unknown): SchemaNode[] {
  if (!discriminator) return [...oneOf, ...anyOf];
  const { propertyName: tag } = discriminator;
  return oneOf.filter(({ properties }) => properties?.[tag]?.const === member(value, tag));
}
