import { ownEntry } from '../../runtime/index.ts';
import type { NamedTable } from '../../schemas/index.ts';
import {
  type ContentRisk,
  contentRisks,
  otherRouteRisks,
  receiptRisks,
} from '../page-content/content-risks.ts';
import type { PageContent } from '../page-content/page-content.ts';
import type { AfterLogin, Destinations, Landing, VisitEnd } from '../situations/result-part.ts';
import type { ReportedAds, Risk, RiskCode, VisitorResult } from './change.ts';

/** The content of the page of each route, in both revisions. */
export interface RouteContents {
  before: Readonly<Record<string, PageContent>>;
  after: Readonly<Record<string, PageContent>>;
}

interface VisitTarget {
  /** The step that leads there; empty for the landing itself. */
  by: string;
  route: string;
  /** Held with a message and a retry button, so nothing is lost. */
  held: boolean;
  loops: boolean;
}

/** The risks of a visitor who is sent to another page, or whose redirects do not end. */
function targetRisks(
  one: VisitTarget,
  other: VisitTarget,
  contents: RouteContents,
  isAfterLead = false,
): Risk[] {
  const describe = ({ by, route }: VisitTarget) => (by === '' ? route : `${by} ${route}`);
  const [before, after] = [describe(one), describe(other)];
  if (other.loops && !one.loops) return [{ risk: 'loop', before, after }];
  if (other.held) return [];
  const [was, is] = [ownEntry(contents.before, one.route), ownEntry(contents.after, other.route)];
  if (!was || !is) return [];
  const isSameRoute = one.route === other.route;
  const found: ContentRisk[] = isSameRoute ? contentRisks(was, is) : otherRouteRisks(was, is);
  if (isAfterLead && !isSameRoute) found.push(...receiptRisks(was, is));
  return found.map((risk) => (isOfWholePage(risk) ? { ...risk, before, after } : risk));
}

const isOfWholePage = ({ risk }: Risk): boolean => risk === 'page-lost' || risk === 'form-lost';

export function landingRisks(
  one: VisitEnd['landing'],
  other: VisitEnd['landing'],
  contents: RouteContents,
): Risk[] {
  if (one.part === 'noArrival' || other.part === 'noArrival') return [];
  const targetOf = ({ route, end }: typeof one): VisitTarget => ({
    by: '',
    route,
    held: end === 'hold',
    loops: end === 'tooManyHops',
  });
  return [...targetRisks(targetOf(one), targetOf(other), contents), ...tokenRisks(one, other)];
}

/** A visitor who sees the same page and is logged out, or no longer logged out. */
function tokenRisks(one: Landing, other: Landing): Risk[] {
  if (one.route !== other.route || one.token === other.token) return [];
  return [{ risk: other.token ? 'token-kept' : 'token-lost', before: one.route, after: other.route }];
}

export function afterLoginRisks(one: AfterLogin, other: AfterLogin, contents: RouteContents): Risk[] {
  const targetOf = ({ route, end }: AfterLogin): VisitTarget => ({
    by: 'afterLogin',
    route,
    held: end === 'hold',
    loops: end === 'tooManyHops',
  });
  return targetRisks(targetOf(one), targetOf(other), contents);
}

export function destinationRisks(
  by: NamedTable,
  one: Destinations,
  other: Destinations,
  contents: RouteContents,
): Risk[] {
  const targetOf = ({ routes, reasons }: Destinations): VisitTarget => ({
    by,
    route: routes[by],
    held: false,
    loops: reasons[by] === 'destinationLoop',
  });
  // Whoever skips the form has sent nothing.
  return targetRisks(targetOf(one), targetOf(other), contents, by !== 'skipForm');
}

export function brandRisks(one: VisitorResult['brand'], other: VisitorResult['brand']): Risk[] {
  const company = (of: VisitorResult['brand']) => `${of.companyName} ${of.icp}`;
  const disclosure = ({ annualRate, sourcesFunding, complaintPhone }: VisitorResult['brand']) =>
    [annualRate, sourcesFunding, complaintPhone].join(' ');
  const found: Risk[] = [];
  const compare = (risk: RiskCode, before: string, after: string) => {
    if (before !== after) found.push({ risk, before, after });
  };
  compare('brand-changed', one.name, other.name);
  compare('company-changed', company(one), company(other));
  compare('disclosure-changed', disclosure(one), disclosure(other));
  return found;
}

/** A conversion that is newly reported is no risk, because no existing count changes. */
export function adsRisks(one: ReportedAds, other: ReportedAds): Risk[] {
  const describeIt = ({ network, conversionId }: ReportedAds) =>
    [network, conversionId].filter((one) => one !== null).join(' ') || '-';
  const [before, after] = [describeIt(one), describeIt(other)];
  if (before === '-' && one.scripts.length === 0) return [];
  if (before !== after) return [{ risk: 'conversion-changed', before, after }];
  const report = ({ scripts, events }: ReportedAds) => [...scripts, events].join(' ');
  return report(one) === report(other)
    ? []
    : [{ risk: 'tracker-changed', before: report(one), after: report(other) }];
}
