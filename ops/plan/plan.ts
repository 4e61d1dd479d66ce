import type { Config } from '../../schemas/index.ts';
import { causesOf } from '../causes/causes.ts';
import type { ReadConfig } from '../check/check-config.ts';
import type { Difference, RiskCode, StepName } from '../compare/change.ts';
import { type ConfigError, configErrorsIn } from '../diagnostics/config-error.ts';
import { type Edit, editsOf } from '../edits/edits.ts';
import type { PageDifference } from '../edits/page-difference.ts';
import { type ReportedEdit, reportEdit } from '../edits/reported-edit.ts';
import { withSharedParts } from '../edits/with-shared-parts.ts';
import { type InvariantChange, invariantChanges } from '../invariant-changes/invariant-changes.ts';
import { inAllLanguages } from '../languages/all-languages.ts';
import type { Led } from '../led-visitors/led-visitors.ts';
import { type NewAddress, newAddressesOf } from '../new-addresses/new-addresses.ts';
import { renamedConfig } from '../renames/apply-renames.ts';
import { detectRenames } from '../renames/detect-renames.ts';
import type { Rename } from '../renames/rename.ts';
import { type RenamedFact, withRenamedFacts } from '../renames/renamed-facts.ts';
import { type RenamedValue, withRenamedValues } from '../renames/renamed-values.ts';
import { countWhere } from '../situations/count.ts';
import { type SpaceSizes, sizeOf, sizesOf } from '../situations/situation-space.ts';
import type { VisitorSet } from '../situations/visitor-set.ts';
import type { BlockedKind } from './blocked.ts';
import { ChangeExtents } from './change-extents.ts';
import { collateralOf } from './collateral.ts';
import { type ComparedSides, compareSides } from './compare-sides.ts';
import { comparedSpace } from './compared-space.ts';
import type { Way } from './end.ts';
import type { Intent } from './intent.ts';
import { earlyOf, PlanProgress, type Progress } from './progress.ts';
import { ofSomebody, type Reach, reachIn, reachOfScope } from './reach.ts';
import type { Regression } from './regressions.ts';
import type { ReportedAct } from './report-acts.ts';
import { reportEffects } from './report-effects.ts';
import { risksOf } from './reported-risks.ts';

/** An exact extent: a product of named sets, or several disjoint ones. */
export type Extent = VisitorSet | { anyOf: (VisitorSet & { count: number })[] };
export interface ReportedWitness {
  /** One of the visitors as a command. */
  witness: string;
  /** No visit has shown what is said of the visitors: nobody was found who meets it; left out: one has. */
  isUnconfirmed?: boolean;
}
export interface ReportedDifference extends ReportedWitness {
  before: string;
  after: string;
  who: Extent;
  count: number;
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
    /** The page whose own content brings it; JSON leaves it out. */
    page?: string;
    /** As of its page; JSON leaves it out. */
    led?: Led;
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
  /** Of the channels and hosts who are led there; the others only open its address directly. JSON leaves it out. */
  led?: Led;
}
export interface Collateral {
  what: string;
  who: Extent;
  count: number;
}

/** `funnel.plan/1` */
export interface Plan {
  format: 'funnel.plan/1';
  base: string;
  situations: number;
  changed: number;
  /** At most so many visitors a day see a difference; left out without traffic.csv. */
  visitorsPerDay?: number;
  space: SpaceSizes;
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
  renamed: (Rename | RenamedFact | RenamedValue)[];
  /** The paths that visitors do not know yet, with those who come there in the head; left out: none. */
  newAddresses?: NewAddress[];
  /** Files that nothing has compared, because the base has errors that they correct; left out: none. */
  brokenBase?: { files: string[]; errors: ConfigError[] };
  /** What `check` finds wrong with the head: the plan says where its visitors end, not that they can; left out: none. */
  errors?: ConfigError[];
  /** The changes outside the intent; null without an intent. */
  collateral: Collateral[] | null;
  /** The invariants that the edits break or mend. */
  invariants: InvariantChange[];
}

export interface Sides {
  before: ReadConfig & { config: Config };
  after: ReadConfig & { config: Config };
}

/**
 * Compares two revisions of the config over all situations.
 * @param onProgress - called with the progress
 * @param live - the config whose addresses visitors know, where the base is not what they meet
 */
export function planOf(
  given: Sides,
  base: string,
  intent: Intent | null,
  onProgress: (progress: Progress) => void = () => {},
  live: Pick<Config, 'routes'> = given.before.config,
): Plan {
  const ofAllLanguages = <S extends Sides['before']>(side: S): S => ({
    ...side,
    config: inAllLanguages(side.config, given.before.config.site.language),
  });
  const revisions: Sides = { before: ofAllLanguages(given.before), after: ofAllLanguages(given.after) };
  const renamed = detectRenames(revisions.before, revisions.after);
  const { config: renamedIds, renamedFacts } = withRenamedFacts(
    renamedConfig(revisions.before, renamed),
    revisions.after.config,
  );
  const { config, renamedValues } = withRenamedValues(renamedIds, revisions.after.config);
  const before = { ...revisions.before, config };
  const after = { ...revisions.after, config: withSharedParts(config, revisions.after.config) };
  const sides = { before, after };
  const edits = editsOf(before.config, sides.after.config);
  const space = comparedSpace(sides, intent, Object.keys(revisions.before.config.pages));
  const report = (edit: Edit) => reportEdit(edit, sides, renamed);
  const progress = new PlanProgress(edits.length, report, onProgress);
  progress.starts();
  const newAddresses = newAddressesOf(live, sides.after.config, space);
  const compared = compareSides(sides, edits, space, base, report, newAddresses);
  const { comparison, changes, reporter } = compared;
  const reaching = { space: sizesOf(space), newAddresses };
  const risks = ofSomebody(risksOf(changes, comparison.nodes, reporter), reaching);
  progress.compared(earlyOf(earlyReachOf(compared, newAddresses), risks));
  const causes =
    edits.length === 0 ? [] : causesOf(comparison, compared.both, edits, changes, progress.compares);
  progress.reports();
  const errors = configErrorsIn(sides.after.diagnostics);
  const plan: Plan = {
    format: 'funnel.plan/1',
    base,
    situations: sizeOf(space),
    changed: countWhere(
      changes,
      reporter.weights,
      (change) => change !== null,
      (node) => comparison.nodes.composedOf(node) !== undefined,
    ),
    space: reaching.space,
    ...reportEffects(compared, causes, risks, [...renamed, ...renamedFacts]),
    renamed: [...renamed, ...renamedFacts, ...renamedValues],
    collateral: null,
    // The head as it was read: its check has proven them, and languages play no part.
    invariants: invariantChanges(before.config, given.after),
    ...(newAddresses.length > 0 && { newAddresses }),
    ...(errors.length > 0 && { errors }),
  };
  return intent ? { ...plan, collateral: collateralOf(changes, plan, intent, reporter) } : plan;
}

/** The extents of all changes are needed only where some of them are at new addresses. */
function earlyReachOf({ comparison, changes, reporter }: ComparedSides, newAddresses: NewAddress[]): Reach {
  if (newAddresses.length === 0) return reachOfScope(comparison.scopeOf(changes));
  const extents = new ChangeExtents(comparison.nodes).all.of(changes);
  const items = [...extents.values()].map((products) => reporter.extent(products));
  return reachIn(items, { space: sizesOf(reporter.space), newAddresses });
}
