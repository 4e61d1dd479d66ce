import type { Config } from '../../schemas/index.ts';
import type { ChangeNode } from '../compare/change-nodes.ts';
import { Comparison } from '../compare/comparison.ts';
import type { ConfigRevision } from '../compare/config-revision.ts';
import type { Edit } from '../edits/edits.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { NewAddress } from '../new-addresses/new-addresses.ts';
import { type SituationSpace, weightsOf } from '../situations/situation-space.ts';
import { Claims } from '../witnesses/claims.ts';
import type { Sides } from './plan.ts';
import { PlanReporter } from './plan-reporter.ts';

/** What a plan is made from: the compared sides, their edits, and every situation that differs. */
export interface ComparedSides {
  sides: Sides;
  edits: readonly Edit[];
  comparison: Comparison;
  both: { before: ConfigRevision; after: ConfigRevision };
  changes: ChangeNode;
  reporter: PlanReporter;
  report: (edit: Edit) => ReportedEdit;
}

export function compareSides(
  sides: Sides,
  edits: readonly Edit[],
  space: SituationSpace,
  base: string,
  report: ComparedSides['report'],
  newAddresses: readonly NewAddress[],
): ComparedSides {
  const { before, after } = sides;
  const comparison = new Comparison(space, [before.config, after.config]);
  const both = { before: comparison.revision(before.config), after: comparison.revision(after.config) };
  const changes = comparison.changes(both.before, both.after);
  const reporter = new PlanReporter(
    space,
    weightsOf(space),
    base,
    after.config.facts,
    listedInBoth(before.config, after.config),
    new Claims(space, both),
    newAddresses,
  );
  return { sides, edits, comparison, both, changes, reporter, report };
}

const listedInBoth = (before: Config, after: Config): Set<string> =>
  new Set(Object.keys(before.channels.channels).filter((one) => Object.hasOwn(after.channels.channels, one)));
