import { fromPointer } from '../../../ops/json/pointer.ts';
import { described } from '../../../ops/wording/described.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { keyParts } from '../../../ops/wording/key-parts.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { configFiles, configFolders, optionalFiles } from '../../../schemas/index.ts';
import type { DisplayNames, Language, Problem, Text } from '../../api/index.ts';

type Place = Pick<Problem, 'file' | 'pointer'>;

/** A word in Latin letters, in quotes or without; no part of a path, an address or an option. */
const word = /(?<![\w./$@#-])(["`]?)([a-z][A-Za-z]*)\1(?![\w./$@#-]|:\/\/)( ?)/g;
/** What stands before a word in quotes that is a key: other quoted words are ids and values. */
const beforeKeys = ['缺少', '加上', '写上', '键', 'add', 'key'];
const isBeforeKey = (before: string, whole: string): boolean =>
  before === '' || before.endsWith(': ')
    ? whole.endsWith('is missing')
    : beforeKeys.some((one) => before.endsWith(`${one} `));
/** The object that a mistake is in, before the message: `login.onResult: `. */
const owner = /^[\w-]+(?:\.[\w-]+)*(?=: )/;
/** English sentences that list keys without quotes. */
const lists: readonly RegExp[] = [
  /^one of (.*) is missing$/s,
  /^(.*) exclude each other$/s,
  /^keys that may stand here: (.*)$/s,
];

/** The label of a text follows it closely where it is said already. */
const closely = 30;

/**
 * A text of the check with the words that a form has for the keys and the named values in it: `moreThan（大于）`.
 * @param names - for the labels of declared facts and flags
 */
export function namedKeys(text: Text, { file, pointer }: Place, names: DisplayNames | null): Text {
  const keys = fromPointer(pointer);
  const near = (key: string): Text | null => {
    for (let depth = keys.length; depth >= 0; depth -= 1) {
      const part = keyParts(file, [...keys.slice(0, depth), key], names).at(-1);
      if (part?.label && !part.isItem) return part.label;
    }
    return null;
  };
  const choices = keyParts(file, keys, names).at(-1)?.choices;
  const ownerIn = (language: Language) => (path: string) => {
    const parts = path.split('.').map((part) => {
      const at = keys.indexOf(part);
      return (at >= 0 && keyParts(file, keys.slice(0, at + 1), names).at(-1)?.label?.[language]) || part;
    });
    return parts.join(parts.join('.') === path ? '.' : ' · ');
  };
  const inLanguage = (language: Language): string => {
    const whole = text[language].replace(owner, ownerIn(language));
    // A command is to be copied as it is.
    const end = whole.search(/npx funnel /);
    const named = new Set<string>();
    const isListed = language === 'zh' || lists.some((one) => one.test(whole));
    return whole.replace(word, (found, quote: string, key: string, space: string, at: number) => {
      if ((end >= 0 && at > end) || named.has(key)) return found;
      const isCamel = /[A-Z]/.test(key);
      const isKey =
        isCamel || (quote === '' ? isListed : quote === '`' || isBeforeKey(whole.slice(0, at), whole));
      const label =
        (quote === '"' && choices?.get(key)?.label) ||
        (isKey && (near(key) ?? (isCamel ? labelsByKey().get(key) : null)));
      if (!label || label[language] === key) return found;
      const after = whole.slice(at + found.length, at + found.length + closely + label[language].length);
      if (after.includes(label[language])) return found;
      named.add(key);
      const written = found.trimEnd();
      return language === 'zh' ? `${written}（${label.zh}）` : `${written} (${label.en})${space}`;
    });
  };
  return { zh: inLanguage('zh'), en: inLanguage('en') };
}

let known: ReadonlyMap<string, Text> | null = null;

/** The keys that have one label in all files: a problem may name the file where another is to be mended. */
function labelsByKey(): ReadonlyMap<string, Text> {
  known ??= new Map(
    [...collected()].flatMap(([key, [label, ...others]]) =>
      label && others.length === 0 ? [[key, label]] : [],
    ),
  );
  return known;
}

function collected(): ReadonlyMap<string, Text[]> {
  const found = new Map<string, Text[]>();
  const visited = new Set<object>();
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || visited.has(node)) return;
    visited.add(node);
    for (const [key, { description }] of Object.entries((node as SchemaNode).properties ?? {})) {
      if (description === undefined) continue;
      const { label } = described(description, key);
      const all = found.get(key) ?? [];
      if (!all.some(({ zh }) => zh === label.zh)) found.set(key, [...all, label]);
    }
    for (const one of Object.values(node)) look(one);
  };
  const paths = [
    ...Object.values({ ...configFiles, ...optionalFiles }).map(({ path }) => path),
    ...Object.values(configFolders).map(({ path }) => `${path}/x.json`),
  ];
  for (const path of paths) look(fileSchema(path));
  return found;
}
