import { isObject, itemsOf, type JsonObject, member, stringsOf } from '../json/json-values.ts';
import { fromPointer } from '../json/pointer.ts';
import { valueIn } from '../json/value-in.ts';
import type { Clause, ForeignForm, ForeignPage, Question } from './foreign-form.ts';
import { controlKeys } from './json-schema-keys.ts';
import { JsonSchemaReader, noWords } from './read-json-schema.ts';
import { type Reading, scalarsOf, stringIn } from './reading.ts';

/**
 * Reads `{ schema, uischema }` of JSON Forms: its layouts are the order of the questions, its categories are pages.
 * @returns null where the JSON has no schema
 */
export function readJsonForms(file: unknown, reading: Reading): ForeignForm | null {
  const schema = member(file, 'schema');
  if (!isObject(schema)) return null;
  const uischema = member(file, 'uischema');
  const reader = new JsonFormsReader(schema, reading);
  const pages = isObject(uischema) ? reader.pages(uischema) : reader.withoutLayout();
  return {
    title: reading.text(schema.title, '/schema/title'),
    description: reading.text(schema.description, '/schema/description'),
    submitLabel: '',
    pages,
  };
}

/** The rules of the layouts around a control. */
interface Around {
  clauses: readonly Clause[];
  unsayable?: string | undefined;
}

class JsonFormsReader {
  readonly #schema: JsonObject;
  readonly #properties: JsonSchemaReader;
  readonly #reading: Reading;

  constructor(schema: JsonObject, reading: Reading) {
    this.#schema = schema;
    this.#reading = reading;
    this.#properties = new JsonSchemaReader(schema, reading);
  }

  withoutLayout(): ForeignPage[] {
    const place = { pointer: '/schema', path: [], required: false, clauses: [] };
    return [{ title: '', questions: this.#properties.property(this.#schema, noWords, place) }];
  }

  pages(uischema: JsonObject): ForeignPage[] {
    const pointer = '/uischema';
    const around = this.#ruled(uischema, pointer, { clauses: [] });
    if (uischema.type !== 'Categorization')
      return [{ title: '', questions: this.#elements(uischema, pointer, around) }];
    return this.#categories(uischema, pointer, around);
  }

  /** Categories inside of categories are pages as well. */
  #categories(uischema: JsonObject, pointer: string, around: Around): ForeignPage[] {
    return itemsOf(uischema.elements).flatMap((category, at) => {
      if (!isObject(category)) return [];
      const here = `${pointer}/elements/${at}`;
      const within = this.#ruled(category, here, around);
      if (category.type === 'Categorization') return this.#categories(category, here, within);
      const title = this.#reading.text(category.label, `${here}/label`);
      return [{ title, questions: this.#elements(category, here, within) }];
    });
  }

  #elements(layout: JsonObject, pointer: string, around: Around): Question[] {
    if (layout.type === 'Control') return this.#control(layout, pointer, around);
    return itemsOf(layout.elements).flatMap((element, at) => {
      if (!isObject(element)) return [];
      const here = `${pointer}/elements/${at}`;
      return this.#elements(element, here, this.#ruled(element, here, around));
    });
  }

  #control(control: JsonObject, pointer: string, around: Around): Question[] {
    const scope = stringIn(control, 'scope');
    const path = fromPointer(scope.replace(/^#/, ''));
    const found = this.#schemaAt(path);
    if (found === undefined) {
      this.#reading.elements += 1;
      this.#reading.lose('part', `${pointer}/scope`, 'Control', scope, true);
      return [];
    }
    const options = member(control, 'options');
    this.#reading.loseRest(options, `${pointer}/options`, namesOf(path).join('_'), controlKeys);
    const multi = member(options, 'multi') === true ? 'textarea' : '';
    const label = control.label;
    const words = {
      ...noWords,
      widget: member(options, 'format') === 'radio' ? 'radio' : multi,
      title: typeof label === 'string' ? label : (found.schema.title ?? startCase(path.at(-1) ?? '')),
    };
    return this.#properties.property(found.schema, words, {
      pointer,
      path: namesOf(path),
      required: found.required,
      ...around,
    });
  }

  /** The schema at the end of a path of `properties`, through references. */
  #schemaAt(path: readonly string[]): { schema: JsonObject; required: boolean } | undefined {
    let schema = this.#properties.resolved(this.#schema);
    let required = false;
    for (let at = 0; at < path.length; at += 2) {
      const key = path[at + 1] ?? '';
      const next =
        path[at] === 'properties'
          ? member(schema, 'properties', key)
          : valueIn(schema, path.slice(at, at + 2));
      if (!isObject(next)) return undefined;
      required = stringsOf(schema.required).includes(key);
      schema = this.#properties.resolved(next);
    }
    return { schema, required };
  }

  /** SHOW and HIDE for constant values are conditions; ENABLE and DISABLE are not: our fields are shown or not. */
  #ruled(element: JsonObject, pointer: string, around: Around): Around {
    const rule = element.rule;
    if (!isObject(rule)) return around;
    if (rule.effect !== 'SHOW' && rule.effect !== 'HIDE') {
      this.#reading.lose('expression', `${pointer}/rule`, 'rule');
      return around;
    }
    const path = fromPointer(stringIn(rule, 'condition', 'scope').replace(/^#/, ''));
    const schema = member(rule, 'condition', 'schema');
    const values =
      member(schema, 'const') === undefined
        ? scalarsOf(member(schema, 'enum'))
        : scalarsOf(member(schema, 'const'));
    if (path.length === 0 || values.length === 0) return { ...around, unsayable: around.unsayable ?? 'rule' };
    const relation = rule.effect === 'SHOW' ? 'oneOf' : 'noneOf';
    return {
      ...around,
      clauses: [...around.clauses, { question: namesOf(path).join('_'), relation, values }],
    };
  }
}

const namesOf = (path: readonly string[]): string[] => path.filter((_, at) => at % 2 === 1);

/** `firstName` is shown as `First Name`, as JSON Forms does. */
const startCase = (name: string): string =>
  name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/^[a-z]/, (first) => first.toUpperCase());
