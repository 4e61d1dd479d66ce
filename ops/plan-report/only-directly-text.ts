import { type Met, type Reaching, reachIn } from '../plan/reach.ts';
import type { Language, Text } from '../text/text.ts';

/** Visitors who see something only because they open its address directly, beside those who are led there. */
type Directly = 'none' | 'others' | 'all';

const words: Record<Directly, Text> = {
  none: { zh: '', en: '' },
  others: {
    zh: '，其他访客要直接打开网址才会碰到',
    en: '; others meet it only by opening its address',
  },
  all: { zh: '（要直接打开网址才会碰到）', en: ' (met only by opening its address)' },
};

function directlyOf(items: readonly Met[], reaching: Reaching): Directly {
  if (items.every(({ led }) => led === undefined)) return 'none';
  const isNobody = ({ hosts }: { hosts: number }) => hosts === 0;
  const [led, all] = [
    reachIn(items, reaching),
    reachIn(
      items.map(({ who }) => ({ who })),
      reaching,
    ),
  ];
  if (isNobody(all) || JSON.stringify(led) === JSON.stringify(all)) return 'none';
  return isNobody(led) ? 'all' : 'others';
}

/** Whether nobody is led to what is met: all who meet it open its address. */
export const isOnlyDirectly = (items: readonly Met[], reaching: Reaching): boolean =>
  directlyOf(items, reaching) === 'all';

/** `，其他访客要直接打开网址才会碰到`, after the visitors who are led there; empty where these are all. */
export const onlyDirectlyText = (items: readonly Met[], reaching: Reaching, lang: Language): string =>
  words[directlyOf(items, reaching)][lang];
