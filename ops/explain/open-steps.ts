import type { Language } from '../text/text.ts';
import { type Folded, type FoldedOutcome, isFolded } from './resolve-open-axes.ts';
import type { Step } from './step.ts';

/** The axes that some values depend on, in the order of folding. */
function axesOf(...values: unknown[]): string[] {
  const rows = values.filter(isFolded).flatMap(({ byAxis }) => byAxis);
  return [...new Set(rows.flatMap(({ when }) => Object.keys(when)))];
}

function openAxesOf(
  stage: string,
  { landing, hops, flags, flagsFrom, destinations, afterLogin }: FoldedOutcome,
  arrival: Folded<unknown>,
): string[] {
  switch (stage) {
    case 'navigation':
    case 'destination':
      return axesOf(landing, hops, arrival);
    case 'flags':
      return axesOf(...Object.values(flags), flagsFrom);
    case 'cityRule':
      return axesOf(flagsFrom).filter((axis) => axis === 'city');
    case 'afterLogin':
      return axesOf(afterLogin);
    case 'destination.success':
      return axesOf(destinations.success);
    case 'destination.failure':
      return axesOf(destinations.failure);
    case 'destination.skipForm':
      return axesOf(destinations.skipForm);
    default:
      return [];
  }
}

/**
 * Replaces the steps of each stage that depends on open axes by one step that names these axes. The outcome has its
 * value for all values of the axes.
 */
export function withOpenSteps(
  steps: readonly Step[],
  { outcome, arrival }: { outcome: FoldedOutcome; arrival: Folded<unknown> },
  language: Language,
): Step[] {
  const reported = new Set<string>();
  return steps.flatMap((step) => {
    const axes = openAxesOf(step.stage, outcome, arrival);
    if (axes.length === 0) return [step];
    if (reported.has(step.stage)) return [];
    reported.add(step.stage);
    const names = axes.join(', ');
    return [
      {
        stage: step.stage,
        value: language === 'zh' ? `随 ${names} 而定` : `depends on ${names}`,
        reason:
          language === 'zh'
            ? '未给出的条件，结果中列出所有取值'
            : 'left open; the outcome tells it for all values',
        source: { file: step.source.file, line: 1, column: 1 },
        rejected: [],
      },
    ];
  });
}
