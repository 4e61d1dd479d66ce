import type { Config } from '../../schemas/index.ts';
import { nearestNameClause } from '../did-you-mean/did-you-mean.ts';
import { quote, type Text } from '../text/text.ts';
import type { Difference, ExpectationKey } from './expectation.ts';

/** The names that each expectation may have; other expectations are plain texts. */
const namesOf: Partial<Record<ExpectationKey, (config: Config) => readonly string[]>> = {
  landing: ({ routes }) => Object.values(routes.routes).map(({ path }) => path),
  page: ({ pages }) => Object.keys(pages),
  brand: ({ brands }) => Object.keys(brands.brands),
  flagsFrom: () => ['app', 'server', 'city'],
  success: ({ routes }) => Object.keys(routes.routes),
  failure: ({ routes }) => Object.keys(routes.routes),
  skipForm: ({ routes }) => Object.keys(routes.routes),
  afterLogin: ({ routes }) => Object.keys(routes.routes),
  network: ({ trackers }) => Object.keys(trackers.networks),
};

/** The message for an expected name that does not exist, with the nearest existing name. */
export function unknownName(config: Config, { key, expected }: Difference): Text | undefined {
  const names = namesOf[key]?.(config);
  if (!names || typeof expected !== 'string' || names.includes(expected)) return undefined;
  const hint = nearestNameClause(expected, names);
  return {
    zh: `没有 ${quote(expected)}${hint.zh}`,
    en: `there is no ${quote(expected)}${hint.en}`,
  };
}
