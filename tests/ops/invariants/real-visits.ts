import {
  type ChannelInfo,
  deriveFacts,
  destinationPath,
  type Facts,
  factOf,
  followRedirects,
  matchRoute,
  type RedirectChain,
  resolveDestination,
  resolveSite,
  type Site,
  type Situation,
} from '../../../runtime/index.ts';
import type { Config, Invariant } from '../../../schemas/index.ts';
import { loginPageOf } from '../../properties/ops/oracle/login-page.ts';

// The oracle of the invariants: every visitor of hand-written value lists makes a real visit through the runtime. It
// knows nothing of diagrams, axes or sets of situations.

/** A visitor's facts on arrival, and the pages of the visit. */
export interface RealVisit extends VisitedPages {
  facts: Facts;
}

/** Where a visit lands, and every page that it reaches. */
export interface VisitedPages {
  landing: string;
  reached: ReadonlySet<string>;
  /** Equal for equal pages. */
  pagesKey: string;
}

export interface Lists {
  hosts: readonly string[];
  channels: readonly string[];
  /** `[path, outcome]` */
  starts: readonly (readonly [string, string | null])[];
  /** The facts of channel info, or that the call fails. */
  infos: readonly ('failed' | ChannelInfo['facts'])[];
  cities: readonly ('failed' | string)[];
  flags: readonly ChannelInfo['flags'][];
  /** Facts that differ one at a time. */
  extras: readonly Partial<Situation>[];
}

const page = (site: Site, route: string) => site.routes[route]?.page ?? '';

function chain(site: Site, situation: Situation, path: string, outcome: string | null = null): RedirectChain {
  const found = followRedirects(site, situation, path, outcome);
  if (found.kind === 'need') throw new Error('every answer is known');
  return found;
}

export function visitOf(site: Site, situation: Situation, path: string, outcome: string | null): RealVisit {
  const located = matchRoute(site, path);
  const route = located.kind === 'route' ? located.route : located.to;
  const facts = deriveFacts(site, situation, { route, outcome });
  const landing = chain(site, situation, path, outcome);
  const loggedIn: Situation = {
    ...landing.situation,
    token: true,
    answers: { ...situation.answers, user: 'ok' },
  };
  const after = chain(site, loggedIn, loginPageOf(site, landing), 'loggedIn');
  const there = deriveFacts(site, loggedIn, { route: landing.route, outcome: null });
  const destinations = ['success', 'failure', 'skipForm'].map((name) => {
    const decided = resolveDestination(site, there, name);
    if (decided.kind === 'need') throw new Error('every answer is known');
    return destinationPath(site, decided.destination, loggedIn.loginAddress);
  });
  // Tables that lead to the same path lead to the same visit.
  const further = [...new Set(destinations)].map((to) => chain(site, { ...loggedIn, query: {} }, to));
  const pages = [landing, after, ...further].map((one) => page(site, one.route));
  const reached = new Set(pages);
  return {
    facts,
    landing: page(site, landing.route),
    reached,
    pagesKey: [page(site, landing.route), ...[...reached].sort()].join(),
  };
}

const bools = [false, true];

/** The visits of the whole product of the lists. */
export function realVisits(config: Config, lists: Lists): RealVisit[] {
  const found: RealVisit[] = [];
  for (const host of lists.hosts) {
    const site = resolveSite(config, host);
    for (const [path, outcome] of lists.starts) {
      if (outcome !== null && matchRoute(site, path).kind === 'route' && !onHost(site, path)) continue;
      for (const situation of situations(lists)) found.push(visitOf(site, situation, path, outcome));
    }
  }
  return found;
}

const onHost = (site: Site, path: string) => Object.values(site.routes).some((route) => route.path === path);

function* situations({ channels, infos, cities, flags, extras }: Lists): Generator<Situation> {
  const marks = [{}, { mark: 'x' }];
  for (const channel of channels)
    for (const token of bools)
      for (const user of ['ok', 'failed'] as const)
        for (const info of infos)
          for (const city of cities)
            for (const answered of flags)
              for (const extra of extras)
                for (const query of marks)
                  for (const mark of 'mark' in query ? (['ok', 'failed'] as const) : (['ok'] as const)) {
                    yield {
                      channel,
                      token,
                      appName: null,
                      firstVisit: false,
                      loginAddress: null,
                      device: { os: 'other', wechat: false, inApp: false },
                      ...extra,
                      query: { ...extra.query, ...query },
                      answers: {
                        user,
                        mark,
                        markcode: mark,
                        ipInfo: city === 'failed' ? 'failed' : { name: city },
                        channelInfo:
                          info === 'failed' ? 'failed' : { facts: info, appName: null, flags: answered },
                      },
                    };
                  }
}

/** Whether the conditions hold: a value, a list of values, or `{ "not": … }` of either. */
export const holds = (when: Invariant['for'], facts: Facts): boolean => testOf(when)(facts);

/** The conditions as a test: they are read once for all visits. */
function testOf(when: Invariant['for']): (facts: Facts) => boolean {
  const conditions = Object.entries(when).map(([fact, condition]) => {
    const isNot = typeof condition === 'object' && condition !== null && 'not' in condition;
    const named: unknown = isNot ? (condition as { not: unknown }).not : condition;
    const list: readonly unknown[] = Array.isArray(named) ? named : [named];
    return (facts: Facts): boolean => {
      const value: unknown = factOf(facts, fact);
      const isNamed = Array.isArray(value) ? value.some((one) => list.includes(one)) : list.includes(value);
      return isNamed !== isNot;
    };
  });
  return (facts) => conditions.every((holdsFor) => holdsFor(facts));
}

/** The forms of each page, written by hand. */
export type FormsByPage = Readonly<
  Record<string, readonly { asks: readonly string[]; calls: readonly string[] }[]>
>;

/** The verdict of all visits on an invariant. */
export function verdictByVisits(
  invariant: Invariant,
  visits: readonly RealVisit[],
  forms: FormsByPage,
): 'holds' | 'empty' | 'violated' {
  const isAbout = testOf(invariant.for);
  // Many visits reach the same pages, and a claim is about pages.
  const judged = new Map<string, boolean>();
  let isEmpty = true;
  for (const visit of visits) {
    const known = judged.get(visit.pagesKey);
    if (known === false && !isEmpty) continue;
    if (!isAbout(visit.facts)) continue;
    isEmpty = false;
    const isBroken = known ?? breaks(invariant, visit, forms);
    if (isBroken) return 'violated';
    judged.set(visit.pagesKey, false);
  }
  return isEmpty ? 'empty' : 'holds';
}

type Claim = Partial<Record<'lands' | 'reaches' | 'asks' | 'calls', readonly string[]>>;

export function breaks({ never, always, only }: Invariant, visit: VisitedPages, forms: FormsByPage): boolean {
  const claim: Claim = never ?? always ?? only ?? {};
  const reached = [...visit.reached];
  const all = reached.flatMap((one) => forms[one] ?? []);
  const isIn = (names: readonly string[] | undefined, one: string) => names?.includes(one) === true;
  const { lands, reaches, asks, calls } = claim;
  if (never) {
    return (
      isIn(lands, visit.landing) ||
      reached.some((one) => isIn(reaches, one)) ||
      all.some(
        (form) => form.asks.some((one) => isIn(asks, one)) || form.calls.some((one) => isIn(calls, one)),
      )
    );
  }
  if (always) {
    return (
      (lands !== undefined && !isIn(lands, visit.landing)) ||
      (reaches !== undefined && !isIn(reaches, visit.landing)) ||
      all.some(
        (form) =>
          asks?.some((one) => !form.asks.includes(one)) === true ||
          calls?.some((one) => !form.calls.includes(one)) === true,
      )
    );
  }
  return (
    (lands !== undefined && !isIn(lands, visit.landing)) ||
    (reaches !== undefined && reached.some((one) => !isIn(reaches, one))) ||
    all.some(
      (form) =>
        (asks !== undefined && form.asks.some((one) => !isIn(asks, one))) ||
        (calls !== undefined && form.calls.some((one) => !isIn(calls, one))),
    )
  );
}
