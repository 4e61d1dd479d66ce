import type { ChangeNode } from '../compare/change-nodes.ts';
import type { Comparison, ComparisonScope } from '../compare/comparison.ts';
import type { Edit } from '../edits/edits.ts';
import type { EditScopes } from './scope-of-edits.ts';

/** How to find which clusters of edits explain changes that none of them explains alone. */
export interface Explaining {
  comparison: Comparison;
  /** The changes that reverting these edits undoes, within a scope. */
  compared: (reverted: readonly Edit[], within: ComparisonScope) => ChangeNode;
  scopes: EditScopes;
  /** Whether all edits of a cluster are channel entries that use nothing which another edit defines. */
  areChannels: (cluster: readonly Edit[]) => boolean;
}

/**
 * The clusters that are needed to explain changes, without those that the others explain too; tried in their order.
 * @param clusters - explain the changes together
 * @param rest - the changes
 */
export function neededClusters(
  clusters: readonly Edit[][],
  rest: ChangeNode,
  { comparison, compared, scopes, areChannels }: Explaining,
): Edit[][] {
  // Only the hosts and channels of the changes are compared again.
  const left = comparison.scopeOf(rest);
  const unexplainedBy = (reverted: readonly Edit[][]) =>
    comparison.scopeOf(comparison.nodes.subtract(rest, [compared(reverted.flat(), left)]));
  let needed = [...clusters];
  for (const group of inGroups(clusters, areChannels)) {
    const others = needed.filter((one) => !group.includes(one));
    const { channels } = unexplainedBy(others);
    // A visitor depends on one channel only, so each cluster of a group is judged by its own channels, in one comparison.
    const isSpare = (cluster: Edit[]) =>
      areChannels(cluster)
        ? [...scopes.channels(cluster)].every((channel) => !channels.has(channel))
        : channels.size === 0;
    const kept = needed.filter((one) => !group.includes(one) || !isSpare(one));
    needed = kept.length > 0 ? kept : group.slice(-1);
  }
  return needed;
}

/** Neighbouring clusters of channel entries as one group, every other cluster by itself. */
function inGroups(clusters: readonly Edit[][], areChannels: Explaining['areChannels']): Edit[][][] {
  const groups: Edit[][][] = [];
  clusters.forEach((cluster, at) => {
    const before = clusters[at - 1];
    if (before && areChannels(before) && areChannels(cluster)) groups.at(-1)?.push(cluster);
    else groups.push([cluster]);
  });
  return groups;
}
