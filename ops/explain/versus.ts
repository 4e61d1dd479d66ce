import type { Config } from '../../schemas/index.ts';
import type { Sources } from '../sources.ts';
import type { Language } from '../text.ts';
import { visible } from '../visible.ts';
import { Explainer } from './explain.ts';
import type { ExplainInput } from './input.ts';
import type { Step } from './steps.ts';

interface Side {
  config: Config;
  sources: Sources;
}

/** What one visitor met before an edit and meets now: the steps from the first that differs, each with its row. */
export function printVersus(before: Side, after: Side, input: ExplainInput, lang: Language): string {
  const stepsOf = ({ config, sources }: Side) =>
    new Explainer(config, sources).explain(input, lang, false).steps;
  const [old, now] = [stepsOf(before), stepsOf(after)];
  const length = Math.max(old.length, now.length);
  const differs = (at: number) => sayOf(old[at]) !== sayOf(now[at]);
  const first = Array.from({ length }, (_, at) => at).find(differs);
  const words =
    lang === 'zh'
      ? { same: '这个访客看到的没有不同', before: '之前', after: '现在' }
      : { same: 'this visitor sees no difference', before: 'before', after: 'now' };
  if (first === undefined) return `${words.same}\n`;
  const lines = Array.from({ length: length - first }, (_, at) => first + at)
    .filter(differs)
    .flatMap((at) => [
      `${at + 1}  ${now[at]?.stage ?? old[at]?.stage ?? ''}`,
      `   ${words.before}  ${told(old[at])}`,
      `   ${words.after}  ${told(now[at])}`,
    ]);
  return lines.map((line) => `${visible(line)}\n`).join('');
}

/** A row that only moved to another line says the same. */
const sayOf = (step: Step | undefined): string | undefined =>
  step && JSON.stringify([step.stage, step.value]);

function told(step: Step | undefined): string {
  if (!step) return '–';
  const { value, reason, source } = step;
  return `${value}  (${reason})  ${source.file}:${source.line}:${source.column}`;
}
