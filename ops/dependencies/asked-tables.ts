import {
  decideVisit,
  deriveFacts,
  type Facts,
  factOf,
  isShown,
  type NeedsAnswers,
  ownEntry,
  type ServerAnswers,
  type Site,
  type VisitLocation,
} from '../../runtime/index.ts';
import { answerValues, isNamedTable, type NamedTable, namedTables, type When } from '../../schemas/index.ts';
import { conditionsOf } from '../conditions/row-conditions.ts';
import { type ArrivalExtras, extrasOf, isOfExtras } from '../situations/arrival-extras.ts';
import type { Resolved, VisitContext } from '../situations/resolve-parts.ts';
import type { AskedTable } from '../situations/result-part.ts';
import type { Login } from '../situations/situation-space.ts';
import { fixedAnswers, situationOf } from '../situations/visitor-situation.ts';
import type { DependencyVersions } from './dependency-versions.ts';

/** A location where rows of navigation.json lead to a destination table; it stands for all with the same rows. */
interface AskingLocation {
  location: VisitLocation;
  /** Equal for two locations with the same rows. */
  key: string;
  /** The conditions of each such row that the visitor does not change by going on, one by one. */
  rows: readonly (readonly Condition[])[];
  /** Every kind of visitor that the rows there can tell apart, by what an arrival varies. */
  extras: readonly ArrivalExtras[];
}
interface Condition {
  fact: string;
  when: When;
}

/** Where the visitors of a host are asked for a destination. */
export interface AskingLocations {
  /** Equal for two hosts on which the table is asked for the same visitors. */
  key: string;
  all: readonly AskingLocation[];
  /** The tables on the way to the asked one; that itself, and the others, answer without looking at anything. */
  destinations: Site['destinations'];
}

/** What another page, a login or an address without its parameters changes. */
const isOfMoment = (fact: string): boolean => moments.has(fact) || /^route\b/.test(fact);
const moments: ReadonlySet<string> = new Set(['outcome', 'session.token', 'user']);
/** Most tables are asked of visitors with a login. */
const logins: readonly Login[] = ['ok', 'none', 'failed'];

const known = new WeakMap<DependencyVersions, AskingTables>();
/** @param versions - of the tables as the visitors meet them on the site */
export function askingLocationsOf(
  context: Pick<VisitContext, 'site' | 'arrivals'>,
  table: NamedTable,
  versions: DependencyVersions,
): AskingLocations {
  const made = known.get(versions) ?? new AskingTables(versions);
  known.set(versions, made);
  return made.locations(context, table);
}

/** Where each destination table is asked for visitors with the same tables. */
class AskingTables {
  readonly #versions: DependencyVersions;
  readonly #known = new Map<NamedTable, readonly AskingLocation[]>();
  readonly #bySite = new WeakMap<Site, Map<NamedTable, AskingLocations>>();

  constructor(versions: DependencyVersions) {
    this.#versions = versions;
  }

  locations(
    { site, arrivals: { outcomes } }: Pick<VisitContext, 'site' | 'arrivals'>,
    table: NamedTable,
  ): AskingLocations {
    const ofSite = this.#bySite.get(site) ?? new Map<NamedTable, AskingLocations>();
    this.#bySite.set(site, ofSite);
    const known = ofSite.get(table);
    if (known) return known;
    const found = new Map<string, AskingLocation>();
    for (const one of this.#ofAllHosts(site, outcomes, table)) {
      if (Object.hasOwn(site.routes, one.location.route)) found.set(one.key, one);
    }
    const tables = namedTables.map((name) => this.#versions.of(`table ${name}`));
    const key = JSON.stringify([table, [...found.keys()].sort(), tables]);
    const made = { key, all: [...found.values()], destinations: this.#tablesOnTheWay(site, table) };
    ofSite.set(table, made);
    return made;
  }

  #tablesOnTheWay({ catchAll }: Site, table: NamedTable): Site['destinations'] {
    const tables = namedTables.map((name) => {
      const isOnTheWay = name !== table && this.#leadsTo(name, table);
      return [name, isOnTheWay ? this.#versions.table(name) : { rules: [], otherwise: { go: catchAll } }];
    });
    return Object.fromEntries(tables) as Site['destinations'];
  }

  /** At the routes of every host, of which each has some. */
  #ofAllHosts(
    site: Site,
    outcomes: VisitContext['arrivals']['outcomes'],
    table: NamedTable,
  ): readonly AskingLocation[] {
    const known = this.#known.get(table);
    if (known) return known;
    const made = Object.entries(this.#versions.routes).flatMap(([route, { page }]) =>
      [null, ...(ownEntry(outcomes, page) ?? [])].flatMap((outcome) => {
        const { rules } = this.#versions.navigationAt(route, outcome);
        const asking = rules.filter(({ go }) => go !== undefined && this.#leadsTo(go, table));
        return asking.length > 0 ? [this.#location(site, { route, outcome }, rules, asking)] : [];
      }),
    );
    this.#known.set(table, made);
    return made;
  }

  #location(
    site: Site,
    location: VisitLocation,
    rules: readonly Row[],
    asking: readonly Row[],
  ): AskingLocation {
    const { route, outcome } = location;
    const version = this.#versions
      .of(`at ${route} ${outcome ?? ''}`)
      .split(' ')
      .at(-1);
    const conditions = rules.flatMap(({ when }) => conditionsOf(when)).filter(isOfExtras);
    return {
      location,
      key: `${version} ${this.#versions.routes[route]?.needsToken === true}`,
      rows: asking.map(({ when }) => lastingConditions(when)),
      extras: extrasOf(conditions, (fact) => answersOf(site, fact)),
    };
  }

  #leadsTo(destination: string, table: NamedTable): boolean {
    const open = [destination];
    for (const name of open) {
      if (name === table) return true;
      if (!isNamedTable(name) || open.indexOf(name) < open.lastIndexOf(name)) continue;
      const { rules, otherwise } = this.#versions.table(name);
      open.push(...[...rules, otherwise].map(({ go }) => go).filter((go) => !open.includes(go)));
    }
    return false;
  }
}
type Row = Site['navigation']['rules'][number];

const answersOf = ({ facts: { answers = {} } }: Site, fact: string): readonly string[] => {
  const declared = ownEntry(answers, fact.slice('answer.'.length));
  return declared ? answerValues(declared) : [];
};

const lastingConditions = (when: When): Condition[] =>
  conditionsOf(when)
    .filter((one) => !isOfExtras(one) && !isOfMoment(one.fact))
    .map(({ fact }) => ({
      fact,
      when: { [fact]: (when as Readonly<Record<string, unknown>>)[fact] } as When,
    }));

/**
 * Whether the runtime asks a destination table for the visitors of a channel with these answers of the server, wherever on
 * the host they are, with any login and by any address: where a visit goes on is not followed, so too many rather than too
 * few. A difference of the table reaches nobody else.
 */
export function isAskedOf(
  site: Site,
  table: NamedTable,
  { all, destinations }: AskingLocations,
  channel: string,
  answers: ServerAnswers,
): Resolved<AskedTable> | NeedsAnswers {
  const asking = { ...site, destinations };
  const lasting = logins.map((login) => factsOf(site, channel, login, answers));
  for (const { location, rows, extras } of all) {
    if (!rows.some((row) => lasting.some((facts) => canHold(row, facts)))) continue;
    for (const login of logins) {
      for (const one of extras) {
        const given = { ...fixedAnswers(login, one, site), ...answers };
        const decision = decideVisit(asking, situationOf(channel, login, one, given), location);
        // Without the answer it is not known for whom the table is not asked.
        if (decision.kind === 'need') return decision;
        if (decision.trace.some((step) => step.table === `destinations.${table}`)) return asked(true);
      }
    }
  }
  return asked(false);
}

const asked = (isAsked: boolean): Resolved<AskedTable> => ({
  part: { part: 'asked', isAsked },
  dependencies: () => [],
});

const factsOf = (site: Site, channel: string, login: Login, answers: ServerAnswers): Facts =>
  deriveFacts(site, situationOf(channel, login, {}, answers), { route: '', outcome: null });

const canHold = (row: readonly Condition[], facts: Facts): boolean =>
  row.every(({ fact, when }) => factOf(facts, fact) === undefined || isShown(when, facts));
