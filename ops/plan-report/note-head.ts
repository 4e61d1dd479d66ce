import type { BlockedKind } from '../plan/blocked.ts';
import { causeGroupsOf } from '../plan/cause-groups.ts';
import { endsOfSomebody } from '../plan/ends-of-somebody.ts';
import type { EndChange, Plan } from '../plan/plan.ts';
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

/** What deserves attention without being a risk, and the ends of the visitors whom it concerns. */
export interface PlanNote {
  /** `有访客被拦住（可以重试）` */
  text: string;
  ends: EndChange[];
}

type Noted = Pick<Plan, 'groups' | 'risks'> & Partial<Pick<Plan, 'newAddresses'>>;

/** The notes about regressions and blocked visitors. */
export function planNotes(plan: Noted, lang: Language): PlanNote[] {
  const { risks, newAddresses } = plan;
  const ends = causeGroupsOf(plan.groups).flatMap(({ groups }) => endsOfSomebody(groups, newAddresses));
  const led = ends.filter(({ regression }) => regression !== undefined);
  // Stuck visitors are part of the risks where there are any.
  const kinds = risks.length > 0 ? (['held'] as const) : (['stuck', 'held'] as const);
  const notes = [
    { text: regressionText(new Set(led.flatMap(({ regression }) => regression ?? [])), lang), ends: led },
    ...kinds.map((kind) => ({
      text: blockedWords[kind][lang],
      ends: ends.filter(({ blocked }) => blocked === kind),
    })),
  ];
  return notes.filter((note) => note.ends.length > 0);
}

/** The notes in one line; empty where there are none. */
export function noteHead(plan: Noted, lang: Language): string {
  const names = planNotes(plan, lang).map(({ text }) => text);
  return names.length === 0 ? '' : `${notePrefix[lang]}${names.join(lang === 'zh' ? '；' : '; ')}`;
}

/** The visitor who is shown for it may have only just arrived: the note says after what they are led back. */
function regressionText(backs: ReadonlySet<Regression>, lang: Language): string {
  const words = [...backs]
    .sort()
    .reverse()
    .map((back) => regressionWords[back][lang]);
  return lang === 'zh'
    ? `有访客登录或提交以后又到${words.join('、')}`
    : `after a login or a form, visitors come back to ${words.join(' and to ')}`;
}
