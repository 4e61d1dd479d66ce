import type { Change, Risk } from '../compare/change.ts';
import type { ChangeNode, ChangeNodes } from '../compare/change-nodes.ts';
import { Extents, type InternedProduct, Products } from '../situations/extents.ts';
import { risksIn } from './change-extents.ts';
import { endOfRisk } from './end.ts';
import type { ReportedRisk } from './plan.ts';
import type { PlanReporter } from './plan-reporter.ts';

const riskKey = ({ risk, before, after }: Risk): string => JSON.stringify([risk, before, after]);

/** Every risk with its visitors, the largest first. */
export function risksOf(changes: ChangeNode, nodes: ChangeNodes, reporter: PlanReporter): ReportedRisk[] {
  const risks = new Map(risksIn(changes, nodes).map((risk) => [riskKey(risk), risk]));
  if (risks.size === 0) return [];
  const claimOf = ({ risk, after }: Risk) => {
    const way = endOfRisk(after)?.way;
    return reporter.claims.ofRisk(risk) ?? (way && reporter.claims.ofStep(way));
  };
  const extents = riskExtents(changes, nodes);
  return [...risks]
    .map(([key, { risk, before, after }]) => ({
      risk,
      ...reporter.reportDifference(extents.get(key) ?? [], before, after, claimOf({ risk, before, after })),
    }))
    .sort((one, other) => other.count - one.count);
}

/** By risk. The risks of a changed brand or changed ads are those of every situation of the channel. */
function riskExtents(changes: ChangeNode, { composedOf }: ChangeNodes): Map<string, InternedProduct[]> {
  const products = new Products();
  const keysOf = (change: Change | null) => [...new Set((change?.risks ?? []).map(riskKey))];
  const extents: Extents<Change | null> = new Extents(keysOf, products, (node) => {
    const composed = composedOf(node);
    if (!composed) return null;
    const whole = new Map(
      keysOf(composed.brandAndAds).map((key): [string, InternedProduct[]] => [key, [products.whole]]),
    );
    const others = [...extents.of(composed.visits)].filter(([key]) => !whole.has(key));
    return new Map([...whole, ...others]);
  });
  return extents.of(changes);
}
