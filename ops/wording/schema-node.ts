/** The parts of a JSON Schema of /api/schema that the console reads. */
export interface SchemaNode {
  type?: string | readonly string[];
  description?: string;
  properties?: Record<string, SchemaNode>;
  additionalProperties?: SchemaNode | boolean;
  propertyNames?: SchemaNode;
  required?: string[];
  items?: SchemaNode;
  enum?: (string | number)[];
  /** The name of each value of the enum, `中文 | English`. */
  enumDescriptions?: string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  uniqueItems?: boolean;
  allOf?: SchemaNode[];
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  /** In the schemas themselves: the key that distinguishes the branches of `oneOf`. */
  discriminator?: { propertyName: string };
  const?: unknown;
  /** The first is what a new value begins with, where the smallest would be of no use, such as a largest amount of 1. */
  examples?: readonly unknown[];
  /** What counts where the value is left out; an empty text: another value, as the description says. */
  default?: unknown;
  $ref?: string;
  definitions?: Record<string, SchemaNode>;
  /** The kind of the ids in the enum: `brand` of `#/definitions/id-brand`. */
  names?: string;
  /** In the schemas themselves: a text that is shown, and may be written once for each language. */
  perLanguage?: true;
  /** In the schemas themselves: what definitions/facts.json declares. */
  declared?: string;
  /** The kind of ids in the schemas themselves, which have no enums of ids. */
  ref?: string;
  /** In the schemas themselves: a language of the site. */
  siteLanguage?: true;
}

/** The node with its reference resolved. */
export function resolved(root: SchemaNode, node: SchemaNode): SchemaNode {
  const { $ref, allOf, ref, siteLanguage, ...own } = node;
  const names = siteLanguage ? 'language' : ref;
  const parts = [...(allOf ?? []).map((one) => resolved(root, one))];
  if ($ref !== undefined) {
    const name = $ref.replace('#/definitions/', '');
    const found = root.definitions?.[name];
    if (found)
      parts.push({ ...resolved(root, found), ...(name.startsWith('id-') && { names: name.slice(3) }) });
  }
  return Object.assign({}, ...parts, own, names !== undefined && { names }) as SchemaNode;
}

/** The node at a path; any key of a map leads to the schema of its entries. */
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
