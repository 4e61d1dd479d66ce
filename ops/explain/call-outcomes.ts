import { resultCodes } from '../../schemas/api/index.ts';
import type { PageSchema } from '../../schemas/index.ts';
import { isObject, itemsOf, member } from '../json/json-values.ts';

/** With what pages finish after a call to the server. */
export interface CallOutcomes {
  /** The server took what was sent. */
  taken: ReadonlySet<string>;
  /** It did not: of any code but the one of success, and never of that. */
  refused: ReadonlySet<string>;
}

/** The outcomes of some pages that come of a call. */
export function callOutcomes(pages: Readonly<Record<string, PageSchema>>): CallOutcomes {
  const found = { taken: new Set<unknown>(), refused: new Set<unknown>() };
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) look(one);
    if (!isObject(value)) return;
    const result = member(value, 'onResult');
    for (const one of itemsOf(member(result, 'cases'))) {
      const codes = [member(one, 'code')].flat();
      found[codes.includes(resultCodes.ok) ? 'taken' : 'refused'].add(member(one, 'finish'));
    }
    found.refused.add(member(member(result, 'otherwise'), 'finish'));
    for (const inner of Object.values(value)) look(inner);
  };
  for (const { body } of Object.values(pages)) look(body);
  const named = (outcomes: Iterable<unknown>) =>
    [...outcomes].filter((one): one is string => typeof one === 'string');
  return {
    taken: new Set(named(found.taken)),
    refused: new Set(named(found.refused).filter((one) => !found.taken.has(one))),
  };
}
