import type { Config } from '../../schemas/index.ts';
import { Situations } from '../coverage/situations.ts';
import { asCommand } from '../explain/as-command.ts';
import { extentsOf, type Product } from '../plan/extents.ts';
import type { Extent } from '../plan/plan.ts';
import { type AxisName, type Space, sizeOf, sizesOf, spaceOf, weightsOf } from '../plan/space.ts';
import { countOf, whoOf } from '../plan/who.ts';
import { witnessOf } from '../plan/witness.ts';
import type { Sources } from '../sources.ts';
import { type Asked, questionOf } from './question.ts';

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
}

/** Which situations are what is asked for. @throws UsageError where a name is none */
export function find(config: Config, sources: Sources, asked: Asked): Found {
  const question = questionOf(config, sources, asked);
  const space = spaceOf(config, config);
  const where = new Situations(config, space).where(question);
  const products = extentsOf(where, (is) => (is ? ['yes'] : [])).get('yes') ?? [];
  const witness = witnessOf(space, products);
  return {
    format: 'funnel.find/1',
    asked,
    situations: sizeOf(space),
    space: sizesOf(space),
    ...extent(space, products),
    witness: witness && asCommand(witness),
  };
}

function extent(space: Space, products: readonly Product[]): Pick<Found, 'count' | 'who'> {
  const weights = weightsOf(space);
  const told = products.map((product) => ({ ...whoOf(space, product), count: countOf(product, weights) }));
  const count = told.reduce((sum, one) => sum + one.count, 0);
  const [first] = told;
  if (!first) return { count, who: null };
  if (told.length > 1) return { count, who: { anyOf: told } };
  const { count: _, ...who } = first;
  return { count, who };
}
