import type { Config } from '../../schemas/index.ts';
import { type Question, Situations } from '../coverage/situations.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { asCommand } from '../explain/as-command.ts';
import type { Extent } from '../plan/plan.ts';
import { extentsOf, type Product } from '../situations/extents.ts';
import { type AxisName, type Space, sizeOf, sizesOf, spaceOf, weightsOf } from '../situations/space.ts';
import { countOf, type Who, whoOf } from '../situations/who.ts';
import { witnessOf } from '../situations/witness.ts';
import { inCity, ofCity } from './city.ts';
import { type Asked, ofPage, questionOf, together } from './question.ts';
import { type Way, waysOf } from './ways.ts';

/** `funnel.find/1` */
export interface Found {
  format: 'funnel.find/1';
  asked: Asked;
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
export function find(config: Config, sources: Sources, asked: Asked): { found: Found; ways: () => Way[] } {
  const question = questionOf(config, sources, asked);
  const { space, city } = ofCity(config, spaceOf(config, config), asked.city);
  const situations = new Situations(config, space);
  const where = (one: Question) => {
    const products = extentsOf(situations.where(one), (is) => (is ? ['yes'] : [])).get('yes') ?? [];
    return city === null ? products : inCity(products, city);
  };
  const products = where(question);
  const told = toldOf(space, products);
  const count = sumOf(told);
  const witness = witnessOf(space, products, new Set(Object.keys(config.channels.channels)));
  const isPlace = [asked.channel, asked.host, asked.city].some((one) => one !== undefined);
  const pages = Object.keys(isPlace && !asked.page && !asked.route ? config.pages : {})
    .map((page) => ({
      page,
      count: sumOf(toldOf(space, where(together([question, ofPage(config, page)])))),
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
      who: whoTold(told),
      witness: witness && asCommand(witness),
      ...(pages.length > 0 && { pages }),
    },
    ways: () => waysOf(config, asked, space.arrival.values, told),
  };
}

type Counted = Who & { count: number };

function toldOf(space: Space, products: readonly Product[]): Counted[] {
  const weights = weightsOf(space);
  return products.map((product) => ({ ...whoOf(space, product), count: countOf(product, weights) }));
}

const sumOf = (told: readonly Counted[]): number => told.reduce((sum, one) => sum + one.count, 0);

function whoTold(told: readonly Counted[]): Extent | null {
  const [first] = told;
  if (!first) return null;
  if (told.length > 1) return { anyOf: [...told] };
  const { count: _, ...who } = first;
  return who;
}
