import type { BlockedKind } from '../plan/blocked.ts';
import type { Plan } from '../plan/plan.ts';
import type { Regression } from '../plan/regressions.ts';
import type { Language, Text } from '../text/text.ts';
import { notePrefix } from './transition-words.ts';

const regressionWords: Record<Regression, Text> = {
  start: { zh: '登录页', en: 'a login page' },
  done: { zh: '已经办过的页面', en: 'a page that they are done with' },
};

const blockedWords: Record<BlockedKind, Text> = {
  stuck: {
    zh: '有访客停在出错页或来回跳转',
    en: 'visitors are stuck at an error page or go round in circles',
  },
  held: { zh: '有访客被拦住（可以重试）', en: 'visitors are held back (they can try again)' },
};

/** The note about regressions and blocked visitors; empty where there are none. */
export function noteHead({ groups, risks }: Pick<Plan, 'groups' | 'risks'>, lang: Language): string {
  const ends = groups.flatMap(({ ends: all }) => all ?? []);
  // Stuck visitors are part of the risks where there are any.
  const kinds = risks.length > 0 ? (['held'] as const) : (['stuck', 'held'] as const);
  const names = [
    ...regressionTexts(new Set(ends.flatMap(({ regression }) => regression ?? [])), lang),
    ...kinds
      .filter((one) => ends.some(({ blocked }) => blocked === one))
      .map((one) => blockedWords[one][lang]),
  ];
  return names.length === 0 ? '' : `${notePrefix[lang]}${names.join(lang === 'zh' ? '；' : '; ')}`;
}

function regressionTexts(backs: ReadonlySet<Regression>, lang: Language): string[] {
  if (backs.size === 0) return [];
  const words = [...backs]
    .sort()
    .reverse()
    .map((back) => regressionWords[back][lang]);
  return [
    lang === 'zh'
      ? `有访客成功后又到${words.join('、')}`
      : `visitors who got through come back to ${words.join(' and to ')}`,
  ];
}
