import type { Config, Invariant } from '../../schemas/index.ts';
import { axesOf } from './axes.ts';
import {
  brokenByForm,
  type Claim,
  claimsOf,
  isAboutLanding,
  isAboutPages,
  isBrokenByPage,
  type Violation,
} from './claims.ts';
import { type Counterexample, confirmed } from './counterexample.ts';
import { FactSets } from './fact-sets.ts';
import { type PageForm, PageForms } from './page-forms.ts';
import { type ReachedPage, ReachedPages, type Start } from './reached-pages.ts';
import { type SituationSet, SituationSets } from './situation-sets.ts';
import type { VisitState } from './visit-state.ts';
import { visitorOf } from './visitor-of.ts';

/** What is known of an invariant: it holds, it is about nobody, or somebody breaks it. */
export type Verdict =
  | { kind: 'holds' }
  | { kind: 'empty' }
  | { kind: 'violated'; counterexample: Counterexample };

interface Broken {
  violation: Violation;
  who: SituationSet;
}

/**
 * Proves invariants over all situations of a config. One proof serves all of them: the sets of situations are shared.
 *
 * Each fact is derived for all situations at once, and each table is evaluated on sets of situations, so nothing is
 * sampled. Every counterexample is confirmed by a visit through the runtime before it is reported.
 */
export class InvariantProver {
  readonly #config: Config;
  readonly #forms: PageForms;
  readonly #facts: FactSets;
  readonly #sets = new SituationSets();
  readonly #arrival: VisitState;
  /** By the situations that are followed: invariants about the same ones share them. */
  readonly #pages = new Map<SituationSet, ReachedPages>();

  /** @param invariants - all that will be proved: their conditions split the situations */
  constructor(config: Config, invariants: readonly Invariant[]) {
    this.#config = config;
    this.#forms = new PageForms(config);
    const isAboutForms = invariants.flatMap(claimsOf).some((claim) => !isAboutPages(claim));
    const shown = isAboutForms ? Object.keys(config.pages).flatMap((page) => this.#forms.of(page)) : [];
    const whens = [...invariants.map((one) => one.for), ...shown.flatMap((form) => form.whens)];
    this.#facts = new FactSets(config, axesOf(config, whens), this.#sets);
    this.#arrival = this.#facts.arrival;
  }

  prove(invariant: Invariant): Verdict {
    const pages = this.#pagesFor(invariant);
    const claims = claimsOf(invariant).filter((claim) => this.#canBreak(claim));
    let isEmpty = true;
    for (const start of pages.starts()) {
      const who = this.#sets.and(start.who, this.#facts.when(invariant.for, start, this.#arrival));
      if (who === this.#sets.none) continue;
      isEmpty = false;
      if (claims.length === 0) break;
      const found = this.#violations(pages, claims, start, who);
      if (found.length === 0) continue;
      const { violation, who: broken } = this.#plainest(found);
      const input = visitorOf(this.#facts, start, broken);
      return { kind: 'violated', counterexample: confirmed(this.#config, invariant, violation, input) };
    }
    return { kind: isEmpty ? 'empty' : 'holds' };
  }

  /** Follows only the situations that the conditions of the invariant leave. */
  #pagesFor(invariant: Invariant): ReachedPages {
    const within = this.#facts.anywhere(invariant.for, this.#arrival);
    const known = this.#pages.get(within) ?? new ReachedPages(this.#config, this.#facts, within);
    this.#pages.set(within, known);
    return known;
  }

  /** Whether any page could break the claim, whoever reaches it. */
  #canBreak(claim: Claim): boolean {
    const pages = new Set(Object.values(this.#config.routes.routes).map(({ page }) => page));
    return [...pages].some((page) =>
      isAboutPages(claim)
        ? isBrokenByPage(claim, page)
        : this.#forms.of(page).some((form) => brokenByForm(claim, form).length > 0),
    );
  }

  /** @param who - the situations that the invariant is about */
  #violations(pages: ReachedPages, claims: readonly Claim[], start: Start, who: SituationSet): Broken[] {
    const later = claims.some((claim) => !isAboutLanding(claim));
    return pages.landings(start).flatMap((landing) => {
      const here = this.#sets.and(who, landing.who);
      if (here === this.#sets.none) return [];
      return [landing, ...(later ? pages.later(landing) : [])].flatMap((reached) =>
        claims.flatMap((claim) => {
          const found = this.#broken(claim, reached, here);
          return found ? [{ violation: { claim, start, reached, form: found.form }, who: found.who }] : [];
        }),
      );
    });
  }

  /** The violation of the visitor with the fewest odd properties; a landing before later steps. */
  #plainest(found: readonly Broken[]): Broken {
    const oddness = ({ who, violation: { reached } }: Broken) =>
      [...this.#sets.pick(who).values()].filter((index) => index > 0).length +
      (reached.step === 'landing' ? 0 : 0.5);
    return found.reduce((best, one) => (oddness(one) < oddness(best) ? one : best));
  }

  #broken(
    claim: Claim,
    reached: ReachedPage,
    who: SituationSet,
  ): { form: Violation['form']; who: SituationSet } | null {
    const sets = this.#sets;
    if (isAboutLanding(claim) && reached.step !== 'landing') return null;
    if (isAboutPages(claim)) {
      if (!isBrokenByPage(claim, reached.page)) return null;
      const both = sets.and(who, reached.who);
      return both === sets.none ? null : { form: null, who: both };
    }
    for (const of of this.#forms.of(reached.page)) {
      const names = brokenByForm(claim, of);
      if (names.length === 0) continue;
      const both = sets.intersection([who, reached.who, this.#shown(of, reached)]);
      if (both !== sets.none) return { form: { of, names }, who: both };
    }
    return null;
  }

  /** The situations in which the form is shown on the page. */
  #shown({ whens }: PageForm, { route, state }: ReachedPage): SituationSet {
    const at = { route, outcome: null };
    return this.#sets.intersection(whens.map((when) => this.#facts.when(when, at, state)));
  }
}
