import type { Comparison } from '../compare/comparison.ts';
import { alikeKey } from '../edit-wording/edit-groups.ts';
import type { Edit } from '../edits/edits.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import { branchOf } from '../situations/diagram.ts';
import { axisAt } from '../situations/situation-space.ts';
import type { Cause } from './causes.ts';
import { channelAlone } from './channel-alone.ts';

/** Changes by the class of the channel whose visitors they concern. */
type ByChannel = Map<number, Cause>;

/**
 * Joins causes that differ in their channel alone, as of many pasted channels or of a bulk edit: edits that are alike, each
 * of which changes the visits of one channel as the others change those of theirs. They have the same groups, so a plan of
 * hundreds of them would consist of copies.
 */
export function joinAlike(
  causes: readonly Cause[],
  { nodes, space }: Pick<Comparison, 'nodes' | 'space'>,
  report: (edit: Edit) => ReportedEdit,
): Cause[] {
  const found = new Map<unknown, ByChannel | Cause>();
  for (const cause of causes) {
    const [edit, ...others] = cause.edits;
    const alone = edit && others.length === 0 ? channelAlone(cause.changes, nodes) : null;
    // What changes of a brand or of ads is written with the values of the channel.
    const alike = edit && alone && !alone.isComposed ? alikeKey(report(edit)) : null;
    const key = alike === null ? cause : `${alone?.key} ${alike}`;
    const known = found.get(key);
    if (alone === null || alike === null) found.set(key, cause);
    else if (known instanceof Map) known.set(alone.channel, cause);
    else found.set(key, new Map([[alone.channel, cause]]));
  }
  return [...found.values()].map((one) => (one instanceof Map ? joined(one, nodes, space) : one));
}

function joined(of: ByChannel, nodes: Comparison['nodes'], space: Comparison['space']): Cause {
  const [first, ...others] = of.values();
  if (first && others.length === 0) return first;
  const onHost = (atHost: number) =>
    space.channel.classes.map((_, at) => {
      const own = of.get(at)?.changes;
      return own ? branchOf(branchOf(own, axisAt.host, atHost), axisAt.channel, at) : nodes.unchanged;
    });
  const changes = nodes.node(
    axisAt.host,
    space.host.classes.map((_, at) => nodes.node(axisAt.channel, onHost(at))),
  );
  return { edits: [...of.values()].flatMap(({ edits }) => edits), changes };
}
