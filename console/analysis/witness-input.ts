import type { ExplainInput } from '../../ops/explain/input.ts';
import { type ExplainOptions, inputOf, listOptions } from '../../ops/explain-report/options.ts';
import type { Plan } from '../../ops/plan/plan.ts';
import type { FactsFile } from '../../schemas/index.ts';
import type { PlanResponse } from '../api/index.ts';

const lists: ReadonlySet<string> = new Set(listOptions);

/** Splits a command that `asCommand` wrote into its words. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/(?:'[^']*'|\\'|[^\s'\\])+/g)].map(([word]) =>
    word.replace(
      /'([^']*)'|\\(')/g,
      (_, inside: string | undefined, quote: string | undefined) => inside ?? quote ?? '',
    ),
  );

const camel = (option: string): string =>
  option.slice(2).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The visitor of a witness, for a preview; null where the witness is not an `explain` command. */
export function inputOfWitness(command: string, facts: FactsFile): ExplainInput | null {
  const prefix = 'npx funnel explain ';
  if (!command.startsWith(prefix)) return null;
  const options: Record<string, string | true | string[]> = {};
  const words = wordsOf(command.slice(prefix.length));
  for (let at = 0; at < words.length; at += 1) {
    const name = camel(words[at] ?? '');
    const next = words[at + 1];
    const value = next === undefined || next.startsWith('--') ? true : next;
    if (value !== true) at += 1;
    const previous = options[name];
    options[name] = lists.has(name) ? [...(Array.isArray(previous) ? previous : []), String(value)] : value;
  }
  const { vs: _, ...given } = options;
  return inputOf(given as ExplainOptions, facts);
}

/**
 * Every witness of a plan as an `ExplainInput`, so that no client has to parse a command. One that cannot be read is named:
 * the others, and the plan, are shown without it.
 */
export function witnessesOf(
  { risks, groups }: Plan,
  facts: FactsFile,
): Pick<PlanResponse, 'witnesses' | 'unreadWitnesses'> {
  const witnesses: PlanResponse['witnesses'] = {};
  const unread = new Set<string>();
  for (const { witness } of [...risks, ...groups]) {
    try {
      const input = inputOfWitness(witness, facts);
      if (input) witnesses[witness] = input;
    } catch {
      unread.add(witness);
    }
  }
  return { witnesses, ...(unread.size > 0 && { unreadWitnesses: [...unread] }) };
}
