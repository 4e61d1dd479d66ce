import { referenceNouns } from '../config/reference-nouns.ts';
import type { Rename } from '../renames/rename.ts';
import type { Language, Text } from '../text/text.ts';

export const renamedTitle: Text = {
  zh: '改名（按同一个对比）',
  en: 'renamed (compared as one and the same)',
};

/** `品牌 fast-loan → swift-loan` */
export const renamedText = ({ kind, from, to }: Rename, lang: Language): string =>
  `${referenceNouns[kind].name[lang]} ${from} → ${to}`;
