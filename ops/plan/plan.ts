import type { Config } from '../../schemas/index.ts';
import { classifyEdits } from '../acts/classify-edits.ts';
import type { ReadConfig } from '../check/check-config.ts';
import { causesOf } from '../compare/causes.ts';
import type { Difference, RiskCode, StepName } from '../compare/change.ts';
import { Comparison } from '../compare/comparison.ts';
import { type Edit, editsOf } from '../edits/edits.ts';
import type { PageDifference } from '../edits/page-difference.ts';
import { pageDifferences } from '../edits/page-differences.ts';
import { type ReportedEdit, reportEdit } from '../edits/reported-edit.ts';
import { renamedConfig } from '../renames/apply-renames.ts';
import { detectRenames } from '../renames/detect-renames.ts';
import type { Rename } from '../renames/rename.ts';
import { countWhere } from '../situations/count.ts';
import { type AxisName, sizeOf, sizesOf, spaceOf, weightsOf } from '../situations/situation-space.ts';
import type { VisitorSet } from '../situations/visitor-set.ts';
import type { Text } from '../text/text.ts';
import type { BlockedKind } from './blocked.ts';
import { collateralOf } from './collateral.ts';
import type { Way } from './end.ts';
import { groupsOf, mostFirst } from './groups.ts';
import { type Intent, refuseUnknown, splitByIntent } from './intent.ts';
import { type InvariantChange, invariantChanges } from './invariant-changes.ts';
import { isOnPage, reportPages } from './pages.ts';
import { PlanReporter } from './plan-reporter.ts';
import { earlyOf, type Progress } from './progress.ts';
import { type Regression, RegressionDetector } from './regressions.ts';
import { actRisks, type ReportedAct, reportActs } from './report-acts.ts';
import { pageRisks, risksOf } from './reported-risks.ts';

/** An exact extent: a product of named sets, or several disjoint ones. */
export type Extent = VisitorSet | { anyOf: (VisitorSet & { count: number })[] };
export interface ReportedDifference {
  before: string;
  after: string;
  who: Extent;
  count: number;
  witness: string;
  /** At most so many visitors a day; left out without traffic.csv. */
  visitorsPerDay?: number;
}
export interface ReportedCause {
  edits: ReportedEdit[];
}
/** Visitors who end elsewhere after navigation, login or a destination. */
export interface EndChange {
  way: Way;
  before: string;
  after: string;
  who: Extent;
  count: number;
  /** They succeeded and are led back to a login or form. */
  regression?: Regression;
  /** They are newly blocked. */
  blocked?: BlockedKind;
  /** The page that they came to in the base was an error page. */
  wasError?: boolean;
}
/** The properties of a group that the JSON output leaves out. */
interface GroupDetails extends Pick<Difference, 'fields'> {
  /** Some of its visitors are at risk. */
  isRisky?: boolean;
  /** Some of its visitors end elsewhere, including its witness. */
  isElsewhere?: boolean;
  /** Only in the first group of a cause: all ends that the cause changes. */
  ends?: EndChange[];
}
export type Group = { cause: ReportedCause; step: StepName } & ReportedDifference & GroupDetails;
export type ReportedRisk = { risk: RiskCode } & ReportedDifference & {
    /** The edits that bring it, where they are known without a comparison; JSON leaves them out. */
    edits?: ReportedEdit[];
  };
export interface ReportedPage {
  page: string;
  file: string;
  differences: PageDifference[];
  /** The number of situations that end on the page or on a page that opens it. */
  count: number;
  who: Extent;
}
export interface Collateral {
  what: string;
  who: Extent;
  count: number;
}

/** An error of the base; positions are those of its file there. */
export interface BrokenBaseError {
  code: string;
  file: string;
  line: number;
  column: number;
  message: Text;
}

/** `funnel.plan/1` */
export interface Plan {
  format: 'funnel.plan/1';
  base: string;
  situations: number;
  changed: number;
  /** At most so many visitors a day see a difference; left out without traffic.csv. */
  visitorsPerDay?: number;
  space: Record<AxisName, number>;
  risks: ReportedRisk[];
  groups: Group[];
  pages: ReportedPage[];
  /** Changed values that act in every situation alike: calls, trackers, storage, limits, time, texts of the app. */
  acts: ReportedAct[];
  /** Edits that change nothing for any visitor. */
  withoutEffect: ReportedEdit[];
  /** Edits of values that nothing has compared. */
  notCompared: ReportedEdit[];
  /** Ids that have another name and are compared as one and the same. */
  renamed: Rename[];
  /** Files that nothing has compared, because the base has errors that they correct; left out: none. */
  brokenBase?: { files: string[]; errors: BrokenBaseError[] };
  /** The changes outside the intent; null without an intent. */
  collateral: Collateral[] | null;
  /** The invariants that the edits break or mend. */
  invariants: InvariantChange[];
}

export interface Sides {
  before: ReadConfig & { config: Config };
  after: ReadConfig & { config: Config };
}

const listedInBoth = (before: Config, after: Config): Set<string> =>
  new Set(Object.keys(before.channels.channels).filter((one) => Object.hasOwn(after.channels.channels, one)));

/**
 * Compares two revisions of the config over all situations.
 * @param onProgress - called with the progress
 */
export function planOf(
  revisions: Sides,
  base: string,
  intent: Intent | null,
  onProgress: (progress: Progress) => void = () => {},
): Plan {
  const renamed = detectRenames(revisions.before, revisions.after);
  const sides = {
    before: { ...revisions.before, config: renamedConfig(revisions.before, renamed) },
    after: revisions.after,
  };
  const { before, after } = sides;
  const edits = editsOf(before.config, after.config);
  const whole = spaceOf(before.config, after.config);
  const space = intent ? splitByIntent(whole, intent) : whole;
  if (intent) {
    const { host, channel, city } = space;
    const pages = Object.keys({ ...revisions.before.config.pages, ...after.config.pages });
    refuseUnknown(intent, { host: host.names, channel: channel.names, city: city.names, page: pages });
  }
  const comparison = new Comparison(space, [before.config, after.config]);
  const both = { before: comparison.revision(before.config), after: comparison.revision(after.config) };
  const count = edits.length;
  onProgress({ stage: 'all', edit: null, at: 0, count, early: null });
  const changes = comparison.changes(both.before, both.after);
  const weights = weightsOf(space);
  const reporter = new PlanReporter(space, weights, base, listedInBoth(before.config, after.config));
  const report = (edit: Edit) => reportEdit(edit, sides, renamed);
  const risks = risksOf(changes, reporter);
  const early = earlyOf(comparison.scopeOf(changes), risks);
  onProgress({ stage: 'all', edit: null, at: 0, count, early });
  const compares = (edit: Edit | null, at: number, of: number) =>
    onProgress({ stage: edit ? 'one' : 'shared', edit: edit && report(edit), at, count: of, early });
  const causes = edits.length === 0 ? [] : causesOf(comparison, both, edits, changes, compares);
  onProgress({ stage: 'reporting', edit: null, at: count, count, early });
  const { acts, unjudged } = classifyEdits(comparison, both, edits);
  const differences = pageDifferences(before.config, after.config);
  const pages = reportPages(comparison, both, differences, reporter);
  const reached = new Set(pages.filter(({ count }) => count > 0).map(({ page }) => page));
  const withoutChanges = causes
    .filter((cause) => cause.changes === comparison.nodes.unchanged)
    .flatMap((cause) => cause.edits)
    .filter(
      (edit) =>
        !causes.some((cause) => cause.changes !== comparison.nodes.unchanged && cause.edits.includes(edit)),
    );
  const effectless = withoutChanges.filter(
    (edit) => !isOnPage(edit, before.config, after.config, differences, reached),
  );
  const regressions = new RegressionDetector(before.config, after.config);
  const contents = { before: both.before.contents.byRoute, after: both.after.contents.byRoute };
  const byPage = { before: both.before.contents.byPage, after: both.after.contents.byPage };
  const acting = new Set(acts.map(({ edit }) => edit));
  const plan: Plan = {
    format: 'funnel.plan/1',
    base,
    situations: sizeOf(space),
    changed: countWhere(changes, weights, (change) => change !== null),
    space: sizesOf(space),
    risks: [...risks, ...pageRisks(pages, byPage, base), ...actRisks(acts, report, reporter)].sort(
      (one, other) => other.count - one.count,
    ),
    groups: mostFirst(
      causes.map((cause) => groupsOf(cause, report, reporter, { regressions, contents })),
    ).flat(),
    pages,
    acts: reportActs(acts, report, reporter),
    withoutEffect: effectless.filter((edit) => !acting.has(edit) && !unjudged.includes(edit)).map(report),
    notCompared: unjudged.map(report),
    renamed,
    collateral: null,
    invariants: invariantChanges(before.config, after),
  };
  return intent ? { ...plan, collateral: collateralOf(changes, plan, intent, reporter) } : plan;
}
