import type { Config } from '../../schemas/index.ts';
import { TracedSituations, type TraceQuery } from '../coverage/traced-situations.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { asCommand } from '../explain/as-command.ts';
import type { Extent } from '../plan/plan.ts';
import { sumOfCounts } from '../situations/count.ts';
import { extentsOf, type Product } from '../situations/extents.ts';
import {
  type SituationSpace,
  type SpaceSizes,
  sizeOf,
  sizesOf,
  spaceOf,
  weightsOf,
} from '../situations/situation-space.ts';
import { countOf, type VisitorSet, VisitorSets } from '../situations/visitor-set.ts';
import { witnessOf } from '../situations/witness.ts';
import { type ArrivalGroup, arrivalGroupsOf } from './arrival-groups.ts';
import { chosenValues, restrictTo, splitOff } from './chosen-values.ts';
import { allOf, type FindOptions, pageQuery, traceQueryOf } from './trace-query.ts';

/** `funnel.find/1` */
export interface Found {
  format: 'funnel.find/1';
  asked: FindOptions;
  situations: number;
  space: SpaceSizes;
  count: number;
  /** The visitors: a product of named sets, or several disjoint ones. Null: nobody. */
  who: Extent | null;
  /** The `explain` command of one of them. */
  witness: string | null;
  /** The pages that the visitors reach; only for a query by channel, host or city without a page or route. */
  pages?: { page: string; count: number }[];
}

/** Finds the situations that match all options. @throws UsageError where a name is unknown */
export function find(
  config: Config,
  sources: Sources,
  options: FindOptions,
): { found: Found; ways: () => ArrivalGroup[] } {
  const query = traceQueryOf(config, sources, options);
  const whole = spaceOf(config, config);
  const chosen = chosenValues(config, whole, options);
  const space = splitOff(whole, chosen);
  const situations = new TracedSituations(config, space);
  const where = (one: TraceQuery) => restrictTo(productsWhere(situations, one), space, chosen);
  const products = where(query);
  const items = countedSetsOf(space, products);
  const count = sumOf(items);
  const witness = witnessOf(space, products, new Set(Object.keys(config.channels.channels)));
  const isByVisitor = [options.channel, options.host, options.city, options.flags].some(
    (one) => one !== undefined,
  );
  const pages = Object.keys(isByVisitor && !options.page && !options.route ? config.pages : {})
    .map((page) => ({
      page,
      count: sumOf(countedSetsOf(space, where(allOf([query, pageQuery(config, page)])))),
    }))
    .filter((one) => one.count > 0)
    .sort((a, b) => b.count - a.count);
  return {
    found: {
      format: 'funnel.find/1',
      asked: options,
      situations: sizeOf(space),
      space: sizesOf(space),
      count,
      who: extentOf(items),
      witness: witness && asCommand(witness, config.facts),
      ...(pages.length > 0 && { pages }),
    },
    ways: () => arrivalGroupsOf(config, options, space.arrival.values, items),
  };
}

/** The visitors who match a query, as disjoint products. */
export const productsWhere = (situations: TracedSituations, query: TraceQuery): Product[] =>
  extentsOf(situations.where(query), (is) => (is ? ['yes'] : [])).get('yes') ?? [];

type Counted = VisitorSet & { count: number };

function countedSetsOf(space: SituationSpace, products: readonly Product[]): Counted[] {
  const weights = weightsOf(space);
  const sets = new VisitorSets(space);
  return products.map((product) => ({ ...sets.of(product), count: countOf(product, weights) }));
}

const sumOf = (all: readonly Counted[]): number => sumOfCounts(all.map(({ count }) => count));

function extentOf(sets: readonly Counted[]): Extent | null {
  const [first] = sets;
  if (!first) return null;
  if (sets.length > 1) return { anyOf: [...sets] };
  const { count: _, ...who } = first;
  return who;
}
