/** What the page reads of a JSON Schema, as /api/schema answers it. */
export interface SchemaNode {
  type?: string;
  description?: string;
  properties?: Record<string, SchemaNode>;
  additionalProperties?: SchemaNode | boolean;
  propertyNames?: SchemaNode;
  required?: string[];
  items?: SchemaNode;
  enum?: (string | number)[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  allOf?: SchemaNode[];
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  /** Of the schemas themselves: which key tells the branches of `oneOf` apart. */
  discriminator?: { propertyName: string };
  const?: unknown;
  $ref?: string;
  definitions?: Record<string, SchemaNode>;
  /** What the ids of its enum are: `brand` of `#/definitions/id-brand`. */
  names?: string;
  /** The same in the schemas themselves, which have no enums of ids. */
  ref?: string;
}

/** The node with what it refers to written into it. */
export function resolved(root: SchemaNode, node: SchemaNode): SchemaNode {
  const { $ref, allOf, ref, ...own } = node;
  const parts = [...(allOf ?? []).map((one) => resolved(root, one))];
  if ($ref !== undefined) {
    const name = $ref.replace('#/definitions/', '');
    const found = root.definitions?.[name];
    if (found)
      parts.push({ ...resolved(root, found), ...(name.startsWith('id-') && { names: name.slice(3) }) });
  }
  return Object.assign({}, ...parts, own, ref !== undefined && { names: ref }) as SchemaNode;
}

/** The node of a place; any key of a map leads to what its entries are. */
export function nodeAt(root: SchemaNode, path: readonly string[]): SchemaNode | null {
  let node = resolved(root, root);
  for (const key of path) {
    const { properties, additionalProperties } = node;
    const next =
      properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    if (!next) return null;
    node = resolved(root, next);
  }
  return node;
}
