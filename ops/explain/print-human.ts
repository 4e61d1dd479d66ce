import type { Paint } from '../paint.ts';
import type { Language } from '../text.ts';
import { cells, padCells, visible } from '../visible.ts';
import { type Folded, type FoldedOutcome, isFolded } from './all-axes.ts';
import type { AxisCondition, FoldedRow } from './fold.ts';
import type { Step } from './steps.ts';

const stageNames: Record<string, { zh: string; en: string }> = {
  host: { zh: '站点', en: 'host' },
  channel: { zh: '渠道', en: 'channel' },
  brand: { zh: '品牌', en: 'brand' },
  navigation: { zh: '导航', en: 'navigation' },
  destination: { zh: '去向', en: 'destination' },
  flags: { zh: '标志', en: 'flags' },
  cityRule: { zh: '城市规则', en: 'city rule' },
  'destination.success': { zh: '成功去向', en: 'success' },
  'destination.failure': { zh: '失败去向', en: 'failure' },
  'destination.skipForm': { zh: '跳过表单', en: 'skip form' },
  afterLogin: { zh: '登录后', en: 'after login' },
  ads: { zh: '广告', en: 'ads' },
};

export const stageName = (stage: string, language: Language): string =>
  stageNames[stage]?.[language] ?? stage;
const placeOf = ({ source }: Step): string => `${source.file}:${source.line}:${source.column}`;

export interface HumanOptions {
  language: Language;
  paint: Paint;
}

/** Numbered steps, each with value, reason, place, and the rows that did not match; then what was left open. */
export function printHuman(steps: readonly Step[], outcome: FoldedOutcome, options: HumanOptions): string {
  const lines = steps.flatMap((step, index) => stepLines(step, index + 1, options));
  return `${[...lines, '', ...summary(outcome, options)].join('\n')}\n`;
}

function stepLines(step: Step, number: number, { language, paint }: HumanOptions): string[] {
  const head = `${String(number).padStart(2)}  ${padCells(stageName(step.stage, language), 12)}`;
  return [
    `${paint('bold', head)} ${visible(step.value)}`,
    `    ${visible(step.reason)}  ${paint('dim', placeOf(step))}`,
    ...alike(step.rejected).map(({ rows, because }) =>
      paint('dim', `      × ${visible(rows.join(', '))}: ${visible(because)}`),
    ),
  ];
}

/** Rows that follow each other and failed for the same fact are one line: most of a table fails for the same one. */
function alike(rejected: Step['rejected']): { rows: string[]; because: string }[] {
  const groups: { rows: string[]; because: string }[] = [];
  for (const { row, because } of rejected) {
    const last = groups.at(-1);
    if (last?.because === because) last.rows.push(row);
    else groups.push({ rows: [row], because });
  }
  return groups;
}

/** One line a step, as `git check-ignore -v` does: place, stage, value. */
export function printShort(steps: readonly Step[], { language }: Pick<HumanOptions, 'language'>): string {
  const lines = steps.map(
    (step) => `${placeOf(step)}\t${stageName(step.stage, language)}\t${visible(step.value)}`,
  );
  return `${lines.join('\n')}\n`;
}

function summary(outcome: FoldedOutcome, options: HumanOptions): string[] {
  const zh = options.language === 'zh';
  const name = (landing: { name: string; path: string }) => `${landing.name} ${landing.path}`;
  const rows: [string, Folded<unknown>, (value: never) => string][] = [
    [zh ? '页面标题' : 'title', outcome.title, String],
    [zh ? '到达' : 'landing', outcome.landing, name],
    [zh ? '登录后' : 'after login', outcome.afterLogin, String],
    ['input_form', outcome.flags.input_form, String],
    ['succ_todo', outcome.flags.succ_todo, String],
    ['fail_todo', outcome.flags.fail_todo, String],
    [zh ? '成功去向' : 'success', outcome.destinations.success, String],
    [zh ? '失败去向' : 'failure', outcome.destinations.failure, String],
    [zh ? '跳过表单' : 'skip form', outcome.destinations.skipForm, String],
  ];
  const width = Math.max(...rows.map(([label]) => cells(label)));
  return rows.flatMap(([label, value, show]) => {
    const head = options.paint('bold', padCells(label, width));
    if (!isFolded(value)) return [`${head}  ${visible(show(value as never))}`];
    return [
      head,
      ...withoutEchoes(label, value.byAxis, zh).map((row) => `  ${foldedLine(row, show, options)}`),
    ];
  });
}

/** Rows in which an axis is answered as it was given (`fail_todo 3 → 3`) as one, where the rest of them is equal. */
function withoutEchoes(axis: string, rows: readonly FoldedRow<unknown>[], zh: boolean): FoldedRow<unknown>[] {
  const restOf = ({ when: { [axis]: _, ...rest } }: FoldedRow<unknown>) => JSON.stringify(rest);
  const echoes = rows.filter(({ when, is }) => when[axis] === is);
  return rows.flatMap((row): FoldedRow<unknown>[] => {
    const same = echoes.includes(row) ? echoes.filter((one) => restOf(one) === restOf(row)) : [];
    if (same.length < 2) return [row];
    const values = same.map(({ is }) => is as number);
    const when = { ...row.when, [axis]: values };
    return same[0] === row ? [{ when, is: zh ? '不变' : 'unchanged' }] : [];
  });
}

function foldedLine(
  row: FoldedRow<unknown>,
  show: (value: never) => string,
  { paint }: HumanOptions,
): string {
  return `${paint('dim', visible(conditionsText(row.when)))} → ${visible(show(row.is as never))}`;
}

/** `city 上海, user ≠ ok` */
export const conditionsText = (when: Readonly<Record<string, AxisCondition>>): string =>
  Object.entries(when)
    .map(([axis, condition]) => `${axis} ${conditionText(condition)}`)
    .join(', ');

function conditionText(condition: AxisCondition): string {
  if (Array.isArray(condition)) return condition.join('|');
  if (typeof condition === 'object') return `≠ ${conditionText(condition.not)}`;
  return String(condition);
}
