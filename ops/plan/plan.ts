import type { Config } from '../../schemas/index.ts';
import type { ReadConfig } from '../check/check-config.ts';
import { causesOf } from '../compare/causes.ts';
import type { Difference, RiskCode, StepName } from '../compare/change.ts';
import { Comparison } from '../compare/compare.ts';
import { type Edit, editsOf } from '../edits/edits.ts';
import { isNotCompared } from '../edits/not-compared.ts';
import { type PageDifference, pageDifferences } from '../edits/page-differences.ts';
import { type EditTold, toldEdit } from '../edits/reported-edit.ts';
import { countWhere } from '../situations/count.ts';
import { type AxisName, sizeOf, sizesOf, spaceOf, weightsOf } from '../situations/space.ts';
import type { Who } from '../situations/who.ts';
import type { KeptBack } from './blocked.ts';
import { collateralOf } from './collateral.ts';
import type { Way } from './end.ts';
import { groupsOf, mostFirst } from './groups.ts';
import { type Intent, refuseUnknown, splitByIntent } from './only.ts';
import { isOnPage, pagesTold } from './pages.ts';
import { earlyOf, type Progress } from './progress.ts';
import { type Back, LedBack } from './regressions.ts';
import { consentRisks, risksOf } from './risks.ts';
import { Teller } from './teller.ts';

/** An exact extent: a product of named sets, or several that are disjoint. */
export type Extent = Who | { anyOf: (Who & { count: number })[] };
export interface Told {
  before: string;
  after: string;
  who: Extent;
  count: number;
  witness: string;
}
export interface CauseTold {
  edits: EditTold[];
}
/** Visitors who come to another end: of their visit, of the login, or of a destination. */
export interface Ending {
  way: Way;
  before: string;
  after: string;
  who: Extent;
  count: number;
  /** They got through, and now come to where they have been. */
  back?: Back;
  /** They get no further, and did before. */
  kept?: KeptBack;
}
/** What of a group JSON leaves out. */
interface GroupDetails extends Pick<Difference, 'fields'> {
  /** Some of its visitors meet a risk. */
  isRisky?: boolean;
  /** Some of its visitors end elsewhere, its witness among them. */
  isElsewhere?: boolean;
  /** Of the first group of a cause: all ends that the cause changes. */
  ends?: Ending[];
}
export type Group = { cause: CauseTold; step: StepName } & Told & GroupDetails;
export type RiskTold = { risk: RiskCode } & Told;
export interface PageTold {
  page: string;
  file: string;
  differences: PageDifference[];
  /** Situations that end on the page, or on one that opens it. */
  count: number;
  who: Extent;
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
  space: Record<AxisName, number>;
  risks: RiskTold[];
  groups: Group[];
  pages: PageTold[];
  /** Edits that no visitor sees. */
  withoutEffect: EditTold[];
  /** Edits of what is the same for every visitor and is not compared: limits, calls, messages. */
  notCompared: EditTold[];
  /** What changes outside the stated intent; null where none was stated. */
  collateral: Collateral[] | null;
}

interface Sides {
  before: ReadConfig & { config: Config };
  after: ReadConfig & { config: Config };
}

const listedOnBoth = (before: Config, after: Config): Set<string> =>
  new Set(Object.keys(before.channels.channels).filter((one) => Object.hasOwn(after.channels.channels, one)));

/**
 * Compares two configs situation by situation.
 * @param heard - how far it is, and what is known by then
 */
export function planOf(
  sides: Sides,
  base: string,
  intent: Intent | null,
  heard: (progress: Progress) => void = () => {},
): Plan {
  const { before, after } = sides;
  const edits = editsOf(before.config, after.config);
  const whole = spaceOf(before.config, after.config);
  const space = intent ? splitByIntent(whole, intent) : whole;
  if (intent) {
    const { host, channel, city } = space;
    const pages = Object.keys({ ...before.config.pages, ...after.config.pages });
    refuseUnknown(intent, { host: host.names, channel: channel.names, city: city.names, page: pages });
  }
  const comparison = new Comparison(space, [before.config, after.config]);
  const both = { before: comparison.side(before.config), after: comparison.side(after.config) };
  const count = edits.length;
  heard({ stage: 'all', edit: null, at: 0, count, early: null });
  const changes = comparison.changes(both.before, both.after);
  const weights = weightsOf(space);
  const teller = new Teller(space, weights, base, listedOnBoth(before.config, after.config));
  const tell = (edit: Edit) => toldEdit(edit, sides);
  const risks = risksOf(changes, teller);
  const early = earlyOf(comparison.placesOf(changes), risks);
  heard({ stage: 'all', edit: null, at: 0, count, early });
  const compares = (edit: Edit | null, at: number, of: number) =>
    heard({ stage: edit ? 'one' : 'shared', edit: edit && tell(edit), at, count: of, early });
  const causes = edits.length === 0 ? [] : causesOf(comparison, both, edits, changes, compares);
  heard({ stage: 'telling', edit: null, at: count, count, early });
  const differences = pageDifferences(before.config, after.config);
  const pages = pagesTold(comparison, both, differences, teller);
  const seen = new Set(pages.filter(({ count }) => count > 0).map(({ page }) => page));
  const unseen = causes
    .filter((cause) => cause.changes === comparison.nodes.same)
    .flatMap((cause) => cause.edits)
    .filter(
      (edit) =>
        !causes.some((cause) => cause.changes !== comparison.nodes.same && cause.edits.includes(edit)),
    );
  const effectless = unseen.filter((edit) => !isOnPage(edit, before.config, after.config, differences, seen));
  const ledBack = new LedBack(before.config, after.config);
  const kinds = { before: both.before.routeKinds, after: both.after.routeKinds };
  const plan: Plan = {
    format: 'funnel.plan/1',
    base,
    situations: sizeOf(space),
    changed: countWhere(changes, weights, (change) => change !== null),
    space: sizesOf(space),
    risks: [...risks, ...consentRisks(pages, base)].sort((one, other) => other.count - one.count),
    groups: mostFirst(causes.map((cause) => groupsOf(cause, tell, teller, { ledBack, kinds }))).flat(),
    pages,
    withoutEffect: effectless.filter((edit) => !isNotCompared(edit)).map(tell),
    notCompared: effectless.filter(isNotCompared).map(tell),
    collateral: null,
  };
  return intent ? { ...plan, collateral: collateralOf(changes, plan, intent, teller) } : plan;
}
