import type { ChangeNode, ChangeNodes } from '../compare/change-nodes.ts';
import { alikeKey } from '../edits/alike-edits.ts';
import type { Edit } from '../edits/edits.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import { axisAt } from '../situations/situation-space.ts';
import type { Cause } from './causes.ts';

/**
 * Joins causes that differ in their channel alone, as of many pasted channels or of a bulk edit: edits that are alike, each
 * of which changes the visits of one channel as the others change those of theirs. They have the same groups, so a plan of
 * hundreds of them would consist of copies.
 */
export function joinAlike(
  causes: readonly Cause[],
  nodes: Pick<ChangeNodes, 'composedOf'>,
  report: (edit: Edit) => ReportedEdit,
): Cause[] {
  const found = new Map<unknown, Cause[]>();
  for (const cause of causes) {
    const key = joinKey(cause, nodes, report) ?? cause;
    const known = found.get(key);
    if (known) known.push(cause);
    else found.set(key, [cause]);
  }
  return [...found.values()].flatMap(joined);
}

/** Equal for causes that are joined; null for a cause that stays alone. */
function joinKey(
  { edits, changes, channels }: Cause,
  nodes: Pick<ChangeNodes, 'composedOf'>,
  report: (edit: Edit) => ReportedEdit,
): string | null {
  const [edit, ...others] = edits;
  // What changes of a brand or of ads is written with the values of the channel.
  if (!edit || others.length > 0 || !channels || isComposed(changes, nodes)) return null;
  const alike = alikeKey(report(edit));
  return alike === null ? null : `${changes.id} ${alike}`;
}

const isComposed = (changes: ChangeNode, { composedOf }: Pick<ChangeNodes, 'composedOf'>): boolean =>
  (changes.axis === axisAt.host ? changes.children : [changes]).some((one) => composedOf(one) !== undefined);

function joined(causes: readonly Cause[]): Cause[] {
  const [first, ...others] = causes;
  if (!first || others.length === 0) return [...causes];
  const channels = causes.flatMap((one) => one.channels ?? []).sort((one, other) => one - other);
  return [{ edits: causes.flatMap(({ edits }) => edits), changes: first.changes, channels }];
}
