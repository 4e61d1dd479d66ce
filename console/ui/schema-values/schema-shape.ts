import { comparingTests } from '../../../ops/field-values/satisfiable.ts';
import { declaredNode } from '../../../ops/wording/declared-nodes.ts';
import { type Field, fieldOfNode } from '../../../ops/wording/field.ts';
import { resolved, type SchemaNode } from '../../../ops/wording/schema-node.ts';
import { id as fieldIdSchema, figureSource } from '../../../schemas/parts/field-parts.ts';
import type { ValueScope } from './value-scope.ts';

/** The kind of value that a node of a schema describes, by which a form edits it. */
export type Shape =
  | { is: 'field'; node: SchemaNode }
  | { is: 'object'; node: SchemaNode }
  /** One of several kinds, told apart by a key such as `type`. */
  | { is: 'union'; node: SchemaNode; tag: string; branches: ReadonlyMap<string, SchemaNode> }
  | { is: 'list'; node: SchemaNode; item: SchemaNode }
  /** Whole numbers; if not `isList`, one of them may stand alone. */
  | { is: 'numbers'; node: SchemaNode; isList: boolean }
  /** A value, or several, for each fact or answer. */
  | { is: 'conditions'; node: SchemaNode }
  /** Texts by names that are free. */
  | { is: 'map'; node: SchemaNode; item: SchemaNode };

export function shapeOf(given: SchemaNode): Shape {
  const node = resolved(given, given);
  const tag = node.discriminator?.propertyName;
  if (tag !== undefined) return { is: 'union', node, tag, branches: branchesOf(node, tag) };
  if (node.declared !== undefined) return { is: 'conditions', node };
  if (node.type === 'array' && node.items) return listShape(node, resolved(node.items, node.items));
  if (node.anyOf?.some(({ type }) => type === 'integer')) return { is: 'numbers', node, isList: false };
  if (node.type !== 'object') return { is: 'field', node };
  if (node.properties) return { is: 'object', node };
  const item = node.additionalProperties;
  if (typeof item !== 'object') return { is: 'object', node };
  return item.anyOf ? { is: 'conditions', node } : { is: 'map', node, item };
}

function listShape(node: SchemaNode, item: SchemaNode): Shape {
  if (item.type === 'integer') return { is: 'numbers', node, isList: true };
  // Ids and codes are tokens of one field; texts, which may contain every separator, are items of their own.
  const isToken = item.enum ?? item.names ?? item.pattern;
  return item.type === 'string' && isToken !== undefined ? { is: 'field', node } : { is: 'list', node, item };
}

const branchesOf = ({ oneOf = [] }: SchemaNode, tag: string): ReadonlyMap<string, SchemaNode> =>
  new Map(oneOf.map((branch) => [String(branch.properties?.[tag]?.const), branch]));

/** The branch of a union that a value belongs to, or the node itself. */
export function branchOf(shape: Shape, value: unknown): SchemaNode {
  if (shape.is !== 'union') return shape.node;
  const tag =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[shape.tag] : '';
  return shape.branches.get(String(tag)) ?? shape.node;
}

/** The alternatives of an object of which exactly one is chosen, by key: `finish`, `show` or `stay`. */
export const alternativesOf = ({ oneOf = [], discriminator }: SchemaNode): string[] =>
  discriminator ? [] : oneOf.flatMap(({ required = [] }) => required);

/** The field of a node, with the ids that the draft has. */
export function scopedField(node: SchemaNode, key: string, isRequired: boolean, scope: ValueScope): Field {
  const field = fieldOfNode(node, node, key === '' ? [] : [key], isRequired);
  const choices = choicesOf(field, key, scope);
  if (choices === null) return field;
  return { ...field, choices, kind: kindWithChoices(field) };
}

const kindWithChoices = ({ kind }: Field): Field['kind'] =>
  kind === 'tokens' || kind === 'picture' ? kind : 'choice';

function choicesOf(field: Field, key: string, scope: ValueScope): readonly (string | number)[] | null {
  if (field.choices.length > 0) return null;
  if (field.names === 'outcome' && scope.outcomes.length > 0) return scope.outcomes;
  if (field.names !== null) return scope.ids(field.names);
  // An answer of the same form; of a figure also one of every entry of a group.
  const isNamedBy = ({ pattern }: { pattern: string }) =>
    key !== 'id' && field.pattern?.source === new RegExp(pattern, 'u').source;
  const ids = scope.answers.map(({ id }) => id);
  if (isNamedBy(fieldIdSchema)) return ids;
  const ofEntries = scope.answers.flatMap(({ id, group }) => (group === undefined ? [] : [`${group}.${id}`]));
  return isNamedBy(figureSource) ? [...ids, ...ofEntries] : null;
}

function optionNode(options: readonly string[] | null, texts: readonly string[] = []): SchemaNode {
  if (!options) return { type: 'string' };
  const isRead = texts.length === options.length;
  return {
    type: 'string',
    enum: [...options],
    ...(isRead && { enumDescriptions: texts.map((text) => `${text} | ${text}`) }),
  };
}

/** The facts of a condition, each with the schema of its value and its description. */
export function conditionFacts(node: SchemaNode, scope: ValueScope): ReadonlyMap<string, SchemaNode> {
  if (node.declared !== undefined) {
    return new Map(Object.entries(declaredNode(node, scope.names).properties ?? {}));
  }
  return new Map(
    scope.answers.map(
      ({ id, label, options, texts, isTicked = false, hasSize = true }): [string, SchemaNode] => {
        const domain = isTicked ? { type: 'boolean' } : optionNode(options, texts);
        // The tests are those of the schema; what they name are the answers of the field.
        const several: SchemaNode = { type: 'array', items: domain };
        const tests =
          (node.additionalProperties as SchemaNode).anyOf?.filter(({ properties }) => {
            const [test] = Object.keys(properties ?? {});
            return test !== undefined && (hasSize || !comparingTests.includes(test));
          }) ?? [];
        const named = tests.map((test) =>
          test.properties?.not ? { ...test, properties: { not: { anyOf: [domain, several] } } } : test,
        );
        return [id, { description: `${label} | ${label}`, anyOf: [domain, several, ...named] }];
      },
    ),
  );
}
