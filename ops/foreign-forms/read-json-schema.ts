import {
  entriesOf,
  isObject,
  itemsOf,
  type JsonObject,
  keysOf,
  member,
  stringsOf,
} from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import type { Clause, ForeignOption, Question } from './foreign-form.ts';
import { propertyKeys } from './json-schema-keys.ts';
import { conditionValues, constantsOf, questionType, resolved, typeIn } from './json-schema-type.ts';
import { numberIn, type Reading, scalarsOf } from './reading.ts';

/** Where a property stands: its place in the file, the path of its name, and what is known from around it. */
export interface Place {
  pointer: string;
  path: readonly string[];
  required: boolean;
  clauses: readonly Clause[];
  unsayable?: string | undefined;
}

/** The words of a user-interface schema about one property; empty where it says nothing. */
export interface Words {
  title?: unknown;
  description?: unknown;
  placeholder?: unknown;
  widget?: string;
  enumNames?: unknown;
  order?: readonly string[];
  rows?: number | undefined;
  /** The words about a property inside. */
  inside: (key: string) => Words;
}
export const noWords: Words = { inside: () => noWords };

/** Objects inside each other; a schema that refers to itself has no end. */
const mostLevels = 8;

/** Reads properties of a JSON Schema, whatever says how they look. */
export class JsonSchemaReader {
  readonly #root: unknown;
  readonly #reading: Reading;

  constructor(root: unknown, reading: Reading) {
    this.#root = root;
    this.#reading = reading;
  }

  resolved(schema: unknown): JsonObject {
    return resolved(this.#root, schema);
  }

  /** The questions of a property; those of all its properties where it is an object. */
  property(written: unknown, words: Words, place: Place): Question[] {
    const schema = this.resolved(written);
    const name = place.path.at(-1) ?? '';
    if (place.path.length > 0) this.#reading.loseRest(schema, place.pointer, name, propertyKeys);
    if (typeIn(schema) === 'object' && isObject(schema.properties) && words.widget !== 'hidden') {
      return place.path.length > mostLevels ? [] : this.#object(schema, words, place);
    }
    if (typeIn(schema) === 'object' && place.path.length === 0) return this.#object(schema, words, place);
    this.#reading.elements += 1;
    return [this.#question(schema, words, place)];
  }

  #object(schema: JsonObject, words: Words, place: Place): Question[] {
    const required = stringsOf(schema.required);
    const own = this.#properties(schema, words, place, required, {});
    return [...own, ...this.#conditional(schema, words, place)];
  }

  #properties(
    schema: JsonObject,
    words: Words,
    place: Place,
    required: readonly string[],
    more: { clauses?: readonly Clause[]; unsayable?: string; but?: readonly string[] },
  ): Question[] {
    const keys = inOrder(keysOf(schema.properties), words.order ?? []);
    return keys
      .filter((key) => !more.but?.includes(key))
      .flatMap((key) =>
        this.property(member(schema, 'properties', key), words.inside(key), {
          pointer: `${place.pointer}${toPointer(['properties', key])}`,
          path: [...place.path, key],
          required: required.includes(key),
          clauses: [...place.clauses, ...(more.clauses ?? [])],
          unsayable: place.unsayable ?? more.unsayable,
        }),
      );
  }

  /** What `dependencies`, `if` and `allOf` add, where they ask for values of properties and no more. */
  #conditional(schema: JsonObject, words: Words, place: Place): Question[] {
    const branches = [
      ...entriesOf(schema.dependencies).flatMap(([key, one]) => this.#dependency(key, one, words, place)),
      ...(schema.if === undefined ? [] : this.#ifThen(schema, words, place)),
    ];
    const all = itemsOf(schema.allOf).flatMap((one, at) => {
      const inner = this.resolved(one);
      const here = { ...place, pointer: `${place.pointer}/allOf/${at}` };
      return inner.if === undefined ? this.#object(inner, words, here) : this.#ifThen(inner, words, here);
    });
    for (const key of ['anyOf', 'oneOf'])
      if (itemsOf(schema[key]).length > 0) this.#loseElement('composition', `${place.pointer}/${key}`, key);
    return [...branches, ...all];
  }

  #dependency(key: string, dependency: unknown, words: Words, place: Place): Question[] {
    const pointer = `${place.pointer}${toPointer(['dependencies', key])}`;
    if (Array.isArray(dependency)) {
      this.#reading.lose('composition', pointer, 'dependencies', key);
      return [];
    }
    const cases = this.resolved(dependency).oneOf;
    if (!Array.isArray(cases)) {
      return this.#properties(this.resolved(dependency), words, { ...place, pointer }, [], {
        unsayable: `dependencies/${key}`,
      });
    }
    return cases.flatMap((one, at) => {
      const schema = this.resolved(one);
      const asked = conditionValues({ properties: { [key]: member(schema, 'properties', key) } });
      const here = { ...place, pointer: `${pointer}/oneOf/${at}` };
      const required = stringsOf(schema.required);
      const but = [key];
      return asked
        ? this.#properties(schema, words, here, required, { clauses: this.#clauses(asked, place), but })
        : this.#properties(schema, words, here, required, { unsayable: `dependencies/${key}`, but });
    });
  }

  #ifThen(schema: JsonObject, words: Words, place: Place): Question[] {
    const asked = conditionValues(schema.if);
    const then = this.resolved(schema.then);
    const more = asked ? { clauses: this.#clauses(asked, place) } : { unsayable: 'if' };
    const here = { ...place, pointer: `${place.pointer}/then` };
    if (keysOf(then.properties).length === 0 || keysOf(schema.else).length > 0)
      this.#reading.lose('composition', `${place.pointer}/if`, 'if');
    return this.#properties(then, words, here, stringsOf(then.required), more);
  }

  #clauses(asked: readonly { key: string; values: unknown[] }[], place: Place): Clause[] {
    return asked.map(({ key, values }) => ({
      question: [...place.path, key].join('_'),
      relation: 'oneOf',
      values: scalarsOf(values),
    }));
  }

  #loseElement(reason: 'composition', pointer: string, what: string): void {
    this.#reading.elements += 1;
    this.#reading.lose(reason, pointer, what, '', true);
  }

  #question(schema: JsonObject, words: Words, place: Place): Question {
    const { pointer } = place;
    const items = this.resolved(schema.items);
    const type = questionType(schema, items, words.widget ?? '');
    const text = (value: unknown, key: string) => this.#reading.text(value, `${pointer}/${key}`);
    const placeholder = text(words.placeholder, 'placeholder');
    const isSeveral = type === 'enums' || type === 'array/object';
    const own = words.enumNames === undefined ? schema : { ...schema, enumNames: words.enumNames };
    return {
      pointer,
      type,
      name: place.path.join('_'),
      title: text(words.title ?? schema.title ?? place.path.at(-1), 'title'),
      hint: text(words.description ?? schema.description, 'description'),
      required: place.required,
      ...(type === 'array/object' && { questions: this.#entry(items, words, place) }),
      ...(placeholder !== '' && { placeholder }),
      ...(type === 'string/textarea' && { lines: Math.min(8, Math.max(1, words.rows ?? 4)) }),
      options:
        type === 'boolean'
          ? this.#yesAndNo(schema, pointer)
          : this.#options(isSeveral ? items : own, pointer),
      least: isSeveral ? numberIn(schema, 'minItems') : limit(schema, 'minimum', 'exclusiveMinimum', 1),
      most: isSeveral ? numberIn(schema, 'maxItems') : limit(schema, 'maximum', 'exclusiveMaximum', -1),
      decimals: typeIn(schema) === 'integer' ? 0 : decimalsOf(numberIn(schema, 'multipleOf')),
      longest: numberIn(schema, 'maxLength'),
      start: schema.default === undefined ? [] : scalarsOf(schema.default),
      ...(place.clauses.length > 0 && { shownIf: place.clauses }),
      ...(place.unsayable !== undefined && { unsayable: place.unsayable }),
    };
  }

  /** The questions of each item of a list. */
  #entry(items: JsonObject, words: Words, { pointer, path }: Place): Question[] {
    const within = path.length > mostLevels ? [] : [...path];
    const place: Place = { pointer: `${pointer}/items`, path: within, required: false, clauses: [] };
    const inner = this.#properties(items, words.inside('items'), place, stringsOf(items.required), {});
    // Within an entry a question is called by its own name.
    return inner.map((one) => ({ ...one, name: one.name.slice(within.join('_').length + 1) }));
  }

  #options(schema: JsonObject, pointer: string): ForeignOption[] {
    return constantsOf(schema).flatMap(({ value, title }, at) =>
      scalarsOf(value).map((scalar) => {
        const shown = typeof title === 'boolean' ? String(title) : title;
        return { value: scalar, label: this.#reading.text(shown, `${pointer}/enum/${at}`) };
      }),
    );
  }

  #yesAndNo(schema: JsonObject, pointer: string): ForeignOption[] {
    const written = constantsOf(schema);
    const label = (value: boolean): string => {
      const found = written.find((one) => one.value === value)?.title;
      return typeof found === 'string' ? this.#reading.text(found, `${pointer}/oneOf`) : '';
    };
    return [true, false].map((value) => ({ value, label: label(value) }));
  }
}

/** `ui:order`: the keys in this order; `*` stands for those that it does not name. */
function inOrder(keys: readonly string[], order: readonly string[]): string[] {
  const rest = keys.filter((key) => !order.includes(key));
  const at = order.indexOf('*');
  const named = (part: readonly string[]) => part.filter((key) => keys.includes(key));
  return at < 0
    ? [...named(order), ...rest]
    : [...named(order.slice(0, at)), ...rest, ...named(order.slice(at + 1))];
}

/** An exclusive limit of whole numbers is the next number. */
function limit(schema: JsonObject, key: string, exclusive: string, by: number): number | undefined {
  const beyond = numberIn(schema, exclusive);
  return (
    numberIn(schema, key) ??
    (beyond === undefined ? undefined : typeIn(schema) === 'integer' ? beyond + by : beyond)
  );
}

const decimalsOf = (step: number | undefined): number =>
  step === undefined ? 2 : Math.min(4, (String(step).split('.')[1] ?? '').length);
