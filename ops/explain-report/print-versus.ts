import type { Condition, VersusCase } from '../explain/cases.ts';
import type { FieldDifference, StepDifference, StepSummary } from '../explain/facets.ts';
import { sourceText, stageName } from '../explain/stage-words.ts';
import type { Versus } from '../explain/versus.ts';
import { renamedText, renamedTitle } from '../plan-report/renamed-text.ts';
import type { Language } from '../text/text.ts';
import { visible } from '../text/visible.ts';
import { pageText } from '../wording/extent-text.ts';
import { decisionText } from '../wording/value-words.ts';
import { conditionsText } from './print-human.ts';

const words = {
  zh: { same: '这个访客看到的没有不同', before: '之前', after: '现在', or: ' 或 ' },
  en: { same: 'this visitor sees no difference', before: 'before', after: 'now', or: ' or ' },
} as const;
/** The number of differences that are shown, and of conditions of one; JSON has all. */
const mostCases = 8;
const mostConditions = 3;

const stepsOf = ({ first, further }: VersusCase): StepDifference[] => (first ? [first, ...further] : further);

/** The fields without a step: the outcome repeats the flags and destinations of the steps. */
function fieldsWithoutStep(one: VersusCase): FieldDifference[] {
  const stages = new Set(stepsOf(one).map(({ stage }) => stage));
  const hasStep = (field: string) => {
    if (field.startsWith('flags')) return stages.has('flags');
    if (field.startsWith('destinations.')) return stages.has(field.replace('destinations', 'destination'));
    return field === 'hops' && stages.has('navigation');
  };
  return one.outcome.filter(({ field }) => !hasStep(field));
}

/** The values of the open axes; empty: all. */
function forWhom({ when, or }: VersusCase, lang: Language): string {
  const all = [when, ...or].filter((one) => Object.keys(one).length > 0);
  const text = all
    .slice(0, mostConditions)
    .map((one: Condition) => conditionsText(one))
    .join(words[lang].or);
  const rest = all.length - mostConditions;
  if (rest <= 0) return text;
  return text + (lang === 'zh' ? ` 等 ${all.length} 组` : ` and ${rest} more`);
}

/** The largest differences, then the number of further ones. */
function largest(
  all: readonly VersusCase[],
  lang: Language,
  describe: (one: VersusCase) => string[],
): string {
  if (all.length === 0) return `${words[lang].same}\n`;
  const rest = all.length - mostCases;
  const more =
    lang === 'zh' ? `还有 ${rest} 处不同，--json 列出全部` : `${rest} more differences, --json has all`;
  const lines = all.slice(0, mostCases).flatMap(describe);
  return [...lines, ...(rest > 0 ? [more] : [])].map((line) => `${line}\n`).join('');
}

/** The steps that differ, each with its row in both revisions, then the fields without a step. */
export function printVersus({ differences, renamed }: Versus, lang: Language): string {
  const { before, after } = words[lang];
  const describe = (step: StepSummary | null) =>
    step === null ? '–' : `${decisionText(step.value, lang)}  (${step.reason})  ${sourceText(step)}`;
  const found = largest(differences, lang, (one) => {
    const whom = forWhom(one, lang);
    return [
      ...(whom === '' ? [] : [`[${whom}]`]),
      ...stepsOf(one).flatMap((step, at) => [
        `${at + 1}  ${stageName(step.stage, lang)}`,
        `   ${before}  ${describe(step.before)}`,
        `   ${after}  ${describe(step.after)}`,
      ]),
      ...fieldsWithoutStep(one).map((field) => `   ${fieldText(field, lang)}`),
    ].map(visible);
  });
  return found + renamesText(renamed, lang);
}

/** As the plan lists them; empty where nothing was renamed. */
function renamesText(renamed: Versus['renamed'], lang: Language): string {
  if (renamed.length === 0) return '';
  const lines = renamed.map((one) => `  ${visible(renamedText(one, lang))}\n`);
  return `${renamedTitle[lang]}\n${lines.join('')}`;
}

function fieldText({ field, before, after, what, at }: FieldDifference, lang: Language): string {
  const values = `${valueText(before)} → ${valueText(after)}`;
  if (!what || at === undefined) return `${field}: ${values}`;
  const page = field.slice('page.'.length);
  return `page ${page}: ${pageText({ what, at, before: textOrNone(before), after: textOrNone(after) }, lang)}`;
}
const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const textOrNone = (value: unknown): string | null => (value === null ? null : valueText(value));

/** As `diff` prints: `-` before, `+` now; source location, stage, value, and the values of the open axes. */
export function printVersusShort({ differences }: Versus, lang: Language): string {
  return largest(differences, lang, (one) => {
    const whom = forWhom(one, lang);
    const line = (sign: string, cells: readonly string[]) =>
      sign + [...cells, ...(whom === '' ? [] : [whom])].map(visible).join('\t');
    const stepLine = (sign: string, step: StepSummary | null, isSame: boolean) =>
      step
        ? [
            line(sign, [
              sourceText(step),
              stageName(step.stage, lang),
              isSame ? step.reason : decisionText(step.value, lang),
            ]),
          ]
        : [];
    return [
      ...stepsOf(one).flatMap(({ before, after }) => {
        const isSame = before?.value === after?.value;
        return [...stepLine('-', before, isSame), ...stepLine('+', after, isSame)];
      }),
      ...fieldsWithoutStep(one).flatMap(({ field, before, after, at }) => {
        const name = at === undefined ? field : `${field} ${at}`;
        return [line('-', ['', name, valueText(before)]), line('+', ['', name, valueText(after)])];
      }),
    ];
  });
}
