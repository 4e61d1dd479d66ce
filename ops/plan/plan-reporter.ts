import type { FactsFile } from '../../schemas/index.ts';
import { asCommand } from '../explain/as-command.ts';
import { sumOfCounts } from '../situations/count.ts';
import type { Product } from '../situations/extents.ts';
import type { SituationSpace } from '../situations/situation-space.ts';
import { countOf, type VisitorSet, VisitorSets } from '../situations/visitor-set.ts';
import { witnessOf } from '../situations/witness.ts';
import type { Extent, ReportedDifference } from './plan.ts';
import { visitorAxes, visitorsOf } from './visitors.ts';

/** Reports extents of one space with names, count and witness. */
export class PlanReporter {
  readonly space: SituationSpace;
  readonly weights: readonly (readonly number[])[];
  readonly base: string;
  readonly facts: FactsFile;
  readonly #known: ReadonlySet<string>;
  readonly #sets: VisitorSets;

  /**
   * @param facts - definitions/facts.json of the head
   * @param known - the channels that both revisions list; witnesses are preferably theirs
   */
  constructor(
    space: SituationSpace,
    weights: readonly (readonly number[])[],
    base: string,
    facts: FactsFile,
    known: ReadonlySet<string>,
  ) {
    this.space = space;
    this.weights = weights;
    this.base = base;
    this.facts = facts;
    this.#known = known;
    this.#sets = new VisitorSets(space);
  }

  extent(products: readonly Product[]): { who: Extent; count: number } {
    const report = products.map((product) => ({
      ...this.#sets.of(product),
      count: countOf(product, this.weights),
    }));
    const count = sumOfCounts(report.map((one) => one.count));
    const [first] = report;
    if (report.length !== 1 || !first) return { who: { anyOf: report }, count };
    const { count: _, ...who } = first;
    return { who, count };
  }

  /** The channels, hosts and cities of an extent, which sentences name: all sets in full would be as long as the plan. */
  visitors(products: readonly Product[]): { who: VisitorSet; count: number } {
    return {
      who: visitorsOf(products.map((product) => this.#sets.of(product, visitorAxes))),
      count: sumOfCounts(products.map((product) => countOf(product, this.weights))),
    };
  }

  /** @param witnessProducts - the products from which the witness is taken */
  reportDifference(
    products: readonly Product[],
    before: string,
    after: string,
    witnessProducts = products,
  ): ReportedDifference {
    const witness = witnessOf(this.space, witnessProducts, this.#known);
    return {
      before,
      after,
      ...this.extent(products),
      witness: witness ? asCommand(witness, this.facts, this.base) : '',
    };
  }
}
