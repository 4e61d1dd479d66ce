import { member } from '../../../ops/json/json-values.ts';
import { described } from '../../../ops/wording/described.ts';
import { resolved, type SchemaNode } from '../../../ops/wording/schema-node.ts';
import { leadsVisitors } from '../../../schemas/index.ts';
import { alternativesOf, scopedField, shapeOf } from './schema-shape.ts';
import { today } from './today.ts';
import { freeId } from './unique-ids.ts';
import type { ValueScope } from './value-scope.ts';

/** Where a value stands: the kind of the block or field around it, the keys from there, and its index in a list. */
interface Position {
  kind: string;
  keys: readonly string[];
  index: number;
  /** What an item is called whose value visitors read where it has no text of its own: `选项`. */
  item?: string | undefined;
  /** Whether it follows one result code of the server. */
  isOfCode?: boolean;
}

/**
 * The smallest value that a schema accepts: required keys only. Ids are those that others of the kind name most often,
 * texts the name of their field. What nobody can guess, such as an address, is left out, so that the form asks for it;
 * so is where visitors are led: a guess would send them there.
 */
export function smallestValue(given: SchemaNode, scope: ValueScope, at: Partial<Position> = {}): unknown {
  const position: Position = { kind: '', keys: [], index: 0, ...at };
  const shape = shapeOf(given);
  switch (shape.is) {
    case 'union': {
      const kinds = [...shape.branches.keys()];
      const usual = scope.usual(position.kind, [...position.keys, shape.tag]).map(String);
      const known = [...usual.filter((one) => shape.branches.has(one)), ...kinds];
      // Not each can be made everywhere: of a film nobody can guess the address.
      const isMade = (one: string) => isComplete(shape.branches.get(one) ?? {}, one, shape.tag, scope);
      const kind = known.find(isMade) ?? known[0] ?? '';
      return newOfKind(shape.branches.get(kind) ?? {}, kind, shape.tag, scope);
    }
    case 'object':
      return smallestObject(shape.node, scope, { ...position, item: readItem(shape.node) });
    case 'list':
      return shape.node.minItems
        ? Array.from({ length: shape.node.minItems }, (_, index) =>
            smallestValue(itemNode(shape.node, shape.item), scope, { ...position, index }),
          )
        : [];
    case 'numbers':
      return shape.isList ? smallestNumbers(shape.node) : scope.nextCode;
    case 'conditions':
    case 'map':
      return {};
    case 'field':
      return smallestField(shape.node, scope, position);
  }
}

/** The schema of an item, which is named by its list where it has no name of its own. */
export const itemNode = (list: SchemaNode, item: SchemaNode): SchemaNode =>
  item.description === undefined && list.description !== undefined
    ? { ...item, description: list.description }
    : item;

/** Whether a new one of the kind has all that its schema requires, or leaves no more to choose than where it leads. */
function isComplete(branch: SchemaNode, kind: string, tag: string, scope: ValueScope): boolean {
  // The ids that it takes are those of one that is thrown away.
  const made = newOfKind(branch, kind, tag, { ...scope, takenIds: new Set(scope.takenIds) });
  return (branch.required ?? []).every(
    (key) => member(made, key) !== undefined || leadsVisitors(branch.properties?.[key] ?? {}),
  );
}

/** A block or field of a kind, and what has to be in it; each has an id that nothing else has. */
export function newOfKind(branch: SchemaNode, kind: string, tag: string, scope: ValueScope): unknown {
  const idNode = branch.properties?.id;
  const id = idNode && freeId(kind, idNode, scope.takenIds);
  if (id !== undefined) scope.takenIds.add(id);
  const made = smallestObject(branch, scope, { kind, keys: [], index: 0 });
  return { [tag]: kind, ...(id !== undefined && { id }), ...made };
}

function smallestObject(node: SchemaNode, scope: ValueScope, around: Position): Record<string, unknown> {
  const position: Position = { ...around, isOfCode: around.isOfCode || followsCode(node) };
  const build = (key: string): [string, unknown][] => {
    const value = smallestValue(node.properties?.[key] ?? {}, scope, {
      ...position,
      keys: [...position.keys, key],
    });
    return value === undefined ? [] : [[key, value]];
  };
  const isIdOfItem = (key: string) => key === 'id' && position.keys.length === 0;
  const required = (node.required ?? []).filter((key) => !isIdOfItem(key)).flatMap(build);
  const alternatives = alternativesOf(node);
  const usual = alternatives.filter((key) => scope.usual(position.kind, [...position.keys, key]).length > 0);
  const chosen = [...usual, ...alternatives].map(build).find((one) => isWhole(one[0]?.[1]));
  return Object.fromEntries([...required, ...(chosen ?? [])]);
}

/** Whether an object says what follows a result code. */
export const followsCode = ({ properties = {} }: SchemaNode): boolean => 'code' in properties;

/** The name of an item that is read by its value; undefined where it is not. */
const readItem = ({ description, properties = {} }: SchemaNode): string | undefined =>
  Object.values(properties).some((one) => one.default === '')
    ? described(description, '').label.zh
    : undefined;

/** Whether an alternative could be made: an object without keys, or nothing at all, is not one. */
const isWhole = (value: unknown): boolean => value !== undefined && JSON.stringify(value) !== '{}';

function smallestNumbers({ items, minItems = 0 }: SchemaNode): number[] {
  const first = items?.minimum ?? 1;
  return Array.from({ length: minItems }, (_, index) => first + index);
}

function smallestField(given: SchemaNode, scope: ValueScope, position: Position): unknown {
  const node = resolved(given, given);
  if (node.const !== undefined) return node.const;
  if (node.type === 'boolean') return true;
  if (node.examples?.[0] !== undefined) return node.examples[0];
  const key = position.keys.at(-1) ?? '';
  const field = scopedField(node, key, true, scope);
  if (field.choices.length > 0 || field.names !== null) {
    const usual = scope.usual(position.kind, position.keys);
    // Of all files a picture, a film or captions.
    const choices = field.choices.filter((one) => field.pattern?.test(String(one)) ?? true);
    if (leadsVisitors(node)) return undefined;
    // What a code of the server means nobody knows but the operator: visitors would read a guess.
    if (field.names === 'message' && position.isOfCode) return undefined;
    const [first] = field.names === 'message' ? [] : choices;
    const of = usual.flat().find((one) => choices.some((choice) => choice === one)) ?? first;
    if (field.kind !== 'tokens') return of;
    return of === undefined || !node.minItems ? [] : [of];
  }
  if (field.kind === 'tokens') return [];
  if (key === 'code' && scope.nextCode !== undefined) return scope.nextCode;
  if (field.kind === 'number') return smallestNumber(node);
  const name = described(node.description, key).label.zh;
  if (position.item !== undefined && position.item !== '') return `${position.item} ${position.index + 1}`;
  const text = position.index === 0 ? name : `${name} ${position.index + 1}`;
  // A pattern that takes nearly any text, such as one without a comma, takes the name of the field too.
  if (field.pattern && !field.pattern.test(text)) return usualText(field.pattern);
  return text.slice(0, field.maxLength);
}

const smallestNumber = ({ minimum, exclusiveMinimum }: SchemaNode): number =>
  minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);

/** A date is today, a time nine o'clock; an address or a code is nobody's guess. */
const usualText = (pattern: RegExp): string | undefined =>
  [today(), '09:00'].find((text) => pattern.test(text));
