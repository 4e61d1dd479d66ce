import { anyOf, comersOf, isOfNobody, type NewAddress, within } from '../new-addresses/new-addresses.ts';
import type { Group } from './plan.ts';

/**
 * The ends that the groups of one cause change, without the visitors of whom nobody comes to where the cause changes
 * anything: an end says no arrival, so that those of its groups count.
 */
export function endsOfSomebody<G extends Pick<Group, 'who' | 'ends'>>(
  groups: readonly G[],
  newAddresses: readonly NewAddress[] = [],
): NonNullable<Group['ends']> {
  const ends = groups.flatMap((group) => group.ends ?? []);
  if (newAddresses.length === 0) return ends;
  const come = anyOf(
    groups
      .flatMap(({ who }) => ('anyOf' in who ? who.anyOf : [who]))
      .map((set) => comersOf(set, newAddresses))
      .filter((who) => !isOfNobody(who)),
  );
  return ends.flatMap((end) => {
    if ('anyOf' in end.who) return [end];
    const who = within(end.who, come);
    return isOfNobody(who) ? [] : [{ ...end, who }];
  });
}
