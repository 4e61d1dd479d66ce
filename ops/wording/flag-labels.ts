import { type FlagName, flagNames } from '../../schemas/config/flags.ts';
import type { DisplayNames } from '../explain/display-names.ts';
import { sayIn } from '../text/say.ts';
import type { Language } from '../text/text.ts';
import { labelWords } from './label-words.ts';

export const isFlag = (key: string): key is FlagName => flagNames.some((name) => name === key);

/** The names of the config and the language. */
export interface Naming {
  names: DisplayNames | null;
  language: Language;
}

/** The meaning of each value of a flag: the page that it leads to, or whether there is a form. */
export function flagLabels({ names, language }: Naming, flag: FlagName): ReadonlyMap<string, string> {
  if (flag === 'input_form') {
    const say = sayIn(labelWords, language);
    return new Map([
      ['0', say('fillForm')],
      ['1', say('skipForm')],
    ]);
  }
  const routes = names?.flags[flag] ?? [];
  return new Map(routes.map((route, value) => [String(value), names?.routes[route] || route]));
}
