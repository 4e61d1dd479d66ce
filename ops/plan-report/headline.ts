import type { Plan } from '../plan/plan.ts';
import { reachOf } from '../plan/reach.ts';
import { riskGroupsOf } from '../plan/risk-groups.ts';
import { type Language, spaced } from '../text/text.ts';
import { groupDigits, nobody } from '../wording/plan-words.ts';
import { reachText } from '../wording/reach-text.ts';
import { noteHead } from './note-head.ts';

type Numbers = Pick<Plan, 'risks' | 'groups' | 'space' | 'pages' | 'changed' | 'notCompared'>;

const count = (number: number, one: string, several: string): string =>
  number === 1 ? `1 ${one}` : `${groupDigits(number)} ${several}`;

/** Whom a plan reaches: `影响 3 个渠道、16 个站点的访客`; what visitors do not get differently reaches nobody. */
export function reachHead(plan: Numbers, lang: Language): string {
  if (plan.changed > 0) {
    const reach = reachText(reachOf(plan), lang);
    return lang === 'zh' ? `影响 ${reach}的访客` : `Reaches visitors of ${reach}`;
  }
  if (reachedPagesIn(plan) === 0 && plan.notCompared.length === 0) return nobody[lang];
  return lang === 'zh' ? '没有访客去到别处。' : 'No visitor ends elsewhere.';
}

/**
 * `1 项风险，29 处`: what brings them is one risk, each place where it strikes is told by itself. Empty where there is
 * none and something is worth a look all the same: who reads of it must not have read that all is well.
 */
export function risksText(plan: Numbers, lang: Language): string {
  const [risks, places] = [riskGroupsOf(plan).length, plan.risks.length];
  if (risks === 0) {
    if (noteHead(plan, lang) !== '') return '';
    return lang === 'zh' ? '没有风险' : 'No risk';
  }
  const text = riskCount(risks, lang);
  return places === risks
    ? text
    : lang === 'zh'
      ? `${text}，${occurrencesText(plan.risks, lang)}`
      : `${text} in ${occurrencesText(plan.risks, lang)}`;
}

/** `1 项风险` */
export const riskCount = (risks: number, lang: Language): string =>
  lang === 'zh' ? `${groupDigits(risks)} 项风险` : count(risks, 'risk', 'risks');

/** In how many places a risk strikes: `29 处`. */
export const occurrencesText = ({ length }: { length: number }, lang: Language): string =>
  lang === 'zh' ? `${groupDigits(length)} 处` : count(length, 'place', 'places');

/** Files of pages that visitors meet and that differ; empty where none does. Where visitors end is another matter. */
export function pageFilesText(plan: Numbers, lang: Language): string {
  const pages = reachedPagesIn(plan);
  if (pages === 0) return '';
  return lang === 'zh'
    ? `${pages} 个页面文件（含所用表单）有改动`
    : `${count(pages, 'page file differs', 'page files differ')} (with the forms on them)`;
}

const reachedPagesIn = ({ pages }: Numbers): number => pages.filter(({ count: met }) => met > 0).length;

/** How many situations end otherwise, of all that were compared: exact, and too large to picture. */
export const situationsText = (
  { changed, situations }: Pick<Plan, 'changed' | 'situations'>,
  lang: Language,
  /** The console says numbers as people do. */
  number: (count: number, lang: Language) => string = groupDigits,
) =>
  lang === 'zh'
    ? `${spaced(number(situations, lang)).trimStart()}种情形中${spaced(number(changed, lang))}种的结果不同`
    : `${groupDigits(changed)} of ${count(situations, 'situation ends', 'situations end')} otherwise`;

/** All of it in one line. */
export function headline(plan: Numbers, lang: Language): string {
  const names = [
    reachHead(plan, lang),
    risksText(plan, lang),
    noteHead(plan, lang),
    pageFilesText(plan, lang),
  ];
  return names.filter((one) => one !== '').join(' · ');
}
