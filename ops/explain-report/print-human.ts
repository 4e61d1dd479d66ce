import type { AxisCondition, FoldedRow } from '../explain/fold.ts';
import { type Folded, type FoldedOutcome, isFolded } from '../explain/resolve-open-axes.ts';
import { sourceText, stageName } from '../explain/stage-words.ts';
import type { Step } from '../explain/step.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Language } from '../text/text.ts';
import { cells, padCells, visible } from '../text/visible.ts';
import { decisionText } from '../wording/value-words.ts';
import { stepsText } from './print-steps.ts';

export interface HumanOptions {
  language: Language;
  paint: Paint;
}

/** The outcome, with all values of open axes, then the steps that led to it. */
export function printHuman(steps: readonly Step[], outcome: FoldedOutcome, options: HumanOptions): string {
  const why = options.language === 'zh' ? '── 为什么 ──' : '── why ──';
  const lines = [...summary(outcome, options), '', options.paint('bold', why), ...stepsText(steps, options)];
  return `${lines.join('\n')}\n`;
}

/** One line per step, as in `git check-ignore -v`: source location, stage, value. */
export function printShort(steps: readonly Step[], { language }: Pick<HumanOptions, 'language'>): string {
  const lines = steps.map(
    (step) =>
      `${sourceText(step)}\t${stageName(step.stage, language)}\t${visible(decisionText(step.value, language))}`,
  );
  return `${lines.join('\n')}\n`;
}

function summary(outcome: FoldedOutcome, options: HumanOptions): string[] {
  const zh = options.language === 'zh';
  const name = (landing: { name: string; path: string }) => `${landing.name} ${landing.path}`;
  type Row = [string, Folded<unknown>, (value: never) => string];
  const rows: Row[] = [
    [zh ? '页面标题' : 'title', outcome.title, String],
    [zh ? '到达' : 'landing', outcome.landing, name],
    ...(outcome.held === undefined
      ? []
      : [[zh ? '拦下' : 'held', outcome.held, (message: string | null) => message ?? '-'] as Row]),
    [zh ? '登录后' : 'after login', outcome.afterLogin, String],
    ...Object.entries(outcome.flags).map(([name, value]): Row => [name, value, String]),
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

/** Merges rows in which the value equals that of its axis (`fail_todo 3 → 3`) and whose other conditions are equal. */
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
