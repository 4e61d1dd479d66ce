import { editGroupLine, editGroups } from '../edit-wording/edit-groups.ts';
import { editText } from '../edit-wording/edit-text.ts';
import { pageDifferenceText } from '../edit-wording/page-difference-text.ts';
import type { Group, Plan, ReportedRisk } from '../plan/plan.ts';
import { type CountedRiskGroup, countedRiskGroups, type TrafficCounter } from '../plan/visitors-per-day.ts';
import type { Language } from '../text/text.ts';
import { visible } from '../text/visible.ts';
import { extentText, plainWordsOf } from '../wording/extent-text.ts';
import type { LabelSource } from '../wording/labels.ts';
import { groupDigits, riskWords, spaceText } from '../wording/plan-words.ts';
import { axisWordsOf } from '../wording/visitor-words.ts';
import { visitorsPerDayText } from '../wording/visitors-per-day-text.ts';
import { actText } from './act-text.ts';
import { brokenBaseTitle, configErrorText, headErrorsTitle } from './config-error-text.ts';
import { type DescribedCause, describeCauses } from './describe-causes.ts';
import { stepText } from './detail-text.ts';
import { differenceText } from './difference-text.ts';
import { headline, occurrencesText, situationsText } from './headline.ts';
import { invariantsTitle, invariantText } from './invariant-texts.ts';
import { onlyDirectlyText } from './only-directly-text.ts';
import { renamedText, renamedTitle } from './renamed-text.ts';
import { foldSentences, riskSentences } from './sentences.ts';
import type { Sentence } from './transition-sentences.ts';
import { witnessText } from './witness-text.ts';

/** Escapes text for a cell of a Markdown table, so that nothing in it is Markdown or HTML. */
const cell = (text: string): string =>
  visible(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_{}[\]()#+!|~@$-]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, ' ');

/** A command as code; a backtick in it would end it. */
const code = (text: string): string => `<code>${cell(text)}</code>`;

/** A plan as a comment on a merge request. */
export function printMarkdown(
  plan: Plan,
  source: LabelSource,
  counter: TrafficCounter | null = null,
): string {
  const lang = source.language;
  const say = (zh: string, en: string) => (lang === 'zh' ? zh : en);
  const causes = describeCauses(plan, source);
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`### ${title}`, '', ...lines.map((line) => `- ${line}`), ''] : [];
  return [
    `## funnel plan: ${headline(plan, lang)}`,
    '',
    ...list(
      brokenBaseTitle[lang],
      (plan.brokenBase?.errors ?? []).map((one) => cell(configErrorText(one, lang))),
    ),
    ...list(
      headErrorsTitle[lang],
      (plan.errors ?? []).map((one) => cell(configErrorText(one, lang))),
    ),
    ...list(
      invariantsTitle(lang),
      plan.invariants.map((one) => `${cell(invariantText(one, lang))}<br>${code(one.witness)}`),
    ),
    ...table(
      say('风险', 'Risks'),
      [say('原因', 'cause'), say('风险', 'risk'), say('处', 'places'), ...columns(lang)],
      countedRiskGroups(plan, counter).flatMap((group) => riskCells(group, source)),
    ),
    ...list(
      say('谁去了哪里', 'Who ends where'),
      causes.map(({ edits, groups, sentences }) =>
        [
          ...editGroups(edits).map((same) => cell(editGroupLine(same, source))),
          ...(counter ? [cell(visitorsPerDayText(counter.count(groups), lang))] : []),
          ...sentenceCells(sentences, lang),
        ].join('<br>'),
      ),
    ),
    ...table(
      say('改动', 'Changes'),
      [say('原因', 'cause'), say('步骤', 'step'), ...columns(lang)],
      causes.flatMap((cause) => changeCells(cause, source)),
    ),
    ...table(
      say('页面与表单', 'Pages and forms'),
      [say('页面', 'page'), say('改动', 'differences'), say('情形数', 'situations')],
      plan.pages.map((reported) => [
        cell(reported.page) + onlyDirectlyText([reported], plan, lang),
        reported.differences.map((one) => cell(pageDifferenceText(one, reported.page, source))).join('<br>'),
        groupDigits(reported.count),
      ]),
    ),
    ...list(
      say('对所有情形都一样的改动', 'What acts in every situation alike'),
      plan.acts.map((act) =>
        [
          actText(act, lang) + onlyDirectlyText([act], plan, lang),
          ...extentText(act.who, lang, plainWordsOf(source.names?.channelInfo ?? {})),
        ]
          .map(cell)
          .join('<br>'),
      ),
    ),
    ...list(
      renamedTitle[lang],
      plan.renamed.map((one) => cell(renamedText(one, lang))),
    ),
    ...list(
      say('没有访客看到的改动', 'Edits that no visitor sees'),
      plan.withoutEffect.map((edit) => cell(editText(edit, source))),
    ),
    ...list(
      say('没有对比过的改动：请人工确认', 'Edits that nothing has compared: check them by hand'),
      plan.notCompared.map((edit) => cell(editText(edit, source))),
    ),
    ...list(
      say('超出 --only 的改动', 'Changes outside --only'),
      (plan.collateral ?? []).map(
        ({ what, who, count }) =>
          `${cell(what)}: ${groupDigits(count)}<br>${extentText(who, lang, axisWordsOf(source.names)).map(cell).join('<br>')}`,
      ),
    ),
    cell(
      `${situationsText(plan, lang)}${say('：', ': ')}${spaceText(plan.space, lang, axisWordsOf(source.names))}`,
    ),
    '',
  ].join('\n');
}

const columns = (lang: Language): string[] =>
  lang === 'zh'
    ? ['之前 → 之后', '哪些访客', '情形数', '例子']
    : ['before → after', 'who', 'situations', 'witness'];

const differenceCells = (reported: Group | ReportedRisk, source: LabelSource): string[] => [
  cell(differenceText(reported, source)),
  extentText(reported.who, source.language, axisWordsOf(source.names)).map(cell).join('<br>'),
  groupDigits(reported.count),
  witnessText(reported, source.language, code),
];

/** The groups of a cause; of edits that are alike only the first, and the number of the others. */
function changeCells({ edits, groups, areAlike }: DescribedCause, source: LabelSource): string[][] {
  const lang = source.language;
  const lines = areAlike
    ? editGroups(edits).map((same) => editGroupLine(same, source))
    : edits.map((edit) => editText(edit, source));
  const rest = groups.length - 1;
  const more =
    areAlike && rest > 0
      ? [lang === 'zh' ? `还有 ${rest} 类变化，见 --json` : `${rest} more changes, see --json`]
      : [];
  return (areAlike ? groups.slice(0, 1) : groups).map((group) => [
    lines.map(cell).join('<br>'),
    [stepText(group.step, group.fields ?? [], lang), ...more].map(cell).join('<br>'),
    ...differenceCells(group, source),
  ]);
}

function sentenceCells(sentences: readonly Sentence[], lang: Language): string[] {
  const { shown, folded } = foldSentences(sentences);
  const rest = folded.length;
  const more =
    lang === 'zh'
      ? `还有 ${rest} 种去处，见 --json`
      : `${rest} more ${rest === 1 ? 'place' : 'places'} where they end, see --json`;
  return [
    ...shown.map(({ text, isStuck, isHeld, isRegression }) =>
      isStuck || isHeld || isRegression ? `<strong>${cell(text)}</strong>` : cell(text),
    ),
    ...(rest > 0 ? [cell(more)] : []),
  ];
}

/** A risk with its causes, its number of occurrences, and the largest one. */
function riskCells(group: CountedRiskGroup, source: LabelSource): string[][] {
  const { edits, risk, risks, visitorsPerDay } = group;
  const lang = source.language;
  const [first] = risks;
  if (!first) return [];
  return [
    [
      editGroups(edits)
        .map((same) => cell(editGroupLine(same, source)))
        .join('<br>'),
      [
        cell(riskWords[risk][lang]),
        ...(visitorsPerDay === undefined ? [] : [cell(visitorsPerDayText(visitorsPerDay, lang))]),
        ...sentenceCells(riskSentences(group, source), lang),
      ].join('<br>'),
      occurrencesText(risks, lang),
      ...differenceCells(first, source),
    ],
  ];
}

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}
