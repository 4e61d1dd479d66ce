import { ownEntry } from '../../runtime/index.ts';
import { namedTables, type RouteDefinition } from '../../schemas/index.ts';
import type { AfterLogin, Destinations, VisitEnd } from '../situations/result-part.ts';
import type { ReportedAds, Risk, VisitorResult } from './change.ts';

/** The kinds of the routes in both revisions. */
export interface RouteKinds {
  before: Readonly<Record<string, RouteKind>>;
  after: Readonly<Record<string, RouteKind>>;
}

type RouteKind = RouteDefinition['kind'];

interface VisitTarget {
  /** The step that leads there; empty for the landing itself. */
  by: string;
  route: string;
  /** Held with a message and a retry button, so nothing is lost. */
  held: boolean;
  loops: boolean;
}

/** The risk of a visitor who loses a page or a form, or whose redirects do not end. */
function targetRisks(one: VisitTarget, other: VisitTarget, kinds: RouteKinds): Risk[] {
  const describe = ({ by, route }: VisitTarget) => (by === '' ? route : `${by} ${route}`);
  const [before, after] = [describe(one), describe(other)];
  if (other.loops && !one.loops) return [{ risk: 'loop', before, after }];
  if (other.held) return [];
  const [was, is] = [ownEntry(kinds.before, one.route), ownEntry(kinds.after, other.route)];
  if (was !== 'error' && is === 'error') return [{ risk: 'page-lost', before, after }];
  return was === 'form' && is !== 'form' ? [{ risk: 'form-lost', before, after }] : [];
}

export function landingRisks(
  one: VisitEnd['landing'],
  other: VisitEnd['landing'],
  kinds: RouteKinds,
): Risk[] {
  if (one.part === 'noArrival' || other.part === 'noArrival') return [];
  const targetOf = ({ route, end }: typeof one): VisitTarget => ({
    by: '',
    route,
    held: end === 'hold',
    loops: end === 'tooManyHops',
  });
  return targetRisks(targetOf(one), targetOf(other), kinds);
}

export function afterLoginRisks(one: AfterLogin, other: AfterLogin, kinds: RouteKinds): Risk[] {
  const targetOf = ({ route, end }: AfterLogin): VisitTarget => ({
    by: 'afterLogin',
    route,
    held: end === 'hold',
    loops: end === 'tooManyHops',
  });
  return targetRisks(targetOf(one), targetOf(other), kinds);
}

export function destinationRisks(one: Destinations, other: Destinations, kinds: RouteKinds): Risk[] {
  return namedTables.flatMap((by) => {
    const targetOf = ({ routes, reasons }: Destinations): VisitTarget => ({
      by,
      route: routes[by],
      held: false,
      loops: reasons[by] === 'destinationLoop',
    });
    return targetRisks(targetOf(one), targetOf(other), kinds);
  });
}

export function brandRisks(one: VisitorResult['brand'], other: VisitorResult['brand']): Risk[] {
  const company = (of: VisitorResult['brand']) => `${of.companyName} ${of.icp}`;
  const found: Risk[] = [];
  if (one.name !== other.name) found.push({ risk: 'brand-changed', before: one.name, after: other.name });
  if (company(one) !== company(other)) {
    found.push({ risk: 'company-changed', before: company(one), after: company(other) });
  }
  return found;
}

/** A conversion that is newly reported is no risk, because no existing count changes. */
export function adsRisks(one: ReportedAds, other: ReportedAds): Risk[] {
  const describeIt = ({ network, conversionId }: ReportedAds) =>
    [network, conversionId].filter((one) => one !== null).join(' ') || '-';
  const had = one.network !== null || one.conversionId !== null;
  return had && describeIt(one) !== describeIt(other)
    ? [{ risk: 'conversion-changed', before: describeIt(one), after: describeIt(other) }]
    : [];
}
