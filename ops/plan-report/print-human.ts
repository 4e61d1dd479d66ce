import { editGroupLine, editGroups } from '../edit-wording/edit-groups.ts';
import { editText } from '../edit-wording/edit-text.ts';
import { pageDifferenceText } from '../edit-wording/page-difference-text.ts';
import type { Group, Plan, ReportedPage, ReportedRisk } from '../plan/plan.ts';
import type { ReportedAct } from '../plan/report-acts.ts';
import { type CountedRiskGroup, countedRiskGroups, type TrafficCounter } from '../plan/visitors-per-day.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Language } from '../text/text.ts';
import { visible } from '../text/visible.ts';
import { extentText, plainWordsOf } from '../wording/extent-text.ts';
import type { LabelSource } from '../wording/labels.ts';
import { groupDigits, riskWords, spaceText, stepWords } from '../wording/plan-words.ts';
import { reachText } from '../wording/reach-text.ts';
import { axisWordsOf } from '../wording/visitor-words.ts';
import { visitorsPerDayText } from '../wording/visitors-per-day-text.ts';
import { actText } from './act-text.ts';
import { brokenBaseTitle, configErrorText, headErrorsTitle } from './config-error-text.ts';
import { type DescribedCause, describeCauses } from './describe-causes.ts';
import { detailText } from './detail-text.ts';
import { differenceText } from './difference-text.ts';
import { headline, occurrencesText, situationsText } from './headline.ts';
import { invariantsTitle, invariantText } from './invariant-texts.ts';
import { onlyDirectlyText } from './only-directly-text.ts';
import { renamedText, renamedTitle } from './renamed-text.ts';
import { foldSentences, riskSentences } from './sentences.ts';
import type { Sentence } from './transition-sentences.ts';
import { witnessText } from './witness-text.ts';

/** The number of groups of a cause that are printed; the rest is counted. */
const mostGroups = 6;
const moreLine = (count: number, lang: Language): string[] =>
  count > 0
    ? [lang === 'zh' ? `  还有 ${count} 类变化，见 --json` : `  ${count} more changes, see --json`]
    : [];

/** A plan for people: the numbers, the risks, then each cause with its visitors. */
export function printHuman(
  plan: Plan,
  source: LabelSource,
  paint: Paint,
  counter: TrafficCounter | null = null,
): string {
  const lang = source.language;
  const say = (zh: string, en: string) => (lang === 'zh' ? zh : en);
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', paint('bold', title), ...lines] : [];
  const lines = [
    headline(plan, lang),
    ...section(
      brokenBaseTitle[lang],
      (plan.brokenBase?.errors ?? []).map((one) => `  ${visible(configErrorText(one, lang))}`),
    ),
    ...section(
      headErrorsTitle[lang],
      (plan.errors ?? []).map((one) => `  ${visible(configErrorText(one, lang))}`),
    ),
    ...section(
      say('超出 --only 的改动', 'changes outside --only'),
      (plan.collateral ?? []).flatMap(({ what, who, count }) => [
        `  ${paint('error', visible(what))}  ${groupDigits(count)}`,
        ...extentText(who, lang, axisWordsOf(source.names)).map((line) => `    ${visible(line)}`),
      ]),
    ),
    ...section(
      invariantsTitle(lang).toLowerCase(),
      plan.invariants.flatMap((one) => [
        `  ${paint(one.after === 'violated' ? 'error' : 'dim', invariantText(one, lang))}`,
        paint('dim', `    ${visible(one.witness)}`),
      ]),
    ),
    ...section(
      say('风险', 'risks'),
      countedRiskGroups(plan, counter).flatMap((group) => riskLines(group, source, paint)),
    ),
    ...describeCauses(plan, source).flatMap((cause) => causeLines(cause, source, paint, counter)),
    ...section(
      say('页面与表单', 'pages and forms'),
      plan.pages.flatMap((page) => pageLines(page, plan, source)),
    ),
    ...section(
      say(
        '对所有情形都一样的改动（接口、统计、保存、限制、文字）',
        'what acts in every situation alike (calls, trackers, storage, limits, texts)',
      ),
      plan.acts.flatMap((act) => actLines(act, plan, source)),
    ),
    ...section(
      renamedTitle[lang],
      plan.renamed.map((one) => `  ${visible(renamedText(one, lang))}`),
    ),
    ...section(
      say('没有访客看到的改动', 'edits that no visitor sees'),
      plan.withoutEffect.map((edit) => `  ${visible(editText(edit, source))}`),
    ),
    ...section(
      say('没有对比过的改动：请人工确认', 'edits that nothing has compared: check them by hand'),
      plan.notCompared.map((edit) => `  ${visible(editText(edit, source))}`),
    ),
    '',
    paint(
      'dim',
      `${situationsText(plan, lang)}${say('：', ': ')}${spaceText(plan.space, lang, axisWordsOf(source.names))}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** A cause with its visitors; of edits that are alike it has the details of one visitor only. */
function causeLines(
  { edits, groups, sentences, areAlike }: DescribedCause,
  source: LabelSource,
  paint: Paint,
  counter: TrafficCounter | null,
): string[] {
  const lang = source.language;
  const most = areAlike ? 1 : mostGroups;
  const visitors = counter ? `  ${visitorsPerDayText(counter.count(groups), lang)}` : '';
  return [
    '',
    ...editGroups(edits).map(
      (same, at) => paint('bold', visible(editGroupLine(same, source))) + (at === 0 ? visitors : ''),
    ),
    ...sentenceLines(sentences, lang, paint),
    ...groups.slice(0, most).flatMap((group) => differenceLines(titleOf(group, lang), group, source, paint)),
    ...moreLine(groups.length - most, lang),
  ];
}

/** Empty for details of a brand, whose fields follow with their labels. */
const titleOf = ({ step, fields = [] }: Group, lang: Language): string =>
  detailText(step, fields, lang) === null ? stepWords[step][lang] : '';

/** The sentences about who ends where. */
function sentenceLines(sentences: readonly Sentence[], lang: Language, paint: Paint): string[] {
  const { shown, folded } = foldSentences(sentences);
  const rest = folded.length;
  const more =
    lang === 'zh'
      ? `  还有 ${rest} 种去处，见 --json`
      : `  ${rest} more ${rest === 1 ? 'place' : 'places'} where they end, see --json`;
  return [
    ...shown.map(({ text, isStuck, isHeld, isRegression }) => {
      const sentence = visible(text);
      return `  ${isStuck ? paint('error', sentence) : isRegression || isHeld ? paint('warning', sentence) : sentence}`;
    }),
    ...(rest > 0 ? [more] : []),
  ];
}

/** A risk with its causes, one affected visitor, and the number of further occurrences. */
function riskLines(group: CountedRiskGroup, source: LabelSource, paint: Paint): string[] {
  const { risk, edits, risks, reach, visitorsPerDay } = group;
  const lang = source.language;
  const [first] = risks;
  if (!first) return [];
  const more = risks.slice(1);
  const [title, reached] = [
    riskWords[risk][lang],
    reachText(reach, lang) + onlyDirectlyText(risks, group, lang),
  ];
  const visitors = visitorsPerDay === undefined ? '' : `${visitorsPerDayText(visitorsPerDay, lang)} · `;
  const rest =
    lang === 'zh'
      ? `    另外 ${occurrencesText(more, lang)}，见 --json`
      : `    ${occurrencesText(more, lang)} more, see --json`;
  return [
    `  ${paint('error', title)}  ${visitors}${reached} · ${occurrencesText(risks, lang)}`,
    ...editGroups(edits).map((same) => `    ${visible(editGroupLine(same, source))}`),
    ...sentenceLines(riskSentences(group, source), lang, paint).map((line) => `  ${line}`),
    ...differenceLines('', first, source, paint).map((line) => `  ${line}`),
    ...(more.length > 0 ? [rest] : []),
  ];
}

function differenceLines(
  title: string,
  reported: Group | ReportedRisk,
  source: LabelSource,
  paint: Paint,
): string[] {
  const { who, count } = reported;
  const sides = visible(differenceText(reported, source));
  return [
    `  ${title === '' ? '' : `${title}: `}${sides}  ${paint('dim', groupDigits(count))}`,
    ...extentText(who, source.language, axisWordsOf(source.names)).map((line) => `    ${visible(line)}`),
    paint('dim', `    ${visible(witnessText(reported, source.language))}`),
  ];
}

const actLines = (act: ReportedAct, plan: Plan, { language: lang, names }: LabelSource): string[] => [
  `  ${visible(actText(act, lang))}${onlyDirectlyText([act], plan, lang)}`,
  ...extentText(act.who, lang, plainWordsOf(names?.channelInfo ?? {})).map((line) => `    ${visible(line)}`),
];

function pageLines(reported: ReportedPage, plan: Plan, source: LabelSource): string[] {
  const { page, differences, count } = reported;
  const lang = source.language;
  const met =
    lang === 'zh' ? `${groupDigits(count)} 种情形会看到` : `met in ${groupDigits(count)} situations`;
  return [
    `  ${visible(page)}  ${met}${onlyDirectlyText([reported], plan, lang)}`,
    ...differences.map((one) => `    ${visible(pageDifferenceText(one, page, source))}`),
  ];
}
