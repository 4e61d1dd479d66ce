import type { FactsFile } from '../../schemas/index.ts';
import { asCommand } from '../explain/as-command.ts';
import type { NewAddress } from '../new-addresses/new-addresses.ts';
import { sumOfCounts } from '../situations/count.ts';
import type { Product } from '../situations/extents.ts';
import type { SituationSpace } from '../situations/situation-space.ts';
import { countOf, type VisitorSet, VisitorSets } from '../situations/visitor-set.ts';
import { Witnesses } from '../situations/witness.ts';
import type { Claim } from '../witnesses/claim.ts';
import type { Claims } from '../witnesses/claims.ts';
import { ComingVisitors } from '../witnesses/coming-visitors.ts';
import { ConfirmedWitnesses } from '../witnesses/confirmed-witnesses.ts';
import type { Extent, ReportedDifference, ReportedWitness } from './plan.ts';

/** Reports extents of one space with names, count and witness. */
export class PlanReporter {
  readonly space: SituationSpace;
  readonly weights: readonly (readonly number[])[];
  readonly base: string;
  readonly facts: FactsFile;
  /** What the plan says of visitors, to be confirmed by a visit of the witness. */
  readonly claims: Claims;
  readonly #witnesses: ConfirmedWitnesses;
  readonly #sets: VisitorSets;
  readonly #coming: ComingVisitors;

  /**
   * @param facts - definitions/facts.json of the head
   * @param known - the channels that both revisions list; witnesses are preferably theirs
   * @param newAddresses - the paths that only the head has: a witness there comes there
   */
  constructor(
    space: SituationSpace,
    weights: readonly (readonly number[])[],
    base: string,
    facts: FactsFile,
    known: ReadonlySet<string>,
    claims: Claims,
    newAddresses: readonly NewAddress[] = [],
  ) {
    this.claims = claims;
    this.space = space;
    this.weights = weights;
    this.base = base;
    this.facts = facts;
    this.#witnesses = new ConfirmedWitnesses(space, new Witnesses(space, known), claims.arrives);
    this.#sets = new VisitorSets(space);
    this.#coming = new ComingVisitors(space, newAddresses);
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

  /** The names of the restricted axes of a product. */
  named(product: Product): VisitorSet {
    return this.#sets.of(product);
  }

  /** @param claim - as of {@link witness} */
  reportDifference(
    products: readonly Product[],
    before: string,
    after: string,
    claim?: Claim,
  ): ReportedDifference {
    return { before, after, ...this.extent(products), ...this.witness(products, claim) };
  }

  /**
   * One of the visitors as a command; empty where there is none.
   * @param claim - what the witness is to meet; left out: what every visitor of the products does
   */
  witness(products: readonly Product[], claim?: Claim): ReportedWitness {
    const found = this.#witnesses.of(this.#coming.of(products), claim);
    if (!found) return { witness: '' };
    const witness = asCommand(found.visitor, this.facts, this.base);
    return found.isConfirmed ? { witness } : { witness, isUnconfirmed: true };
  }
}
