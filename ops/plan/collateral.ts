import type { Change } from '../compare/change.ts';
import type { ChangeNode } from '../compare/change-nodes.ts';
import { extentsOf, type Product } from '../situations/extents.ts';
import { axisAt, axisNames, type SituationSpace } from '../situations/situation-space.ts';
import { labelOf } from './groups.ts';
import { type Intent, isMeant, outside } from './intent.ts';
import type { Collateral, Extent, Plan } from './plan.ts';
import type { PlanReporter } from './plan-reporter.ts';

/** What changes outside of what is meant to. */
export function collateralOf(
  changes: ChangeNode,
  plan: Plan,
  intent: Intent,
  teller: PlanReporter,
): Collateral[] {
  const label = (change: Change | null) => (change ? [labelOf(change)] : []);
  const situations = [...extentsOf(changes, label)].flatMap(([key, products]) => {
    const out = products.flatMap((product) => outside(teller.space, intent, product));
    const [step, before, after] = JSON.parse(key) as [string, string, string];
    return out.length === 0 ? [] : [{ what: `${step}: ${before} → ${after}`, ...teller.extent(out) }];
  });
  const pages = plan.pages
    .filter(({ page, count }) => count > 0 && !isMeant(intent.page, page))
    .flatMap(({ page, who }) => {
      const out = productsOf(who, teller.space).flatMap((product) => outside(teller.space, intent, product));
      return out.length === 0 ? [] : [{ what: `page ${page}`, ...teller.extent(out) }];
    });
  return [...situations, ...pages];
}

/** Back from names to classes; both say the same. */
function productsOf(who: Extent, space: SituationSpace): Product[] {
  const all = 'anyOf' in who ? who.anyOf : [who];
  return all.map(
    (one) =>
      new Map(
        axisNames.flatMap((name): [number, number[]][] => {
          const members = one[name];
          if (!members) return [];
          const { classes, names } = space[name];
          const wanted = new Set(members);
          const fits = classes.flatMap((of, at) => (wanted.has(names[of[0] ?? 0] ?? '') ? [at] : []));
          return [[axisAt[name], fits]];
        }),
      ),
  );
}
