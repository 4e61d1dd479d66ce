import { deriveFacts, factOf, type Site } from '../../runtime/index.ts';
import type { Config, FactId } from '../../schemas/index.ts';
import { asksForMarks } from '../conditions/mark-uses.ts';
import { RelevantConditions } from './relevant-conditions.ts';
import type { VisitEnd } from './result-part.ts';

/**
 * What a login at the end of a visit can still depend on, of the facts that arrivals vary: most of them decide before
 * the login alone. A value that no row names on the way from a login page counts as any other such value.
 */
export class LoginFacts {
  readonly #named = new Map<FactId, Set<unknown>>();
  /** The marks that a row can still use: its effect needs the result, too. */
  readonly #marks: readonly ('mark' | 'markcode')[];
  /** By the end of a visit; such a fact does not depend on the host. */
  readonly #keys = new WeakMap<VisitEnd, string>();

  constructor(config: Config) {
    // Every login page, and the page that `/` shows where a host has none.
    for (const { fact, values } of new RelevantConditions(config).from([], 'loggedIn')) {
      const named = this.#named.get(fact) ?? new Set([null]);
      this.#named.set(fact, named);
      for (const value of values) named.add(value);
    }
    const areAsked = asksForMarks(config);
    this.#marks = (['mark', 'markcode'] as const).filter(
      (mark) => !areAsked || this.#named.has(`query.${mark}`),
    );
  }

  /** Equal for two ends of visits that no row can tell apart after the login. */
  keyOf(site: Site, from: VisitEnd): string {
    const known = this.#keys.get(from);
    if (known !== undefined) return known;
    const { route, situation } = from;
    const facts = deriveFacts(site, situation, { route, outcome: null });
    const values = [...this.#named].map(([fact, named]) => {
      const value = factOf(facts, fact);
      return named.has(value) ? [fact, value] : [fact];
    });
    const key = JSON.stringify([values, this.#marks.map((mark) => situation.answers[mark])]);
    this.#keys.set(from, key);
    return key;
  }
}
