import { noChannelInfo } from '../../runtime/index.ts';
import type { FactsFile } from '../../schemas/index.ts';
import { type ExplainInput, statedFact } from '../explain/input.ts';

/**
 * A visit with the defaults of the test written out, so that its `explain` command has the same outcome and leaves
 * nothing open.
 */
export function withTestDefaults(visit: ExplainInput, declared: FactsFile): ExplainInput {
  const { flags, facts } = noChannelInfo(declared);
  const stated = Object.entries(facts).map(([fact, value]) => [fact, statedFact(visit, fact) ?? value ?? '']);
  return {
    ...visit,
    city: visit.city ?? '',
    flags: { ...flags, ...visit.flags },
    ...Object.fromEntries(stated),
    user: visit.user ?? 'ok',
  };
}
