import { networkShapes } from '../config/network.ts';
import { trackerParts } from '../config/tracker-values.ts';
import { showWhenSchema, whenSchema } from '../facts/when.ts';
import { fieldSchemas } from '../page/field.ts';
import { leafBlockSchemas } from '../page/leaf-block.ts';
import { type Declarations, declaredNode } from '../plugins/declared-nodes.ts';
import { partNameOf } from '../plugins/plugin-kinds.ts';
import { allowSchema, keysWithAllow } from '../vocabulary/allow.ts';
import type { Schema } from '../vocabulary/schema.ts';

/** Parts that many schemas contain; each is written once, under a name. */
const shared = new Map<unknown, string>([
  [allowSchema, 'allow'],
  [whenSchema, 'when'],
  [showWhenSchema, 'show-when'],
  ...Object.entries(trackerParts).map(([name, schema]) => [schema, name] as const),
  ...Object.entries(networkShapes).map(([shape, schema]) => [schema, `network-${shape}`] as const),
  ...Object.entries(leafBlockSchemas).map(([type, schema]) => [schema, `block-${type}`] as const),
  ...Object.entries(fieldSchemas).map(([kind, schema]) => [schema, `field-${kind}`] as const),
]);

export type JsonSchema = Record<string, unknown>;
export interface Hoisted {
  schema: JsonSchema;
  /** The shared parts that `schema` refers to, themselves hoisted. */
  parts: Map<string, JsonSchema>;
}

/**
 * The same schema with its shared parts replaced by `$ref`s, and with `$allow` wherever it is allowed.
 * In TypeScript the parts are inlined, because FromSchema follows no `$ref`; compiled like that, Ajv took 11 s.
 * @param facts - definitions/facts.json, null where it cannot be read
 * @param address - the `$ref` of a part, by its name
 */
export function hoistSharedParts(
  schema: Schema,
  facts: Declarations | null,
  address: (name: string) => string,
): Hoisted {
  const parts = new Map<string, JsonSchema>();
  const children = (found: object): JsonSchema => {
    // Among the properties of an object `declared` would be a schema; the value of the keyword is not.
    const isDeclared = typeof (found as JsonSchema).declared === 'string';
    const node = isDeclared ? declaredNode(found as JsonSchema, facts) : found;
    const properties = keysWithAllow(node);
    const whole = properties ? { ...node, properties } : node;
    return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, visit(value)]));
  };
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const name = shared.get(node) ?? partNameOf(node);
    if (name === undefined) return children(node);
    if (!parts.has(name)) parts.set(name, children(node));
    return { $ref: address(name) };
  };
  const { $id: _, ...body } = children(schema as object);
  return { schema: body, parts };
}
