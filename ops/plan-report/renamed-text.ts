import { referenceNouns } from '../config/reference-nouns.ts';
import type { Rename } from '../renames/rename.ts';
import type { RenamedFact } from '../renames/renamed-facts.ts';
import type { RenamedValue } from '../renames/renamed-values.ts';
import type { Language, Text } from '../text/text.ts';

export const renamedTitle: Text = {
  zh: '改名（按同一个对比）',
  en: 'renamed (compared as one and the same)',
};

/** `品牌 fast-loan → swift-loan` */
export const renamedText = (
  { kind, from, to }: Rename | RenamedFact | RenamedValue,
  lang: Language,
): string => {
  const noun = kind === 'fact' || kind === 'factValue' ? factNouns[kind] : referenceNouns[kind].name;
  return `${noun[lang]} ${from} → ${to}`;
};

const factNouns: Readonly<Record<'fact' | 'factValue', Text>> = {
  fact: { zh: '事实', en: 'fact' },
  factValue: { zh: '事实的值', en: 'value of a fact' },
};
