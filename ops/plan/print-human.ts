import type { Paint } from '../paint.ts';
import type { Language } from '../text.ts';
import { visible } from '../visible.ts';
import type { CauseTold, Group, PageTold, Plan, Told } from './plan.ts';
import { editText, pageText, whoText } from './tell.ts';
import { inWords } from './value-words.ts';
import { grouped, nobody, riskWords, spaceText, stepWords } from './words.ts';

/** Of a cause, the groups that are told; the rest is counted. */
const mostGroups = 6;
const moreLine = (count: number, lang: Language): string[] =>
  count > 0
    ? [lang === 'zh' ? `  还有 ${count} 类变化，见 --json` : `  ${count} more changes, see --json`]
    : [];

/** A plan as people read it: the numbers, what is risky, then each cause with whom it changes. */
export function printHuman(plan: Plan, { lang, paint }: { lang: Language; paint: Paint }): string {
  const say = (zh: string, en: string) => (lang === 'zh' ? zh : en);
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', paint('bold', title), ...lines] : [];
  const shownPages = plan.pages.filter(({ count }) => count > 0);
  const isNothing = plan.changed === 0 && shownPages.length === 0 && plan.notCompared.length === 0;
  const lines = [
    isNothing ? nobody[lang] : summary(plan, shownPages.length, lang),
    paint('dim', spaceText(plan.space, lang)),
    ...section(
      say('超出 --only 的改动', 'changes outside --only'),
      (plan.collateral ?? []).flatMap(({ what, who, count }) => [
        `  ${paint('error', visible(what))}  ${grouped(count)}`,
        ...whoText(who, lang).map((line) => `    ${visible(line)}`),
      ]),
    ),
    ...section(
      say('风险', 'risks'),
      plan.risks.flatMap((risk) =>
        toldLines(paint('error', riskWords[risk.risk][lang]), inWords(risk, lang), lang, paint),
      ),
    ),
    ...causes(plan.groups).flatMap(({ cause, groups }) => [
      '',
      ...cause.edits.map((edit) => paint('bold', visible(editText(edit, lang)))),
      ...groups
        .slice(0, mostGroups)
        .flatMap((group) => toldLines(stepWords[group.step][lang], inWords(group, lang), lang, paint)),
      ...moreLine(groups.length - mostGroups, lang),
    ]),
    ...section(
      say('页面与表单', 'pages and forms'),
      plan.pages.flatMap((page) => pageLines(page, lang)),
    ),
    ...section(
      say('没有访客看到的改动', 'edits that no visitor sees'),
      plan.withoutEffect.map((edit) => `  ${visible(editText(edit, lang))}`),
    ),
    ...section(
      say(
        '不按访客对比的改动（限制、接口、文案）',
        'edits that are not compared by visitor (limits, calls, messages)',
      ),
      plan.notCompared.map((edit) => `  ${visible(editText(edit, lang))}`),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function summary({ changed, situations, risks }: Plan, pages: number, lang: Language): string {
  return lang === 'zh'
    ? `${grouped(situations)} 种情形中 ${grouped(changed)} 种的结果不同，${risks.length} 项风险，${pages} 个页面有改动`
    : `${grouped(changed)} of ${grouped(situations)} situations end otherwise, ${risks.length} risks, ${pages} pages differ`;
}

function toldLines(title: string, told: Told, lang: Language, paint: Paint): string[] {
  const { before, after, who, count, witness } = told;
  return [
    `  ${title}: ${visible(before)} → ${visible(after)}  ${grouped(count)}`,
    ...whoText(who, lang).map((line) => `    ${visible(line)}`),
    paint('dim', `    ${visible(witness)}`),
  ];
}

function pageLines({ page, differences, count }: PageTold, lang: Language): string[] {
  const met = lang === 'zh' ? `${grouped(count)} 种情形会看到` : `met in ${grouped(count)} situations`;
  return [`  ${visible(page)}  ${met}`, ...differences.map((one) => `    ${visible(pageText(one, lang))}`)];
}

/** Groups that have the same cause, under it. */
function causes(groups: readonly Group[]): { cause: CauseTold; groups: Group[] }[] {
  const found = new Map<CauseTold, Group[]>();
  for (const group of groups) found.set(group.cause, [...(found.get(group.cause) ?? []), group]);
  return [...found].map(([cause, all]) => ({ cause, groups: all }));
}
