import type { Config } from '../../schemas/index.ts';
import type { ReadConfig } from '../check/check-config.ts';
import { type InvariantVerdict, provenVerdicts, verdictsOf } from '../invariants/verdicts.ts';

/** An invariant that the edits break or mend. */
export interface InvariantChange {
  id: string;
  before: 'holds' | 'violated';
  after: 'holds' | 'violated';
  /** The `explain` command of a visitor who breaks it, in the revision where it is violated. */
  witness: string;
}

/** The invariants of the head whose verdict differs between the revisions. One about nobody counts as holding. */
export function invariantChanges(before: Config, after: ReadConfig & { config: Config }): InvariantChange[] {
  const inBase = verdictsOf(before, after.invariants);
  const inHead = provenVerdicts(after.config, after.invariants);
  return inHead.flatMap((head, at): InvariantChange[] => {
    const base = inBase[at];
    const [was, is] = [witnessIn(base), witnessIn(head)];
    const witness = is ?? was;
    if (witness === null || (was === null) === (is === null)) return [];
    return [{ id: head.invariant.id, before: stateOf(was), after: stateOf(is), witness }];
  });
}

const stateOf = (witness: string | null) => (witness === null ? 'holds' : 'violated');

const witnessIn = (one: InvariantVerdict | undefined): string | null =>
  one?.verdict.kind === 'violated' ? one.verdict.counterexample.command : null;
