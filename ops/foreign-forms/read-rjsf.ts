import { entriesOf, isObject, member, stringsOf } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import type { ForeignForm } from './foreign-form.ts';
import { uiKeys } from './json-schema-keys.ts';
import { JsonSchemaReader, type Words } from './read-json-schema.ts';
import { numberIn, type Reading, stringIn } from './reading.ts';

const prefix = 'ui:';

/**
 * Reads `{ schema, uiSchema }` of react-jsonschema-form, or a JSON Schema alone.
 * @returns null where the JSON is no schema
 */
export function readRjsf(file: unknown, reading: Reading): ForeignForm | null {
  const [schema, at] = isObject(member(file, 'schema')) ? [member(file, 'schema'), '/schema'] : [file, ''];
  const isSchema = ['type', 'properties', '$ref', 'enum', 'oneOf', 'anyOf', 'allOf'].some(
    (key) => member(schema, key) !== undefined,
  );
  if (!isObject(schema) || !isSchema) return null;
  const ui = member(file, 'uiSchema');
  const reader = new JsonSchemaReader(schema, reading);
  const root = reader.resolved(schema);
  const questions = reader.property(root, wordsOf(ui, '/uiSchema', reading), {
    pointer: at,
    path: [],
    required: false,
    clauses: [],
  });
  return {
    title: reading.text(optionIn(ui, 'title') ?? root.title, `${at}/title`),
    description: reading.text(optionIn(ui, 'description') ?? root.description, `${at}/description`),
    submitLabel: reading.text(
      member(optionIn(ui, 'submitButtonOptions'), 'submitText'),
      '/uiSchema/ui:submitButtonOptions',
    ),
    // A schema that is one value alone, not an object, has no name.
    pages: [{ title: '', questions: questions.map((one) => ({ ...one, name: one.name || 'answer' })) }],
  };
}

/** An option of a uiSchema stands under `ui:name`, or in `ui:options`. */
const optionIn = (ui: unknown, name: string): unknown =>
  member(ui, `${prefix}${name}`) ?? member(ui, `${prefix}options`, name);

function wordsOf(ui: unknown, pointer: string, reading: Reading): Words {
  const written = entriesOf(ui).filter(([key]) => key.startsWith(prefix));
  const options = Object.fromEntries(written.map(([key, value]) => [key.slice(prefix.length), value]));
  const all = { ...options, ...(isObject(options.options) ? options.options : {}) };
  reading.loseRest(all, pointer, '', uiKeys);
  const widget = stringIn(all, 'widget');
  if (widget === '' && all.widget !== undefined) reading.lose('script', `${pointer}/ui:widget`, 'widget');
  if (all.field !== undefined) reading.lose('script', `${pointer}/ui:field`, 'field');
  return {
    title: all.title,
    description: all.description ?? all.help,
    placeholder: all.placeholder,
    widget,
    enumNames: all.enumNames,
    order: stringsOf(all.order),
    rows: numberIn(all, 'rows'),
    inside: (key) => wordsOf(member(ui, key), `${pointer}${toPointer([key])}`, reading),
  };
}
