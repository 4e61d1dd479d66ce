import type { Explanation } from './explain.ts';
import type { Step } from './steps.ts';

const printed = new WeakMap<Step, string>();
function stepJson(step: Step): string {
  const known = printed.get(step);
  if (known !== undefined) return known;
  const json = JSON.stringify(step);
  printed.set(step, json);
  return json;
}

/** The same text as `JSON.stringify(explanation)`; steps that were told before are not printed anew. */
export function explanationJson({ format, input, outcome, steps }: Explanation): string {
  const head = JSON.stringify({ format, input, outcome }).slice(0, -1);
  return `${head},"steps":[${steps.map(stepJson).join(',')}]}`;
}
