import type { Language } from '../text.ts';
import { visible } from '../visible.ts';
import { conditionsText, stageName } from './print-human.ts';
import type { FieldDifference, StepDifference, StepTold, Versus, VersusCase } from './versus.ts';

const words = {
  zh: { same: '这个访客看到的没有不同', before: '之前', after: '现在' },
  en: { same: 'this visitor sees no difference', before: 'before', after: 'now' },
} as const;

const stepsOf = ({ first, further }: VersusCase): StepDifference[] => (first ? [first, ...further] : further);
const placeOf = ({ source }: StepTold): string => `${source.file}:${source.line}:${source.column}`;

/** What no step tells: the outcome has the flags and destinations of the steps once more. */
function untold(one: VersusCase): FieldDifference[] {
  const stages = new Set(stepsOf(one).map(({ stage }) => stage));
  const isTold = (field: string) => {
    if (field.startsWith('flags')) return stages.has('flags');
    if (field.startsWith('destinations.')) return stages.has(field.replace('destinations', 'destination'));
    return field === 'hops' && stages.has('navigation');
  };
  return one.outcome.filter(({ field }) => !isTold(field));
}

/** The steps from the first that differs, each with its row on both sides; then what no step tells. */
export function printVersus({ differences }: Versus, lang: Language): string {
  const { same, before, after } = words[lang];
  if (differences.length === 0) return `${same}\n`;
  const told = (step: StepTold | null) =>
    step === null ? '–' : `${step.value}  (${step.reason})  ${placeOf(step)}`;
  return differences
    .flatMap((one) => [
      ...(Object.keys(one.when).length > 0 ? [`[${conditionsText(one.when)}]`] : []),
      ...stepsOf(one).flatMap((step, at) => [
        `${at + 1}  ${stageName(step.stage, lang)}`,
        `   ${before}  ${told(step.before)}`,
        `   ${after}  ${told(step.after)}`,
      ]),
      ...untold(one).map((field) => `   ${fieldText(field)}`),
    ])
    .map((line) => `${visible(line)}\n`)
    .join('');
}

const fieldText = ({ field, before, after }: FieldDifference): string =>
  `${field}: ${valueText(before)} → ${valueText(after)}`;
const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** As `diff` does: `-` before, `+` now; place, stage, value, and for which values of what was left open. */
export function printVersusShort({ differences }: Versus, lang: Language): string {
  if (differences.length === 0) return `${words[lang].same}\n`;
  return differences
    .flatMap((one) => {
      const when = Object.keys(one.when).length > 0 ? [conditionsText(one.when)] : [];
      const line = (sign: string, cells: readonly string[]) =>
        `${sign}${[...cells, ...when].map(visible).join('\t')}\n`;
      const stepLine = (sign: string, step: StepTold | null, isSame: boolean) =>
        step
          ? [line(sign, [placeOf(step), stageName(step.stage, lang), isSame ? step.reason : step.value])]
          : [];
      return [
        ...stepsOf(one).flatMap(({ before, after }) => {
          const isSame = before?.value === after?.value;
          return [...stepLine('-', before, isSame), ...stepLine('+', after, isSame)];
        }),
        ...untold(one).flatMap(({ field, before, after }) => [
          line('-', ['', field, valueText(before)]),
          line('+', ['', field, valueText(after)]),
        ]),
      ];
    })
    .join('');
}
