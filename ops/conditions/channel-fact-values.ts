import { type Config, plainestFirst } from '../../schemas/index.ts';
import { namedValues } from './row-conditions.ts';

const distinct = <V>(values: Iterable<V>): V[] => [...new Set(values)];

/** Represents every text that no row names. */
const anyText = '*';

/** The values of a fact of channel info that rows of the revisions can distinguish, the plainest first. */
export function channelFactValues(both: readonly Config[], fact: string): (string | null)[] {
  const declared = both.flatMap(({ facts }) => facts.channelInfo[fact] ?? []);
  if (declared.every(({ values }) => values !== undefined)) {
    return distinct(declared.flatMap(({ values = {}, otherwise }) => plainestFirst(values, otherwise)));
  }
  const named = [...namedValues(both, fact)].filter((value): value is string => typeof value === 'string');
  return distinct([null, ...named, anyText]);
}
