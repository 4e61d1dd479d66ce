import { resultCodes } from '../../schemas/api/index.ts';
import type { PageSchema } from '../../schemas/index.ts';
import { isObject, itemsOf, member } from '../json/json-values.ts';

/** The outcomes with which pages finish after a call to the server. */
export interface CallOutcomes {
  /** After the result code of success. */
  accepted: ReadonlySet<string>;
  /** After any other result code, and never after success. */
  refused: ReadonlySet<string>;
}

/** The outcomes of result handlers in some pages. */
export function callOutcomes(pages: Readonly<Record<string, PageSchema>>): CallOutcomes {
  const found = { accepted: new Set<unknown>(), refused: new Set<unknown>() };
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) collect(one);
    if (!isObject(value)) return;
    const result = member(value, 'onResult');
    for (const one of itemsOf(member(result, 'cases'))) {
      const codes = [member(one, 'code')].flat();
      found[codes.includes(resultCodes.ok) ? 'accepted' : 'refused'].add(member(one, 'finish'));
    }
    found.refused.add(member(member(result, 'otherwise'), 'finish'));
    for (const inner of Object.values(value)) collect(inner);
  };
  for (const { body } of Object.values(pages)) collect(body);
  const named = (outcomes: Iterable<unknown>) =>
    [...outcomes].filter((one): one is string => typeof one === 'string');
  return {
    accepted: new Set(named(found.accepted)),
    refused: new Set(named(found.refused).filter((one) => !found.accepted.has(one))),
  };
}
