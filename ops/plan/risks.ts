import { namedTables } from '../../schemas/index.ts';
import type { AdsTold, Result, Risk } from './change.ts';
import type { AfterLogin, Destinations, Ended } from './part.ts';

/** The catch-all pages of both sides: whoever comes there has no page of their own. */
export interface CatchAll {
  before: string;
  after: string;
}

interface Place {
  /** What leads there; empty for the landing itself. */
  by: string;
  route: string;
  loops: boolean;
}

/** A visitor who had a page and now has none, or goes in circles. */
function placeRisk(one: Place, other: Place, catchAll: CatchAll): Risk[] {
  const told = ({ by, route }: Place) => (by === '' ? route : `${by} ${route}`);
  const [before, after] = [told(one), told(other)];
  if (other.loops && !one.loops) return [{ risk: 'loop', before, after }];
  const isLost = one.route !== catchAll.before && other.route === catchAll.after;
  return isLost ? [{ risk: 'page-lost', before, after }] : [];
}

export function landingRisks(one: Ended['landing'], other: Ended['landing'], catchAll: CatchAll): Risk[] {
  if (one.part === 'noArrival' || other.part === 'noArrival') return [];
  const place = ({ route, end }: typeof one): Place => ({ by: '', route, loops: end === 'tooManyHops' });
  return placeRisk(place(one), place(other), catchAll);
}

export function afterLoginRisks(one: AfterLogin, other: AfterLogin, catchAll: CatchAll): Risk[] {
  const place = ({ route, end }: AfterLogin): Place => ({
    by: 'afterLogin',
    route,
    loops: end === 'tooManyHops',
  });
  return placeRisk(place(one), place(other), catchAll);
}

export function destinationRisks(one: Destinations, other: Destinations, catchAll: CatchAll): Risk[] {
  return namedTables.flatMap((by) => {
    const place = ({ routes, reasons }: Destinations): Place => ({
      by,
      route: routes[by],
      loops: reasons[by] === 'destinationLoop',
    });
    return placeRisk(place(one), place(other), catchAll);
  });
}

export function brandRisks(one: Result['brand'], other: Result['brand']): Risk[] {
  const brand = (of: Result['brand']) => `${of.id} ${of.name}`;
  const company = (of: Result['brand']) => `${of.companyName} ${of.icp}`;
  const found: Risk[] = [];
  if (brand(one) !== brand(other)) {
    found.push({ risk: 'brand-changed', before: brand(one), after: brand(other) });
  }
  if (company(one) !== company(other)) {
    found.push({ risk: 'company-changed', before: company(one), after: company(other) });
  }
  return found;
}

/** A conversion that was told to nobody and now is, is a change, and no risk to what is counted already. */
export function adsRisks(one: AdsTold, other: AdsTold): Risk[] {
  const told = ({ network, conversionId }: AdsTold) => `${network ?? '-'} ${conversionId ?? '-'}`;
  const had = one.network !== null || one.conversionId !== null;
  return had && told(one) !== told(other)
    ? [{ risk: 'conversion-changed', before: told(one), after: told(other) }]
    : [];
}
