import type { Text } from '../text/text.ts';
import type { SchemaNode } from './schema-node.ts';

/** A label with its description. */
export interface Described {
  label: Text;
  /** The rest of the description after the label. */
  about: Text | null;
}

/** Splits "中文，说明 | English: more (R-BRAND 2)" into the label above a field and the help text under it. */
export function described(description: string | undefined, key: string): Described {
  const plain = (description ?? key).replace(/\s*\(R-[A-Z]+[^)]*\)$/, '');
  const [zh = key, en = zh] = plain.split(' | ');
  const cut = (text: string, at: RegExp) => {
    const found = at.exec(text);
    const end = found?.index ?? text.length;
    return { label: text.slice(0, end), about: text.slice(end + (found?.[0].length ?? 0)) };
  };
  const [zhCut, enCut] = [cut(zh, /[：，；]/), cut(en, /[:,;] /)];
  const about = zhCut.about || enCut.about ? { zh: zhCut.about, en: enCut.about } : null;
  return { label: { zh: zhCut.label, en: enCut.label }, about };
}

/** The name of each value of a choice, as its schema has them. */
export const choiceNamesOf = ({
  enum: values = [],
  enumDescriptions: names = [],
}: { readonly [K in 'enum' | 'enumDescriptions']?: Readonly<SchemaNode[K]> }): ReadonlyMap<
  string,
  Described
> => new Map(values.map((value, at) => [String(value), described(names[at], String(value))]));
