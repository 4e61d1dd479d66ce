import type { Locator, Violation } from '../diagnostics/finding.ts';
import type { Text } from '../text/text.ts';
import { groupsBy } from './groups.ts';

/** A call that contradicts the definition of its endpoint. */
export interface Contradiction {
  endpoint: string;
  /** Equal for calls that contradict it in the same way: they are one mistake. */
  what: string;
  /** Where the call says it. */
  call: Locator;
  /** Where the endpoint says it. */
  definition: Locator;
}

const callHere: Text = { zh: '在这里调用', en: 'called here' };
const definedHere: Text = { zh: '接口在这里定义', en: 'the endpoint is defined here' };

/** The contradictions of one endpoint of one kind, and where to report them. */
export interface Blamed<T extends Contradiction> {
  first: T;
  place: Pick<Violation, 'file' | 'pointer' | 'key' | 'related'>;
}

/**
 * Reports equal contradictions once. Where several calls use an endpoint and all of them contradict it, the endpoint is
 * wrong; otherwise the calls are.
 * @param callers - how many calls use an endpoint
 */
export function blame<T extends Contradiction>(
  contradictions: readonly T[],
  callers: (endpoint: string) => number,
): Blamed<T>[] {
  return groupsBy(contradictions, ({ endpoint, what }) => `${endpoint} ${what}`).map((all) => {
    const [first, ...others] = all;
    const calls = (of: readonly T[]) => of.map(({ call }) => ({ message: callHere, ...call }));
    if (all.length > 1 && all.length === callers(first.endpoint))
      return { first, place: { ...first.definition, related: calls(all) } };
    const isSame = first.call.pointer === first.definition.pointer;
    const definition = isSame ? [] : [{ message: definedHere, ...first.definition }];
    return { first, place: { ...first.call, related: [...calls(others), ...definition] } };
  });
}
