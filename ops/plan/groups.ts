import type { Cause } from '../compare/causes.ts';
import type { ChangeNode, ChangeNodes } from '../compare/change-nodes.ts';
import type { RouteContents } from '../compare/visit-risks.ts';
import type { Edit } from '../edits/edits.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { Arrival } from '../situations/arrivals.ts';
import type { Product } from '../situations/extents.ts';
import { axisAt } from '../situations/situation-space.ts';
import { newlyBlocked } from './blocked.ts';
import { type ChangeExtents, changesIn, labelOf } from './change-extents.ts';
import { endOf } from './end.ts';
import type { EndChange, Group } from './plan.ts';
import type { PlanReporter } from './plan-reporter.ts';
import type { Regression, RegressionDetector } from './regressions.ts';

/** What classifies an end for its visitors. */
interface EndClassifiers {
  nodes: ChangeNodes;
  extents: ChangeExtents;
  regressions: RegressionDetector;
  contents: RouteContents;
}

/** The changes of a cause by the first step that differs; risky groups first, then the largest. */
export function groupsOf(
  { edits, changes }: Cause,
  report: (edit: Edit) => ReportedEdit,
  reporter: PlanReporter,
  classifiers: EndClassifiers,
): Group[] {
  const cause = { edits: edits.map(report) };
  const found = changesIn(changes, classifiers.nodes).map((change) => ({ label: labelOf(change), change }));
  const labels = new Map(found.map(({ label, change }) => [label, change]));
  const risky = new Set(found.flatMap(({ label, change }) => (change.risks.length > 0 ? [label] : [])));
  // Prefer a witness who ends elsewhere: of the visitors of a channel, those in a city of the city rule show more.
  const ending = classifiers.extents.ending.of(changes);
  const groups = [...classifiers.extents.all.of(changes)]
    .flatMap(([label, products]): Group[] => {
      const change = labels.get(label);
      if (!change) return [];
      const { step, before, after } = change;
      const [{ fields } = {}] = change.differences;
      const elsewhere = ending.get(label);
      const reported = {
        ...reporter.reportDifference(products, before, after, elsewhere),
        ...(fields && { fields }),
      };
      const details = { ...(risky.has(label) && { isRisky: true }), ...(elsewhere && { isElsewhere: true }) };
      return [{ cause, step, ...reported, ...details }];
    })
    .sort(
      (one, other) =>
        Number(other.isRisky === true) - Number(one.isRisky === true) || other.count - one.count,
    );
  const ends = endsOf(changes, reporter, classifiers);
  return groups.map((group, at) => (at === 0 && ends.length > 0 ? { ...group, ends } : group));
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
  changes: ChangeNode,
  reporter: PlanReporter,
  { regressions, contents, extents }: EndClassifiers,
): EndChange[] {
  return [...extents.ends.of(changes)].flatMap(([key, products]): EndChange[] => {
    const [way, before, after] = JSON.parse(key) as [EndChange['way'], string, string];
    const end = endOf(way, after);
    const was = endOf(way, before);
    const blocked = end && newlyBlocked(was, end, contents);
    const wasError = was !== null && contents.before[was.route]?.isError === true;
    const regressionOf = (arrival: Arrival | null) => end && regressions.detect(was, end, arrival);
    const parts =
      way === 'navigation'
        ? splitByRegression(products, reporter, regressionOf)
        : [{ regression: regressionOf(null), products }];
    return parts.map(({ regression, products: own }) => {
      return {
        way,
        before,
        after,
        ...reporter.visitors(own),
        ...(regression && { regression }),
        ...(blocked && { blocked }),
        wasError,
      };
    });
  });
}

/** Splits by regression: the same end may be a regression after one arrival and none after another. */
function splitByRegression(
  products: readonly Product[],
  { space: { arrival } }: PlanReporter,
  regressionOf: (arrival: Arrival) => Regression | null,
): { regression: Regression | null; products: Product[] }[] {
  const regressions = arrival.classes.map(([at = 0]) => {
    const value = arrival.values[at];
    return value ? regressionOf(value) : null;
  });
  const all = arrival.classes.map((_, at) => at);
  return ([null, 'start', 'done'] as const).flatMap((regression) => {
    const own = products.flatMap((product) => {
      const classes = product.get(axisAt.arrival) ?? all;
      const fits = classes.filter((at) => regressions[at] === regression);
      if (fits.length === classes.length) return [product];
      return fits.length === 0 ? [] : [new Map([...product, [axisAt.arrival, fits] as const])];
    });
    return own.length === 0 ? [] : [{ regression, products: own }];
  });
}
