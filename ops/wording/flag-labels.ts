import type { DisplayNames } from '../explain/display-names.ts';
import { routeTitle } from '../text/route-title.ts';
import { sayIn } from '../text/say.ts';
import type { Language, Text } from '../text/text.ts';
import { described } from './described.ts';
import { labelWords } from './label-words.ts';

/** The names of the config and the language. */
export interface Naming {
  names: DisplayNames | null;
  language: Language;
}

/** @param names - null before the console knows the config: then nothing is a flag */
export const isFlag = (names: DisplayNames | null, key: string): boolean =>
  names !== null && Object.hasOwn(names.flags, key);

/** The label of a flag above its values; its own name before the console knows the config. */
export function flagLabel(names: DisplayNames | null, flag: string): Text {
  const about = names?.flags[flag]?.about;
  return about ? described(`${about.zh} | ${about.en}`, flag).label : { zh: flag, en: flag };
}

/**
 * The meaning of each value of a flag: the page that it leads to; of a flag that decides what follows a login and is a
 * yes or no, whether there is a form.
 */
export function flagLabels({ names, language }: Naming, flag: string): ReadonlyMap<string, string> {
  const { values = [], routes = [], decides = null } = names?.flags[flag] ?? {};
  if (decides === 'afterLogin' && values.length === 2) {
    const say = sayIn(labelWords, language);
    return new Map(values.map((value, at) => [String(value), say(at === 0 ? 'fillForm' : 'skipForm')]));
  }
  return new Map(routes.map((route, at) => [String(values[at] ?? ''), routeTitle(names, route) || route]));
}
