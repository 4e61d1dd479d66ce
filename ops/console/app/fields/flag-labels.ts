import type { Desk } from '../desk.ts';
import { sayIn } from '../words.ts';
import { fieldWords } from './field-words.ts';

export const flagNames = ['input_form', 'succ_todo', 'fail_todo'] as const;
export type FlagName = (typeof flagNames)[number];

export const isFlag = (key: string): key is FlagName => flagNames.some((name) => name === key);

/** What each value of a flag does: the page that it leads to, or whether there is a form. */
export function flagLabels(
  { names, language }: Pick<Desk, 'names' | 'language'>,
  flag: FlagName,
): ReadonlyMap<string, string> {
  if (flag === 'input_form') {
    const say = sayIn(fieldWords, language);
    return new Map([
      ['0', say('fillForm')],
      ['1', say('skipForm')],
    ]);
  }
  const routes = names?.flags[flag] ?? [];
  return new Map(routes.map((route, value) => [String(value), names?.routes[route] || route]));
}
