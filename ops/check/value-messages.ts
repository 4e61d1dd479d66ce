import type { ErrorObject } from 'ajv';
import { didYouMean, nearestName, wordFixes } from '../did-you-mean/did-you-mean.ts';
import { itemsOf, member, stringsOf } from '../json/json-values.ts';
import { list, quote, spaced, type Text, untranslated } from '../text/text.ts';
import { describePattern } from './pattern-descriptions.ts';
import { type JsonType, jsonTypeOf, jsonTypesOf } from './schema-errors.ts';
import { descriptionOf, type SchemaMessage } from './schema-message.ts';

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

export function wrongKind(error: ErrorObject): SchemaMessage {
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
    help: descriptionOf(error.parentSchema).help ?? { zh: `改成${spaced(zh).trimEnd()}`, en: `write ${en}` },
  };
}

export function notAllowed(value: unknown, allowed: readonly unknown[], about: Text): SchemaMessage {
  const shown = list(allowed.map(quote), 40);
  const near = typeof value === 'string' ? nearestName(value, stringsOf(allowed)) : undefined;
  const values = { zh: `可用: ${shown.zh}`, en: `allowed: ${shown.en}` };
  const guess = near === undefined ? undefined : didYouMean(near);
  return {
    message: { zh: `${about.zh} ${quote(value)}`, en: `${about.en} ${quote(value)}` },
    ...(guess && { label: guess }),
    ...(typeof value === 'string' && wordFixes(value, stringsOf(allowed))),
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

export function wrongTag(error: ErrorObject): SchemaMessage {
  const tag = String(error.params.tag);
  const about = { zh: `没有这种 ${tag}:`, en: `no such ${tag}:` };
  return { ...notAllowed(member(error.data, tag), tagsOf(error.parentSchema, tag), about), key: tag };
}

export function wrongPattern(error: ErrorObject): SchemaMessage {
  const wanted = describePattern(String(error.schema));
  return {
    message: {
      zh: `${quote(error.data)} 的写法不对`,
      en: `${quote(error.data)} is not written as it should be`,
    },
    help: { zh: `应为${wanted.zh}`, en: `it should be ${wanted.en}` },
  };
}

export function union(error: ErrorObject): SchemaMessage {
  const { zh, en } = anyKind(jsonTypesOf(error.parentSchema));
  return {
    message: { zh: `这里应该是${spaced(zh).trimEnd()}`, en: `${en} belongs here` },
    ...descriptionOf(error.parentSchema),
  };
}
