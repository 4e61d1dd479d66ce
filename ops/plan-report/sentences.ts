import { endOf, endOfRisk, isOfEnds } from '../plan/end.ts';
import { endsOfSomebody } from '../plan/ends-of-somebody.ts';
import type { EndChange, Group, ReportedRisk } from '../plan/plan.ts';
import type { Reaching } from '../plan/reach.ts';
import type { RiskGroup } from '../plan/risk-groups.ts';
import { ledExtent } from '../plan/visitors.ts';
import type { Language } from '../text/text.ts';
import type { LabelSource } from '../wording/labels.ts';
import { riskWords, stepWords } from '../wording/plan-words.ts';
import { detailText, fieldsText, inSentence } from './detail-text.ts';
import { differenceText } from './difference-text.ts';
import { riskOfPage } from './risk-of-page.ts';
import { type EndTransition, type Sentence, transitionSentences } from './transition-sentences.ts';
import { visitorsText } from './visitors-text.ts';

/** The number of sentences of one cause that are shown unfolded. */
const maxSentences = 4;

/** Splits sentences into shown and folded ones; those about blocked visitors and regressions are always shown. */
export function foldSentences(sentences: readonly Sentence[]): { shown: Sentence[]; folded: Sentence[] } {
  const isAlwaysShown = ({ isStuck, isHeld, isRegression }: Sentence) => isStuck || isHeld || isRegression;
  const others = sentences.filter((one) => !isAlwaysShown(one));
  const room = Math.max(0, maxSentences - (sentences.length - others.length));
  const folded = others.slice(room);
  return { shown: sentences.filter((one) => !folded.includes(one)), folded };
}

/** What sentences say of a group. */
export type SentenceGroup = Pick<Group, 'step' | 'before' | 'after' | 'who' | 'count' | 'fields' | 'ends'>;

/** The sentences about the groups of one cause: stuck visitors first, then by the number of visitors. */
export function groupSentences(
  groups: readonly SentenceGroup[],
  compared: Reaching,
  source: LabelSource,
): Sentence[] {
  const all = groups.flatMap(({ ends = [] }) => ends);
  const come = endsOfSomebody(groups, compared.newAddresses);
  const details = detailSentences(groups, compared, source);
  return [
    ...transitionSentences(transitionsOf(come), compared, source),
    ...(all.length > 0 && come.length === 0 ? [ofNobody(all, source.language)] : []),
    ...details,
    ...shownSentences(groups, compared, source),
  ];
}

/** All that a cause changes is at new addresses to which none of its visitors come. */
function ofNobody(ends: readonly EndChange[], language: Language): Sentence {
  const who = language === 'zh' ? '还没有访客' : 'No visitor';
  const what = language === 'zh' ? '会走到这个新网址' : 'comes to this new address yet';
  return {
    text: language === 'zh' ? `${who}${what}。` : `${who} ${what}.`,
    parts: { who, what, transition: null },
    ...{ isStuck: false, isHeld: false, isRegression: false },
    count: ends.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The sentences about pages of which visitors see other parts, one for each difference. */
function shownSentences(
  groups: readonly SentenceGroup[],
  compared: Reaching,
  source: LabelSource,
): Sentence[] {
  const { language } = source;
  return groups
    .filter(({ step }) => step === 'shown')
    .map((group) => {
      const who = visitorsText([group.who], compared, language);
      const difference = differenceText(group, source);
      const what =
        language === 'zh' ? `看到的页面内容不同：${difference}` : `see other parts of a page: ${difference}`;
      const text = language === 'zh' ? `${who}的访客${what}。` : `Visitors of ${who} ${what}.`;
      const state = { isStuck: false, isHeld: false, isRegression: false };
      return { text, parts: { who, what, transition: null }, ...state, count: group.count };
    });
}

/** The sentences about the risks of one cause. */
export function riskSentences(group: RiskGroup, source: LabelSource): Sentence[] {
  const { risk, risks } = group;
  if (isOfEnds(risk)) {
    const transitions = risks.flatMap(({ before, after, ...rest }): EndTransition[] => {
      const end = endOfRisk(after);
      // A lost page or form was none of an error page.
      const was = risk === 'loop' ? {} : { wasError: false };
      return end ? [{ before: endOfRisk(before), after: end, ...was, ...rest }] : [];
    });
    return transitionSentences(transitions, group, source);
  }
  const { language } = source;
  const [first] = risks;
  if (!first) return [];
  const who = visitorsText(risks.map(ledExtent), group, language);
  const same = sameOnPages(risks);
  const difference = differenceText(same ?? first, source);
  const more = risks.length < 2 ? '' : moreText(risks.length, same !== null, language);
  const what =
    language === 'zh'
      ? `${riskWords[risk].zh}，${difference}${more}`
      : `${riskWords[risk].en}, ${difference}${more}`;
  return [
    {
      text: language === 'zh' ? `${who}的访客：${what}。` : `Visitors of ${who}: ${what}.`,
      parts: { who, what, transition: null },
      isStuck: false,
      isHeld: false,
      isRegression: false,
      count: risks.reduce((sum, { count }) => sum + count, 0),
    },
  ];
}

/** What several pages lose alike, without a page; null where they do not. */
function sameOnPages(risks: RiskGroup['risks']): Pick<ReportedRisk, 'risk' | 'before' | 'after'> | null {
  const [first, ...others] = risks.map((one) => ({ risk: one.risk, ...riskOfPage(one, one) }));
  if (!first || others.length === 0) return null;
  const { risk, before, after } = first;
  // Of a page that is lost as a whole, both sides are its name.
  const isAlike = [first, ...others].every(
    (one) => one.page !== null && one.before === before && one.after === after,
  );
  return isAlike && before !== after ? { risk, before, after } : null;
}

function moreText(count: number, areOnPages: boolean, language: Language): string {
  if (areOnPages) return language === 'zh' ? `（${count} 个页面）` : ` (on ${count} pages)`;
  return language === 'zh' ? ` 等 ${count} 处` : ` and ${count - 1} more`;
}

/** All changed ends, because a group names only the first step that differs. */
const transitionsOf = (ends: readonly EndChange[]): EndTransition[] =>
  ends.flatMap(({ way, before, after, ...rest }): EndTransition[] => {
    const end = endOf(way, after);
    return end ? [{ before: endOf(way, before), after: end, ...rest }] : [];
  });

/** The sentences about changed brands and ads. */
function detailSentences(
  groups: readonly SentenceGroup[],
  compared: Reaching,
  source: LabelSource,
): Sentence[] {
  const { language } = source;
  return (['brand', 'ads'] as const).flatMap((step): Sentence[] => {
    const own = groups.filter((group) => group.step === step);
    if (own.length === 0) return [];
    const who = visitorsText(
      own.map((group) => group.who),
      compared,
      language,
    );
    const fields = own.flatMap((group) => group.fields ?? []);
    const count = own.reduce((sum, group) => sum + group.count, 0);
    const { text: sentence, what } = detailSentence(who, step, fields, language);
    const text = `${sentence}${language === 'zh' ? '。' : '.'}`;
    return [
      {
        text,
        parts: { who, what, transition: null },
        isStuck: false,
        isHeld: false,
        isRegression: false,
        count,
      },
    ];
  });
}

/** `渠道 5265 的访客看到的页面标题不同`; for another brand or ads, with all fields that differ. */
function detailSentence(
  who: string,
  step: 'brand' | 'ads',
  fields: NonNullable<Group['fields']>,
  language: Language,
): { text: string; what: string } {
  const detail = detailText(step, fields, language);
  if (detail !== null) {
    const what = language === 'zh' ? `看到的${detail}不同` : `see another ${inSentence(detail)}`;
    return { text: language === 'zh' ? `${who}的访客${what}` : `Visitors of ${who} ${what}`, what };
  }
  const [name, all] = [stepWords[step][language], fieldsText(step, fields, language)];
  const what =
    language === 'zh'
      ? `${step === 'ads' ? '上报的' : '看到的'}${name}不同：${all}`
      : `the ${name} differ${step === 'ads' ? '' : 's'}: ${all}`;
  return { text: language === 'zh' ? `${who}的访客${what}` : `For visitors of ${who} ${what}`, what };
}
