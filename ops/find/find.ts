import type { Config } from '../../schemas/index.ts';
import { TracedSituations, type TraceQuery } from '../coverage/traced-situations.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { asCommand } from '../explain/as-command.ts';
import type { Extent } from '../plan/plan.ts';
import { extentsOf, type Product } from '../situations/extents.ts';
import {
  type AxisName,
  type SituationSpace,
  sizeOf,
  sizesOf,
  spaceOf,
  weightsOf,
} from '../situations/situation-space.ts';
import { countOf, type VisitorSet, visitorSetOf } from '../situations/visitor-set.ts';
import { witnessOf } from '../situations/witness.ts';
import { type ArrivalGroup, arrivalGroupsOf } from './arrival-groups.ts';
import { restrictToCity, splitOffCity } from './city.ts';
import { allOf, type FindOptions, pageQuery, traceQueryOf } from './trace-query.ts';

/** `funnel.find/1` */
export interface Found {
  format: 'funnel.find/1';
  asked: FindOptions;
  situations: number;
  space: Record<AxisName, number>;
  count: number;
  /** Who: a product of named sets, or several that are disjoint; an axis left out is whole. Null: nobody. */
  who: Extent | null;
  /** One of them, as an `explain` command. */
  witness: string | null;
  /** Where a channel, host or city is asked for and no page or route: the pages that these visitors reach. */
  pages?: { page: string; count: number }[];
}

/** Which situations are what is asked for. @throws UsageError where a name is none */
export function find(
  config: Config,
  sources: Sources,
  asked: FindOptions,
): { found: Found; ways: () => ArrivalGroup[] } {
  const question = traceQueryOf(config, sources, asked);
  const { space, city } = splitOffCity(config, spaceOf(config, config), asked.city);
  const situations = new TracedSituations(config, space);
  const where = (one: TraceQuery) => {
    const products = extentsOf(situations.where(one), (is) => (is ? ['yes'] : [])).get('yes') ?? [];
    return city === null ? products : restrictToCity(products, city);
  };
  const products = where(question);
  const items = toldOf(space, products);
  const count = sumOf(items);
  const witness = witnessOf(space, products, new Set(Object.keys(config.channels.channels)));
  const isPlace = [asked.channel, asked.host, asked.city].some((one) => one !== undefined);
  const pages = Object.keys(isPlace && !asked.page && !asked.route ? config.pages : {})
    .map((page) => ({
      page,
      count: sumOf(toldOf(space, where(allOf([question, pageQuery(config, page)])))),
    }))
    .filter((one) => one.count > 0)
    .sort((a, b) => b.count - a.count);
  return {
    found: {
      format: 'funnel.find/1',
      asked,
      situations: sizeOf(space),
      space: sizesOf(space),
      count,
      who: whoTold(items),
      witness: witness && asCommand(witness),
      ...(pages.length > 0 && { pages }),
    },
    ways: () => arrivalGroupsOf(config, asked, space.arrival.values, items),
  };
}

type Counted = VisitorSet & { count: number };

function toldOf(space: SituationSpace, products: readonly Product[]): Counted[] {
  const weights = weightsOf(space);
  return products.map((product) => ({ ...visitorSetOf(space, product), count: countOf(product, weights) }));
}

const sumOf = (reportedItems: readonly Counted[]): number =>
  reportedItems.reduce((sum, one) => sum + one.count, 0);

function whoTold(reportedValue: readonly Counted[]): Extent | null {
  const [first] = reportedValue;
  if (!first) return null;
  if (reportedValue.length > 1) return { anyOf: [...reportedValue] };
  const { count: _, ...who } = first;
  return who;
}
