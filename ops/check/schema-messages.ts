import type { ErrorObject } from 'ajv';
import { didYouMean, nameFixes, nearestName } from '../did-you-mean/did-you-mean.ts';
import { itemsOf, keysOf, member, stringsOf } from '../json/json-values.ts';
import { lastName } from '../json/pointer.ts';
import { list, quote, spaced, splitDescription, type Text, untranslated } from '../text/text.ts';
import { describePattern } from './pattern-descriptions.ts';
import { type JsonType, jsonTypeOf, jsonTypesOf } from './schema-errors.ts';

export interface SchemaMessage {
  message: Text;
  label?: Text;
  help?: Text;
  /** The key that is shown instead of the value: a key of the value that was looked at. */
  key?: string;
  replaceBy?: unknown;
  suggestions?: readonly string[];
}

const typeNames: Record<JsonType, Text> = {
  string: { zh: '文字', en: 'a text' },
  number: { zh: '数字', en: 'a number' },
  boolean: { zh: 'true 或 false', en: 'true or false' },
  null: { zh: 'null', en: 'null' },
  list: { zh: '列表 [ ]', en: 'a list [ ]' },
  object: { zh: '对象 { }', en: 'an object { }' },
};
const kindNames: Record<JsonType, Text> = { ...typeNames, boolean: { zh: '是否值', en: 'a boolean' } };

const anyKind = (kinds: readonly JsonType[]): Text => ({
  zh: kinds.map((kind) => typeNames[kind]?.zh).join('或'),
  en: kinds.map((kind) => typeNames[kind]?.en).join(' or '),
});

/** What the schema says about a value, as help. */
function meaning(schema: unknown): { help?: Text } {
  const description = member(schema, 'description');
  return typeof description === 'string' ? { help: splitDescription(description) } : {};
}

function wrongKind(error: ErrorObject): SchemaMessage {
  const type = member(error.parentSchema, 'type');
  const wanted = type === 'integer' ? undefined : anyKind(jsonTypesOf(error.parentSchema));
  const { zh, en } = wanted ?? { zh: '整数', en: 'a whole number' };
  const is =
    typeof error.data === 'number' ? untranslated(quote(error.data)) : kindNames[jsonTypeOf(error.data)];
  const found = spaced(is.zh);
  return {
    message: {
      zh: `这里应该是${spaced(zh).trimEnd()}, 而不是${found.trimEnd()}`,
      en: `${en} belongs here, not ${is.en}`,
    },
    help: meaning(error.parentSchema).help ?? { zh: `改成${spaced(zh).trimEnd()}`, en: `write ${en}` },
  };
}

function notAllowed(value: unknown, allowed: readonly unknown[], about: Text): SchemaMessage {
  const shown = list(allowed.map(quote), 40);
  const near = typeof value === 'string' ? nearestName(value, stringsOf(allowed)) : undefined;
  const values = { zh: `可用: ${shown.zh}`, en: `allowed: ${shown.en}` };
  const guess = near === undefined ? undefined : didYouMean(near);
  return {
    message: { zh: `${about.zh} ${quote(value)}`, en: `${about.en} ${quote(value)}` },
    ...(guess && { label: guess }),
    ...(typeof value === 'string' && nameFixes(value, stringsOf(allowed))),
    help: values,
  };
}

/** The values that a tag may have. A shared branch is a `$ref` named `block-hero#` or `field-mobile#`. */
function tagsOf(schema: unknown, tag: string): string[] {
  return itemsOf(member(schema, 'oneOf')).map((branch) => {
    const shared = member(branch, '$ref');
    if (typeof shared === 'string') return shared.replace(/^[a-z]+-/, '').replace(/#$/, '');
    return String(member(branch, 'properties', tag, 'const'));
  });
}

function wrongTag(error: ErrorObject): SchemaMessage {
  const tag = String(error.params.tag);
  const about = { zh: `没有这种 ${tag}:`, en: `no such ${tag}:` };
  return { ...notAllowed(member(error.data, tag), tagsOf(error.parentSchema, tag), about), key: tag };
}

function missingKey(error: ErrorObject): SchemaMessage {
  const key = String(error.params.missingProperty);
  const about = meaning(member(error.parentSchema, 'properties', key)).help;
  return {
    message: { zh: `缺少 "${key}"`, en: `"${key}" is missing` },
    help: about
      ? { zh: `加上 "${key}": ${about.zh}`, en: `add "${key}": ${about.en}` }
      : { zh: `加上 "${key}"`, en: `add "${key}"` },
  };
}

function unknownKey(error: ErrorObject): SchemaMessage {
  const key = String(error.params.additionalProperty);
  const allowed = keysOf(member(error.parentSchema, 'properties'));
  const unused = allowed.filter((one) => member(error.data, one) === undefined);
  const near = nearestName(key, unused);
  // It may stand everywhere, so telling of it everywhere helps nobody.
  const own = allowed.filter((one) => one !== '$allow');
  const shown = list(own, near === undefined ? 40 : 12);
  return {
    message: { zh: `不认识的键 ${quote(key)}`, en: `unknown key ${quote(key)}` },
    key,
    ...(near !== undefined && { label: didYouMean(near) }),
    ...nameFixes(key, unused),
    help: { zh: `可用的键: ${shown.zh}`, en: `keys that may stand here: ${shown.en}` },
  };
}

const allowOnMap: SchemaMessage = {
  message: {
    zh: '$allow 不能写在这里: 这一层的键都是名字',
    en: '$allow cannot stand here: the keys are names',
  },
  help: {
    zh: '移到要接受的那一项的 { } 里, 或移到外面一层',
    en: 'move it into the { } of the entry that it is for, or around this object',
  },
};

function wrongName(error: ErrorObject): SchemaMessage {
  const key = String(error.params.propertyName);
  if (key === '$allow') return { ...allowOnMap, key };
  const wanted = describePattern(String(member(error.schema, 'pattern')));
  return {
    message: { zh: `键 ${quote(key)} 的写法不对`, en: `key ${quote(key)} is not written as it should be` },
    key,
    help: { zh: `应为${wanted.zh}`, en: `it should be ${wanted.en}` },
  };
}

function wrongPattern(error: ErrorObject): SchemaMessage {
  const wanted = describePattern(String(error.schema));
  return {
    message: {
      zh: `${quote(error.data)} 的写法不对`,
      en: `${quote(error.data)} is not written as it should be`,
    },
    help: { zh: `应为${wanted.zh}`, en: `it should be ${wanted.en}` },
  };
}

/** Our plain `oneOf`s only ask for exactly one of some keys. */
function exactlyOne(error: ErrorObject): SchemaMessage {
  const keys = itemsOf(error.schema).flatMap((one) => stringsOf(member(one, 'required')));
  const present = keys.filter((key) => member(error.data, key) !== undefined);
  const all = keys.join(', ');
  const has = present.join(', ');
  return present.length === 0
    ? {
        message: { zh: `缺少 ${all} 之一`, en: `one of ${all} is missing` },
        help: { zh: '恰好写其中一个', en: 'write exactly one of them' },
      }
    : {
        message: { zh: `${has} 不能同时出现`, en: `${has} exclude each other` },
        key: present[1] ?? '',
        help: { zh: '只保留其中一个', en: 'keep exactly one of them' },
      };
}

function union(error: ErrorObject): SchemaMessage {
  const { zh, en } = anyKind(jsonTypesOf(error.parentSchema));
  return {
    message: { zh: `这里应该是${spaced(zh).trimEnd()}`, en: `${en} belongs here` },
    ...meaning(error.parentSchema),
  };
}

const limit =
  (zh: (limit: number) => string, en: (limit: number) => string) =>
  (error: ErrorObject): SchemaMessage => {
    const value = Number(error.params.limit);
    return { message: { zh: zh(value), en: en(value) }, ...meaning(error.parentSchema) };
  };
const allowedValues = (allowed: (error: ErrorObject) => unknown) => (error: ErrorObject) => {
  const values = allowed(error);
  const name = lastName(error.instancePath);
  const about = { zh: `${name} 不能是`, en: `${name} may not be` };
  return notAllowed(error.data, Array.isArray(values) ? values : [values], about);
};

/** Each keyword of the schemas in our words. */
export const schemaMessages: Record<string, (error: ErrorObject) => SchemaMessage> = {
  type: wrongKind,
  enum: allowedValues((error) => error.params.allowedValues),
  const: allowedValues((error) => error.params.allowedValue),
  discriminator: wrongTag,
  required: missingKey,
  additionalProperties: unknownKey,
  propertyNames: wrongName,
  pattern: wrongPattern,
  oneOf: exactlyOne,
  anyOf: union,
  minLength: limit(
    (n) => (n === 1 ? '文字不能为空' : `至少 ${n} 个字`),
    (n) => (n === 1 ? 'the text is empty' : `at least ${n} characters`),
  ),
  maxLength: limit(
    (n) => `最多 ${n} 个字`,
    (n) => `at most ${n} characters`,
  ),
  minimum: limit(
    (n) => `不能小于 ${n}`,
    (n) => `not less than ${n}`,
  ),
  maximum: limit(
    (n) => `不能大于 ${n}`,
    (n) => `not more than ${n}`,
  ),
  minItems: limit(
    (n) => `至少要有 ${n} 项`,
    (n) => `at least ${n} items`,
  ),
  minProperties: limit(
    (n) => `至少要写 ${n} 个键`,
    (n) => `at least ${n} keys`,
  ),
  uniqueItems: (error) => ({
    message: {
      zh: `第 ${Number(error.params.j) + 1} 项与第 ${Number(error.params.i) + 1} 项相同`,
      en: `items ${Number(error.params.j) + 1} and ${Number(error.params.i) + 1} are the same`,
    },
    help: { zh: '删掉重复的一项', en: 'remove one of them' },
  }),
};

/** Words for a keyword that no schema used when this was written. */
export const unknownKeywordMessage: SchemaMessage = {
  message: { zh: '不符合结构要求', en: 'does not keep the schema' },
};
