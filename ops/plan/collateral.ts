import type { Change } from '../compare/change.ts';
import type { ChangeNode } from '../compare/change-nodes.ts';
import { extentsOf, type Product } from '../situations/extents.ts';
import { axesOf, type SituationSpace } from '../situations/situation-space.ts';
import { namesIn } from '../situations/visitor-set.ts';
import { labelOfChange } from './change-extents.ts';
import { type Intent, matchesAny, outside } from './intent.ts';
import type { Collateral, Extent, Plan } from './plan.ts';
import type { PlanReporter } from './plan-reporter.ts';

/** The changes outside the intent. */
export function collateralOf(
  changes: ChangeNode,
  plan: Plan,
  intent: Intent,
  reporter: PlanReporter,
): Collateral[] {
  const label = (change: Change | null) => (change ? [labelOfChange(change)] : []);
  const situations = [...extentsOf(changes, label)].flatMap(([key, products]) => {
    const out = products.flatMap((product) => outside(reporter.space, intent, product));
    const [step, before, after] = JSON.parse(key) as [string, string, string];
    return out.length === 0 ? [] : [{ what: `${step}: ${before} → ${after}`, ...reporter.extent(out) }];
  });
  const outsideOf = (what: string, who: Extent): Collateral[] => {
    const out = productsOf(who, reporter.space).flatMap((product) =>
      outside(reporter.space, intent, product),
    );
    return out.length === 0 ? [] : [{ what, ...reporter.extent(out) }];
  };
  const pages = plan.pages
    .filter(({ page, count }) => count > 0 && !matchesAny(intent.page, page))
    .flatMap(({ page, who }) => outsideOf(`page ${page}`, who));
  const acts = plan.acts.flatMap(({ value, before, after, who }) =>
    outsideOf(`${value}: ${before ?? '-'} → ${after ?? '-'}`, who),
  );
  return [...situations, ...pages, ...acts];
}

/** Converts names back to classes. */
function productsOf(who: Extent, space: SituationSpace): Product[] {
  const all = 'anyOf' in who ? who.anyOf : [who];
  return all.map(
    (one) =>
      new Map(
        Object.entries(axesOf(space)).flatMap(([name, { classes, names }], at): [number, number[]][] => {
          const members = namesIn(one, name);
          if (!members) return [];
          const wanted = new Set(members);
          const fits = classes.flatMap((of, one) => (wanted.has(names[of[0] ?? 0] ?? '') ? [one] : []));
          return [[at, fits]];
        }),
      ),
  );
}
