import { sourceText, stageName } from '../explain/stage-words.ts';
import type { Step } from '../explain/step.ts';
import { padCells, visible } from '../text/visible.ts';
import { decisionText } from '../wording/value-words.ts';
import type { HumanOptions } from './print-human.ts';

/**
 * Numbered steps, each with value, reason, source location and rejected rows. Consecutive steps of one stage share a
 * number, and a row that an earlier step rejected for the same fact is not repeated.
 */
export function stepsText(steps: readonly Step[], options: HumanOptions): string[] {
  const reported = new Set<string>();
  return inStages(steps).flatMap((together, index) => {
    const [{ stage } = { stage: '' }] = together;
    const head = `${String(index + 1).padStart(2)}  ${padCells(stageName(stage, options.language), 12)}`;
    const values = new Set(together.map(({ value }) => decisionText(value, options.language)));
    return [
      `${options.paint('bold', head)} ${visible([...values].join(options.language === 'zh' ? '；' : '; '))}`,
      ...together.flatMap((step) => [
        `    ${reasonText(step, options)}`,
        ...rejectedText(step, reported, options),
      ]),
    ];
  });
}

/** The reason, with its source location unless the reason contains it. */
function reasonText(step: Step, { paint }: HumanOptions): string {
  const location = sourceText(step);
  const isNamed = step.reason.split(/[\s;]+/).includes(location);
  return visible(step.reason) + (isNamed ? '' : `  ${paint('dim', location)}`);
}

function inStages(steps: readonly Step[]): Step[][] {
  const stages: Step[][] = [];
  for (const step of steps) {
    const last = stages.at(-1);
    if (last?.[0]?.stage === step.stage) last.push(step);
    else stages.push([step]);
  }
  return stages;
}

function rejectedText(
  { source, rejected }: Step,
  report: Set<string>,
  { language, paint }: HumanOptions,
): string[] {
  const fresh = rejected.filter(({ row, because }) => {
    const [fact] = because.split(' = ');
    const key = JSON.stringify([source.file, row, fact]);
    const isFresh = !report.has(key);
    report.add(key);
    return isFresh;
  });
  const rest = language === 'zh' ? '其余同上' : 'the others as above';
  return [
    ...alike(fresh).map(({ rows, because }) => `${rows.join(', ')}: ${because}`),
    ...(fresh.length < rejected.length ? [rest] : []),
  ].map((line) => paint('dim', `      × ${visible(line)}`));
}

/** Consecutive rows that failed for the same fact share a line, because most rows of a table fail for the same one. */
function alike(rejected: Step['rejected']): { rows: string[]; because: string }[] {
  const groups: { rows: string[]; because: string }[] = [];
  for (const { row, because } of rejected) {
    const last = groups.at(-1);
    if (last?.because === because) last.rows.push(row);
    else groups.push({ rows: [row], because });
  }
  return groups;
}
