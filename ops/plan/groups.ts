import type { Cause, CausedChanges } from '../causes/causes.ts';
import { ProductOfChannels } from '../causes/product-of-channels.ts';
import type { ChangeNode, ChangeNodes } from '../compare/change-nodes.ts';
import type { RouteContents } from '../compare/visit-risks.ts';
import type { Edit } from '../edits/edits.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { Product } from '../situations/extents.ts';
import { newlyBlocked } from './blocked.ts';
import { type ChangeExtents, changesByLabel, type LabelledChanges } from './change-extents.ts';
import { endsOfLabel } from './end.ts';
import type { EndSummaries } from './end-summaries.ts';
import type { EndChange, Group, ReportedWitness } from './plan.ts';
import type { PlanReporter } from './plan-reporter.ts';

/** What classifies an end for its visitors. */
interface EndClassifiers {
  nodes: Pick<ChangeNodes, 'byCityOf' | 'composedOf'>;
  extents: ChangeExtents;
  ends: EndSummaries;
  contents: RouteContents;
}

/** The changes of a cause by the first step that differs; risky groups first, then the largest. */
export function groupsOf(
  { edits, changes, channels }: Cause,
  report: (edit: Edit) => ReportedEdit,
  reporter: PlanReporter,
  classifiers: EndClassifiers,
): Group[] {
  const cause = { edits: edits.map(report) };
  const found = changesByLabel(changes, classifiers.nodes);
  // Prefer a witness who ends elsewhere: of the visitors of a channel, those in a city of the city rule show more.
  const ending = endingOf(changes, found, classifiers.extents);
  const own = (all: readonly Product[]): readonly Product[] =>
    channels ? all.map((one) => new ProductOfChannels(one, channels)) : all;
  const all = [...classifiers.extents.all.of(changes)]
    .flatMap(([label, products]) => {
      const labelled = found.get(label);
      return labelled ? [{ label, ...labelled, products: own(products) }] : [];
    })
    .map((one) => ({ ...one, ...reporter.extent(one.products) }))
    .sort((one, other) => Number(other.areRisky) - Number(one.areRisky) || other.count - one.count);
  const ends = endsOf({ changes, channels }, reporter, classifiers);
  return all.map(({ label, products, change, areRisky, endElsewhere, who, count }, at): Group => {
    const { step, before, after } = change;
    const [{ fields } = {}] = change.differences;
    const witness = () => {
      const elsewhere = endElsewhere ? ending(label) : undefined;
      return reporter.witness(elsewhere ? own(elsewhere) : products, reporter.claims.ofStep(step));
    };
    const details = {
      ...(fields && { fields }),
      ...(areRisky && { isRisky: true }),
      ...(endElsewhere && { isElsewhere: true }),
      ...(at === 0 && ends.length > 0 && { ends }),
    };
    return withWitness({ cause, step, before, after, who, count, ...details }, witness);
  });
}

/** @param find - the witness, looked for when it is first read: most reports show one or few groups of a cause */
function withWitness(group: Omit<Group, keyof ReportedWitness>, find: () => ReportedWitness): Group {
  let found: ReportedWitness | undefined;
  return {
    ...group,
    get witness() {
      found ??= find();
      return found.witness;
    },
    get isUnconfirmed() {
      found ??= find();
      return found.isUnconfirmed === true;
    },
  };
}

/** Of the situations of a label by which some visitors end elsewhere, theirs. */
function endingOf(
  changes: ChangeNode,
  found: ReadonlyMap<string, LabelledChanges>,
  { all, ending }: ChangeExtents,
): (label: string) => readonly Product[] | undefined {
  return (label) => (found.get(label)?.stay ? ending : all).of(changes).get(label);
}

/** Sorts causes: those with risks first, then those with regressions, then by the number of visitors. */
export function mostFirst(causes: readonly Group[][]): Group[][] {
  const rank = (groups: readonly Group[]): number => {
    if (groups.some(({ isRisky }) => isRisky)) return 0;
    return groups.some(({ ends }) => ends?.some(({ regression }) => regression)) ? 1 : 2;
  };
  const size = (groups: readonly Group[]) => groups.reduce((sum, { count }) => sum + count, 0);
  // Equal ones keep the order of the files.
  return [...causes].sort((one, other) => rank(one) - rank(other) || size(other) - size(one));
}

/** Every end that differs; a group has only the first step that differs, which may not be the one that visitors see. */
function endsOf(
  caused: CausedChanges,
  reporter: PlanReporter,
  { ends, contents }: EndClassifiers,
): EndChange[] {
  return [...ends.of(caused)].flatMap(([label, summaries]): EndChange[] => {
    const { way, before, after, was, end } = endsOfLabel(label);
    const blocked = end && newlyBlocked(was, end, contents);
    const wasError = was !== null && contents.before[was.route]?.isError === true;
    return summaries.map(({ regression, who, count }) => ({
      way,
      before,
      after,
      who: reporter.named(who),
      count,
      ...(regression && { regression }),
      ...(blocked && { blocked }),
      wasError,
    }));
  });
}
