import { choiceNamesOf, type Described, described } from './described.ts';
import { nodeAt, resolved, type SchemaNode } from './schema-node.ts';

export type FieldKind = 'text' | 'long' | 'number' | 'yes' | 'choice' | 'tokens' | 'color' | 'picture';

/** One value of an entry that an operator can edit, as its schema describes it. */
export interface Field extends Described {
  /** Keys from the entry to the value. */
  path: readonly string[];
  kind: FieldKind;
  isRequired: boolean;
  /** The possible values; empty where any value of the right form is possible. */
  choices: readonly (string | number)[];
  /** The names of the choices, where the schema has them. */
  choiceNames?: ReadonlyMap<string, Described>;
  /** The kind of ids of the choices: `brand`, `cityRule`, `route`, … */
  names: string | null;
  /** The required pattern of a text, or of each token. */
  pattern: RegExp | null;
  minLength: number;
  maxLength: number;
  minimum: number;
  maximum: number;
  /** A text that may be written once for each language. */
  perLanguage?: true;
  /** The language of a text that stands beside those of others; its key is the last of the path. */
  language?: string;
  /** A number that may have decimals. */
  isDecimal?: true;
}

/** The length from which a text is edited in several lines. */
const longText = 100;

/** Every field of an entry, including those of nested objects; notes come last, because they are least important. */
export function fieldsOf(root: SchemaNode, entry: SchemaNode, path: readonly string[] = []): Field[] {
  const fields = Object.entries(entry.properties ?? {})
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, given]) => {
      const node = resolved(root, given);
      const to = [...path, key];
      return node.type === 'object' && node.properties
        ? fieldsOf(root, node, to)
        : [fieldOfNode(root, node, to, entry.required?.includes(key) ?? false)];
    });
  const isNote = ({ path: [first] }: Field) => first === 'note';
  return [...fields.filter((one) => !isNote(one)), ...fields.filter(isNote)];
}

/** The field at a path in a file, with any ids; null where there is none or more than one. */
export function fieldAt(root: SchemaNode, path: readonly string[]): Field | null {
  const node = nodeAt(root, path);
  return node ? fieldOfNode(root, node, path, false) : null;
}

/** The field that a node of a schema describes; `path` leads to it from its entry. */
export function fieldOfNode(
  root: SchemaNode,
  node: SchemaNode,
  path: readonly string[],
  isRequired: boolean,
): Field {
  const item = node.items ? resolved(root, node.items) : null;
  const of = item ?? node;
  return {
    path,
    kind: kindOf(node),
    ...described(node.description, path.at(-1) ?? ''),
    isRequired,
    choices: of.enum ?? [],
    ...(of.enumDescriptions && { choiceNames: choiceNamesOf(of) }),
    names: of.names ?? null,
    pattern: of.pattern === undefined ? null : new RegExp(of.pattern, 'u'),
    minLength: node.minLength ?? node.minItems ?? 0,
    maxLength: of.maxLength ?? Number.POSITIVE_INFINITY,
    minimum: node.minimum ?? Number.NEGATIVE_INFINITY,
    maximum: node.maximum ?? Number.POSITIVE_INFINITY,
    ...((node.perLanguage || Array.isArray(node.type)) && { perLanguage: true as const }),
    ...(node.type === 'number' && { isDecimal: true as const }),
  };
}

function kindOf(node: SchemaNode): FieldKind {
  if (node.type === 'array') return 'tokens';
  if (node.type === 'boolean') return 'yes';
  if (node.names === 'asset') return 'picture';
  if (node.enum) return 'choice';
  if (node.type === 'integer' || node.type === 'number') return 'number';
  if (node.pattern?.startsWith('^#[0-9a-f]')) return 'color';
  return (node.maxLength ?? 0) > longText ? 'long' : 'text';
}
