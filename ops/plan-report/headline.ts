import type { Act } from '../acts/act.ts';
import { brokenInvariants } from '../invariant-changes/broken-invariants.ts';
import type { Plan } from '../plan/plan.ts';
import { addressesOfNobodyOnly, reachOf } from '../plan/reach.ts';
import { riskGroupsOf } from '../plan/risk-groups.ts';
import { type Language, spaced, type Text } from '../text/text.ts';
import { visible } from '../text/visible.ts';
import { actWords } from '../wording/act-words.ts';
import { groupDigits, nobody, onlyRenamed, riskWords } from '../wording/plan-words.ts';
import { reachText } from '../wording/reach-text.ts';
import { visitorsPerDayText } from '../wording/visitors-per-day-text.ts';
import { brokenInvariantsText } from './invariant-texts.ts';
import { noteHead } from './note-head.ts';
import { isOnlyDirectly } from './only-directly-text.ts';
import { pageFilesText, reachedPagesIn } from './seen-text.ts';

type Numbers = Pick<Plan, 'risks' | 'groups' | 'space' | 'pages' | 'changed' | 'acts' | 'notCompared'> &
  Partial<
    Pick<
      Plan,
      'withoutEffect' | 'renamed' | 'brokenBase' | 'errors' | 'visitorsPerDay' | 'invariants' | 'newAddresses'
    >
  >;

const count = (number: number, one: string, several: string): string =>
  number === 1 ? `1 ${one}` : `${groupDigits(number)} ${several}`;

/** The reach of a plan: `影响 3 个渠道、16 个站点的访客`; edits without a difference for visitors reach nobody. */
export function reachHead(plan: Numbers, lang: Language): string {
  const ofNobody = addressesOfNobodyOnly(plan);
  if (ofNobody.length > 0) return onlyNewAddresses(ofNobody, lang);
  if (plan.changed > 0) {
    const reach = reachText(reachOf(plan), lang);
    return lang === 'zh' ? `影响 ${reach}的访客` : `Reaches visitors of ${reach}`;
  }
  if (plan.brokenBase) return restEqual[lang];
  if (isOnlyRenamed(plan)) return onlyRenamed[lang];
  if (reachedPagesIn(plan).length === 0 && plan.acts.length === 0 && plan.notCompared.length === 0)
    return nobody[lang];
  const leads = leadsIn(plan);
  if (leads > 0) {
    return lang === 'zh'
      ? `页面上有 ${leads} 处按钮或返回码通向别处。`
      : `${count(leads, 'button or result code leads', 'buttons or result codes lead')} elsewhere.`;
  }
  return (plan.acts.some(({ act }) => readings.has(act)) ? sameFacts : nobodyElsewhere)[lang];
}

const nobodyElsewhere: Text = { zh: '没有访客去到别处。', en: 'No visitor ends elsewhere.' };
/** What visitors or servers answer is compared as facts: read otherwise, the same answer may be another fact. */
const readings: ReadonlySet<Act> = new Set<Act>(['answer', 'application']);
const sameFacts: Text = {
  zh: '事实相同的访客没有去到别处；同样的答案读成别的事实时，会去到别处。',
  en: 'No visitor with the same facts ends elsewhere; one whose answer is now read as another fact may.',
};

const onlyNewAddresses = (paths: readonly string[], lang: Language): string =>
  lang === 'zh'
    ? `没有访客受影响：还没有访客会走到新网址 ${paths.join('、')}`
    : `Reaches nobody: no visitor comes to the new ${paths.length === 1 ? 'address' : 'addresses'} ${paths.join(', ')} yet`;

/** The buttons and result codes that lead elsewhere, on pages that visitors reach. */
const leadsIn = (plan: Numbers): number =>
  reachedPagesIn(plan).reduce(
    (sum, { differences }) => sum + differences.filter(({ what }) => what === 'leads').length,
    0,
  );

const restEqual: Text = {
  zh: '在对比过的文件里，没有访客去到别处。',
  en: 'No visitor ends elsewhere by the files that were compared.',
};

const isOnlyRenamed = ({ pages, acts, notCompared, withoutEffect = [], renamed = [] }: Numbers): boolean =>
  renamed.length > 0 && [...pages, ...acts, ...notCompared, ...withoutEffect].length === 0;

/**
 * `1 项风险，29 处`: the number of risks by cause, and of their occurrences. Empty where there is no risk but a note:
 * "no risk" before a note would reassure the reader too early.
 */
export function risksText(plan: Numbers, lang: Language): string {
  const [risks, occurrences] = [riskGroupsOf(plan).length, plan.risks.length];
  if (risks === 0) {
    if (noteHead(plan, lang) !== '' || hasUnsettled(plan)) return '';
    return lang === 'zh' ? '没有风险' : 'No risk';
  }
  const text = risksHead(plan, lang);
  return occurrences === risks
    ? text
    : lang === 'zh'
      ? `${text}，${occurrencesText(plan.risks, lang)}`
      : `${text} in ${occurrencesText(plan.risks, lang)}`;
}

/** Whether something changed that may matter and has no risk of its own, or that nothing has compared. */
const hasUnsettled = ({ acts, notCompared, brokenBase, errors, invariants = [] }: Numbers): boolean =>
  brokenBase !== undefined ||
  errors !== undefined ||
  notCompared.length > 0 ||
  brokenInvariants(invariants).length > 0 ||
  acts.some(({ act }) => act !== 'text');

/** `2 处改动影响接口、限制`: what acts in every situation alike; empty where nothing does. */
function actsText({ acts }: Numbers, lang: Language): string {
  if (acts.length === 0) return '';
  const names = [...new Set(acts.map(({ act }) => actWords[act][lang]))];
  return lang === 'zh'
    ? `${acts.length} 处改动影响${names.join('、')}`
    : `${count(acts.length, 'value changes', 'values change')} ${names.join(', ')}`;
}

/** Names what nothing has compared: no verdict covers it. */
function unjudgedText({ notCompared }: Numbers, lang: Language): string {
  if (notCompared.length === 0) return '';
  return lang === 'zh'
    ? `${notCompared.length} 处改动没有对比过`
    : `${count(notCompared.length, 'edit has', 'edits have')} not been compared`;
}

/** `基准有 1 个错误，hosts.json 没有对比`; empty where the base has none. */
function brokenBaseText({ brokenBase }: Numbers, lang: Language): string {
  if (!brokenBase) return '';
  const files = visible(brokenBase.files.join(lang === 'zh' ? '、' : ', '));
  const { length } = brokenBase.errors;
  return lang === 'zh'
    ? `基准有 ${length} 个错误，${files} 没有对比`
    : `the base has ${count(length, 'error', 'errors')}, so ${files} was not compared`;
}

/** `现在的配置有 1 个错误`; empty where it has none. */
function headErrorsText({ errors }: Numbers, lang: Language): string {
  if (!errors) return '';
  return lang === 'zh'
    ? `现在的配置有 ${errors.length} 个错误`
    : `the config as it is now has ${count(errors.length, 'error', 'errors')}`;
}

/** The most kinds of risks that a headline names. */
const mostNamed = 2;

/**
 * `1 项风险`; where nobody ends elsewhere also what is at risk: `没有访客去到别处` beside a bare number of risks reads as a
 * contradiction.
 */
export function risksHead(plan: Numbers, lang: Language): string {
  const groups = riskGroupsOf(plan);
  const text = riskCount(groups.length, lang);
  const kinds = [...new Set(groups.map(({ risk }) => riskWords[risk][lang]))];
  if (plan.changed > 0 || leadsIn(plan) > 0 || kinds.length === 0 || kinds.length > mostNamed) return text;
  return lang === 'zh' ? `${text}：${kinds.join('；')}` : `${text}: ${kinds.join('; ')}`;
}

/** `1 项风险` */
export const riskCount = (risks: number, lang: Language): string =>
  lang === 'zh' ? `${groupDigits(risks)} 项风险` : count(risks, 'risk', 'risks');

/** The number of occurrences of a risk: `29 处`. */
export const occurrencesText = ({ length }: { length: number }, lang: Language): string =>
  lang === 'zh' ? `${groupDigits(length)} 处` : count(length, 'place', 'places');

/** The exact number of situations that end elsewhere, of all that were compared. */
export const situationsText = (
  { changed, situations }: Pick<Plan, 'changed' | 'situations'>,
  lang: Language,
  /** The console rounds numbers. */
  number: (count: number, lang: Language) => string = groupDigits,
) =>
  lang === 'zh'
    ? `${spaced(number(situations, lang)).trimStart()}种情形中${spaced(number(changed, lang))}种的结果不同`
    : `${groupDigits(changed)} of ${count(situations, 'situation ends', 'situations end')} otherwise`;

/** People come first; empty without traffic.csv, and where nobody can see a difference. */
export function visitorsPerDayHead(plan: Numbers, lang: Language): string {
  const { visitorsPerDay, changed, acts } = plan;
  if (visitorsPerDay === undefined) return '';
  if (changed === 0 && acts.length === 0 && reachedPagesIn(plan).length === 0) return '';
  const text = visitorsPerDayText(visitorsPerDay, lang);
  // Zero may also mean that the file does not have these visitors yet.
  if (visitorsPerDay > 0) return isOfSomeOnly(plan) ? mostText(text, lang) : text;
  return lang === 'zh' ? `${text}（按 traffic.csv）` : `${text} (by traffic.csv)`;
}

/** Whether some of the visitors who are counted meet nothing: a result code or the address that they open decides. */
const isOfSomeOnly = (plan: Numbers): boolean =>
  plan.acts.some(({ atResults }) => atResults) ||
  isOnlyDirectly([...plan.groups, ...reachedPagesIn(plan), ...plan.acts], plan);

const mostText = (text: string, lang: Language): string =>
  lang === 'zh' ? `至多${text}` : `at most ${text}`;

/** The whole head in one line. */
export function headline(plan: Numbers, lang: Language): string {
  const names = [
    visitorsPerDayHead(plan, lang),
    reachHead(plan, lang),
    risksText(plan, lang),
    brokenInvariantsText(plan.invariants ?? [], lang),
    noteHead(plan, lang),
    pageFilesText(plan, lang),
    actsText(plan, lang),
    unjudgedText(plan, lang),
    brokenBaseText(plan, lang),
    headErrorsText(plan, lang),
  ];
  return names.filter((one) => one !== '').join(' · ');
}
