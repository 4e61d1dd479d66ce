import type { ErrorObject } from 'ajv';
import { leadsVisitors } from '../../schemas/index.ts';
import { didYouMean, nearestName, wordFixes } from '../did-you-mean/did-you-mean.ts';
import { itemsOf, keysOf, member, stringsOf } from '../json/json-values.ts';
import { list, quote, type Text } from '../text/text.ts';
import { describePattern } from './pattern-descriptions.ts';
import { descriptionOf, type SchemaMessage } from './schema-message.ts';

/** Of a value that decides where visitors go; a new one of the console has none. */
export const notLed: Text = { zh: '还没有选去哪里', en: 'where it leads is not chosen yet' };

export function missingKey(error: ErrorObject): SchemaMessage {
  const key = String(error.params.missingProperty);
  const schema = member(error.parentSchema, 'properties', key);
  const about = descriptionOf(schema).help;
  const choices = list(stringsOf(member(schema, 'enum')).map(quote));
  const oneOf =
    choices.en === ''
      ? { zh: '', en: '' }
      : { zh: `; 可用: ${choices.zh}`, en: `; there are: ${choices.en}` };
  return {
    message: leadsVisitors(schema) ? notLed : { zh: `缺少 "${key}"`, en: `"${key}" is missing` },
    help: about
      ? { zh: `加上 "${key}": ${about.zh}${oneOf.zh}`, en: `add "${key}": ${about.en}${oneOf.en}` }
      : { zh: `加上 "${key}"${oneOf.zh}`, en: `add "${key}"${oneOf.en}` },
  };
}

/** Messages by the schema of the object, then by the wrong key and those that are left to write. */
const unknownKeys = new WeakMap<object, Map<string, SchemaMessage>>();

/** The message of an unknown key; thousands of equal mistakes search for similar names once. */
export function unknownKey(error: ErrorObject): SchemaMessage {
  const key = String(error.params.additionalProperty);
  const schema = error.parentSchema ?? {};
  const allowed = keysOf(member(schema, 'properties'));
  const unused = allowed.filter((one) => member(error.data, one) === undefined);
  const messages = unknownKeys.get(schema) ?? new Map<string, SchemaMessage>();
  unknownKeys.set(schema, messages);
  const same = JSON.stringify([key, unused]);
  const message = messages.get(same) ?? unknownKeyMessage(key, allowed, unused);
  messages.set(same, message);
  return message;
}

function unknownKeyMessage(
  key: string,
  allowed: readonly string[],
  unused: readonly string[],
): SchemaMessage {
  const near = nearestName(key, unused);
  // Every object may have it, so listing it helps nobody.
  const own = allowed.filter((one) => one !== '$allow');
  const shown = list(own, near === undefined ? 40 : 12);
  return {
    message: { zh: `不认识的键 ${quote(key)}`, en: `unknown key ${quote(key)}` },
    key,
    ...(near !== undefined && { label: didYouMean(near) }),
    ...wordFixes(key, allowed, unused),
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

export function wrongName(error: ErrorObject): SchemaMessage {
  const key = String(error.params.propertyName);
  if (key === '$allow') return { ...allowOnMap, key };
  const wanted = describePattern(String(member(error.schema, 'pattern')));
  return {
    message: { zh: `键 ${quote(key)} 的写法不对`, en: `key ${quote(key)} is not written as it should be` },
    key,
    help: { zh: `应为${wanted.zh}`, en: `it should be ${wanted.en}` },
  };
}

/** The schemas use a plain `oneOf` only to require exactly one of some keys. */
export function exactlyOne(error: ErrorObject): SchemaMessage {
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
