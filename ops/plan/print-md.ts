import type { Language } from '../text.ts';
import { visible } from '../visible.ts';
import type { Plan, Told } from './plan.ts';
import { editText, pageText, whoText } from './tell.ts';
import { inWords } from './value-words.ts';
import { grouped, nobody, riskWords, spaceText, stepWords } from './words.ts';

/** Text of config and edits in a table of Markdown: nothing in it may be read as Markdown or HTML. */
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
export function printMarkdown(plan: Plan, lang: Language): string {
  const say = (zh: string, en: string) => (lang === 'zh' ? zh : en);
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`### ${title}`, '', ...lines.map((line) => `- ${line}`), ''] : [];
  const pages = plan.pages.filter(({ count }) => count > 0);
  const isNothing = plan.changed === 0 && pages.length === 0 && plan.notCompared.length === 0;
  const heading = isNothing
    ? nobody[lang]
    : say(
        `${grouped(plan.changed)} / ${grouped(plan.situations)} 种情形的结果不同，${plan.risks.length} 项风险`,
        `${grouped(plan.changed)} of ${grouped(plan.situations)} situations end otherwise, ${plan.risks.length} risks`,
      );
  return [
    `## funnel plan: ${heading}`,
    '',
    cell(spaceText(plan.space, lang)),
    '',
    ...table(
      say('风险', 'Risks'),
      [say('风险', 'risk'), ...columns(lang)],
      plan.risks.map((risk) => [cell(riskWords[risk.risk][lang]), ...toldCells(inWords(risk, lang), lang)]),
    ),
    ...table(
      say('改动', 'Changes'),
      [say('原因', 'cause'), say('步骤', 'step'), ...columns(lang)],
      plan.groups.map((group) => [
        group.cause.edits.map((edit) => cell(editText(edit, lang))).join('<br>'),
        cell(stepWords[group.step][lang]),
        ...toldCells(inWords(group, lang), lang),
      ]),
    ),
    ...table(
      say('页面与表单', 'Pages and forms'),
      [say('页面', 'page'), say('改动', 'differences'), say('情形数', 'situations')],
      plan.pages.map(({ page, differences, count }) => [
        cell(page),
        differences.map((one) => cell(pageText(one, lang))).join('<br>'),
        grouped(count),
      ]),
    ),
    ...list(
      say('没有访客看到的改动', 'Edits that no visitor sees'),
      plan.withoutEffect.map((edit) => cell(editText(edit, lang))),
    ),
    ...list(
      say('不按访客对比的改动', 'Edits that are not compared by visitor'),
      plan.notCompared.map((edit) => cell(editText(edit, lang))),
    ),
    ...list(
      say('超出 --only 的改动', 'Changes outside --only'),
      (plan.collateral ?? []).map(
        ({ what, who, count }) =>
          `${cell(what)}: ${grouped(count)}<br>${whoText(who, lang).map(cell).join('<br>')}`,
      ),
    ),
  ].join('\n');
}

const columns = (lang: Language): string[] =>
  lang === 'zh'
    ? ['之前 → 之后', '哪些访客', '情形数', '例子']
    : ['before → after', 'who', 'situations', 'witness'];

const toldCells = ({ before, after, who, count, witness }: Told, lang: Language): string[] => [
  `${cell(before)} → ${cell(after)}`,
  whoText(who, lang).map(cell).join('<br>'),
  grouped(count),
  code(witness),
];

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}
