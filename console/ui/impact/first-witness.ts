import { causeGroupsOf } from '../../../ops/plan/cause-groups.ts';
import { metBySomebody, ofSomebody } from '../../../ops/plan/reach.ts';
import { riskGroupsOf } from '../../../ops/plan/risk-groups.ts';
import type { ExplainInput, Plan } from '../../api/index.ts';

type Group = Plan['groups'][number];

/**
 * The witness to show first: of the first risk, or else of the first change that somebody meets, preferably one of a listed channel. A
 * visitor with another destination comes before one who is only shown something else.
 * @param isListed - whether channels.json lists the channel
 */
export function firstWitness(
  plan: Plan,
  witnesses: Readonly<Record<string, ExplainInput>>,
  isListed: (channel: string) => boolean,
): string | null {
  const byCause = causeGroupsOf(plan.groups).map(({ groups }) => endsFirst(metBySomebody(groups, plan)));
  const items = [
    ...riskGroupsOf(plan).map(({ risks }) => risks),
    ...byCause.filter((groups) => ofSomebody(groups, plan).length > 0),
    ...byCause,
  ].map((all) => all.map(({ witness }) => witness).filter((one) => Object.hasOwn(witnesses, one)));
  const first = items.find((all) => all.length > 0) ?? [];
  return first.find((one) => isListed(witnesses[one]?.channel ?? '')) ?? first[0] ?? null;
}

const endsFirst = (groups: readonly Group[]): Group[] =>
  [...groups].sort((one, other) => Number(other.isElsewhere ?? false) - Number(one.isElsewhere ?? false));
