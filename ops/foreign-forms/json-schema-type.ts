import { entriesOf, isObject, itemsOf, type JsonObject, member, stringsOf } from '../json/json-values.ts';
import { fromPointer } from '../json/pointer.ts';
import { valueIn } from '../json/value-in.ts';
import { stringIn } from './reading.ts';

/** References that follow each other; a longer chain is one that bites its tail. */
const mostReferences = 8;

/** The schema that a `$ref` of the same file leads to, with what stands beside the `$ref`. */
export function resolved(root: unknown, schema: unknown, left = mostReferences): JsonObject {
  if (!isObject(schema)) return {};
  const ref = stringIn(schema, '$ref');
  if (!ref.startsWith('#') || left === 0) return schema;
  const { $ref: _, ...beside } = schema;
  return {
    ...resolved(root, valueIn(root, fromPointer(decodeURIComponent(ref.slice(1)))), left - 1),
    ...beside,
  };
}

/** The one type of a schema beside `null`; empty where there are several, or none. */
export function typeIn(schema: JsonObject): string {
  const all = (Array.isArray(schema.type) ? stringsOf(schema.type) : stringsOf([schema.type])).filter(
    (one) => one !== 'null',
  );
  if (all.length === 1) return all[0] ?? '';
  if (all.length > 1) return '';
  if (isObject(schema.properties)) return 'object';
  return '';
}

/** `enum`, or `oneOf` and `anyOf` of constants: the values with their titles as written. */
export function constantsOf(schema: JsonObject): { value: unknown; title: unknown }[] {
  if (Array.isArray(schema.enum)) {
    const names = itemsOf(schema.enumNames);
    return schema.enum.map((value, at) => ({ value, title: names[at] ?? value }));
  }
  const branches = [itemsOf(schema.oneOf), itemsOf(schema.anyOf)].find((one) => one.length > 0) ?? [];
  const constant = (one: unknown): unknown => member(one, 'const') ?? singleOf(member(one, 'enum'));
  if (branches.some((one) => constant(one) === undefined)) return [];
  return branches.map((one) => ({ value: constant(one), title: member(one, 'title') ?? constant(one) }));
}

const singleOf = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 1 ? value[0] : undefined;

/** What a property is, as a key of the kind table. @param widget - of the uiSchema */
export function questionType(schema: JsonObject, items: JsonObject, widget: string): string {
  if (widget === 'hidden') return 'hidden';
  const type = typeIn(schema);
  if (type === 'array') {
    if (constantsOf(items).length > 0) return 'enums';
    if (typeIn(items) === 'object' && isObject(items.properties)) return 'array/object';
    return stringIn(items, 'format') === 'data-url' ? 'string/data-url' : 'array';
  }
  if (type === 'boolean') return 'boolean';
  if (constantsOf(schema).length > 0) return widget === 'radio' ? 'enum/radio' : 'enum';
  if (type === 'string') {
    const format = formats[widget] ?? stringIn(schema, 'format');
    return format === '' ? 'string' : `string/${format}`;
  }
  if (type !== '') return type;
  return ['anyOf', 'oneOf', 'allOf'].some((key) => itemsOf(schema[key]).length > 0) ? 'composition' : 'any';
}

/** Widgets of a text that say what the text is. */
const formats: Readonly<Record<string, string>> = {
  textarea: 'textarea',
  password: 'password',
  color: 'color',
  file: 'data-url',
  email: 'email',
  uri: 'uri',
  date: 'date',
  'alt-date': 'date',
  time: 'time',
  datetime: 'date-time',
  'date-time': 'date-time',
  'alt-datetime': 'date-time',
};

/** The values that a schema gives one property, as the conditions of `if` and of dependencies are written. */
export function conditionValues(schema: unknown): { key: string; values: unknown[] }[] | null {
  const found = entriesOf(member(schema, 'properties')).map(([key, one]) => {
    const constant = member(one, 'const');
    const values = constant === undefined ? [...itemsOf(member(one, 'enum'))] : [constant];
    return { key, values };
  });
  return found.length > 0 && found.every(({ values }) => values.length > 0) ? found : null;
}
