import { matchRoute, type Site } from '../../runtime/index.ts';
import { isNamedTable, namedTables } from '../../schemas/index.ts';
import { loginRoutesOf } from '../explain/outcome.ts';
import { type Arrival, unknownPath } from '../situations/arrivals.ts';
import type { DependencyVersions } from './dependency-versions.ts';

/**
 * Where visits of two revisions can differ whose visitors differ only in the rows of tables: at the locations from which
 * redirects can reach an edited row, or a page of which other parts are shown, whatever its other conditions. Found from
 * the rows alone, without resolving a visit.
 */
export class AffectedLocations {
  /** Whether the destination tables differ. */
  readonly destinations: boolean;
  readonly #site: Site;
  readonly #base: DependencyVersions;
  readonly #head: DependencyVersions;
  /** By location: whether a redirect reaches an edited row from there. */
  readonly #known = new Map<string, boolean>();
  readonly #paths = new Map<string, string>();
  #login: boolean | undefined;

  /** @param site - of either revision: their routes are the same */
  constructor(site: Site, base: DependencyVersions, head: DependencyVersions) {
    this.#site = site;
    this.#base = base;
    this.#head = head;
    this.destinations = namedTables.some((name) => this.#isEdited(`table ${name}`));
  }

  /** Whether visits of an arrival can end elsewhere. */
  arrival({ path, outcome }: Arrival): boolean {
    // An impossible arrival is resolved as a visit of an unknown path.
    return this.#reaches(this.#routeOf(path), outcome) || this.#reaches(this.#routeOf(unknownPath), null);
  }

  /** Whether a login can lead elsewhere. */
  get login(): boolean {
    this.#login ??= this.#loginPages.some((route) => this.#reaches(route, 'loggedIn'));
    return this.#login;
  }

  get #loginPages(): string[] {
    return [...loginRoutesOf(this.#site).map(([name]) => name), this.#routeOf('/')];
  }

  #isEdited(atom: string): boolean {
    return this.#base.of(atom) !== this.#head.of(atom);
  }

  /** The route of a path, after the redirect of `/`. */
  #routeOf(path: string): string {
    const known = this.#paths.get(path);
    if (known !== undefined) return known;
    const located = matchRoute(this.#site, path);
    const route = located.kind === 'redirect' ? located.to : located.route;
    this.#paths.set(path, route);
    return route;
  }

  #reaches(route: string, outcome: string | null): boolean {
    const start = atomAt(route, outcome);
    const known = this.#known.get(start);
    if (known !== undefined) return known;
    const seen = new Set<string>();
    const reaches = this.#findsEdited([[route, outcome]], seen);
    if (reaches) this.#known.set(start, true);
    else for (const atom of seen) this.#known.set(atom, false);
    return reaches;
  }

  /** @param seen - receives the locations that were looked at */
  #findsEdited(open: [string, string | null][], seen: Set<string>): boolean {
    for (const [at, finished] of open) {
      const atom = atomAt(at, finished);
      const known = this.#known.get(atom);
      if (known || this.#isEdited(atom) || this.#isEdited(`shown ${at}`)) return true;
      if (known === false || seen.has(atom)) continue;
      seen.add(atom);
      const { rules } = this.#base.navigationAt(at, finished);
      const next = this.#routesOf(rules.flatMap(({ go }) => go ?? []));
      if (next === null) return true;
      open.push(...next.map((one): [string, null] => [one, null]));
    }
    return false;
  }

  /** The routes that destinations can stand for; null: an edited table decides. */
  #routesOf(destinations: readonly string[]): string[] | null {
    const routes: string[] = [];
    const tables = new Set<string>();
    const open = [...destinations];
    for (const name of open) {
      if (isNamedTable(name)) {
        if (tables.has(name)) continue;
        tables.add(name);
        if (this.#isEdited(`table ${name}`)) return null;
        const { rules, otherwise } = this.#base.table(name);
        open.push(...[...rules, otherwise].map(({ go }) => go));
        continue;
      }
      if (name === 'loginAddress') routes.push(...this.#loginPages);
      else if (Object.hasOwn(this.#site.routes, name)) routes.push(name);
      // What replaces a route that the host lacks.
      else routes.push(this.#routeOf('/'), this.#site.catchAll);
    }
    // A table that leads back to itself ends at the catch-all route.
    return tables.size > 0 ? [...routes, this.#site.catchAll] : routes;
  }
}

const atomAt = (route: string, outcome: string | null): string => `at ${route} ${outcome ?? ''}`;
