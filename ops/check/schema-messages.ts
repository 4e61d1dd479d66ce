import type { ErrorObject } from 'ajv';
import { leadsVisitors } from '../../schemas/index.ts';
import { lastName } from '../json/pointer.ts';
import { exactlyOne, missingKey, notLed, unknownKey, wrongName } from './key-messages.ts';
import { descriptionOf, type SchemaMessage } from './schema-message.ts';
import { notAllowed, union, wrongKind, wrongPattern, wrongTag } from './value-messages.ts';

const limit =
  (zh: (limit: number) => string, en: (limit: number) => string) =>
  (error: ErrorObject): SchemaMessage => {
    const value = Number(error.params.limit);
    return { message: { zh: zh(value), en: en(value) }, ...descriptionOf(error.parentSchema) };
  };
const tooShort = limit(
  (n) => (n === 1 ? '文字不能为空' : `至少 ${n} 个字`),
  (n) => (n === 1 ? 'the text is empty' : `at least ${n} characters`),
);
const allowedValues = (allowed: (error: ErrorObject) => unknown) => (error: ErrorObject) => {
  const values = allowed(error);
  const name = lastName(error.instancePath);
  const about = { zh: `${name} 不能是`, en: `${name} may not be` };
  return notAllowed(error.data, Array.isArray(values) ? values : [values], about);
};

/** The message of a schema error, by keyword. */
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
  minLength: (error) =>
    leadsVisitors(error.parentSchema) ? { ...tooShort(error), message: notLed } : tooShort(error),
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

/** The message for a keyword that no schema used when this was written. */
export const unknownKeywordMessage: SchemaMessage = {
  message: { zh: '不符合结构要求', en: 'does not keep the schema' },
};
