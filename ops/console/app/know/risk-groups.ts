import type { Plan, RiskTold } from '../../api.ts';
import { type Cause, causesOf } from './causes.ts';
import type { EditTold } from './EditLine.tsx';
import { type Reach, reachIn } from './reach.ts';

/** Risks of one kind that the same edits bring. */
export interface RiskGroup {
  key: string;
  risk: RiskTold['risk'];
  /** Empty where no edit is told for these visitors. */
  edits: EditTold[];
  /** The most first. */
  risks: RiskTold[];
  reach: Reach;
}

type Compared = Pick<Plan, 'risks' | 'groups' | 'space'>;
type Product = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The risks of a plan by what brings them: an edit is the cause of a risk where it changes a situation that has the
 * risk. Risks that no edit is told for are one by the channels and hosts that they are of.
 */
export function riskGroupsOf(plan: Compared): RiskGroup[] {
  const groups = known.get(plan) ?? grouped(plan);
  known.set(plan, groups);
  return groups;
}

/** Of a plan that stays the same they are asked for with every frame. */
const known = new WeakMap<Compared, RiskGroup[]>();

function grouped({ risks, groups, space }: Compared): RiskGroup[] {
  const causes = causesOf(groups).map((cause) => ({ cause, products: cause.groups.flatMap(productsOf) }));
  const found = new Map<string, { causes: Cause[]; risks: RiskTold[] }>();
  for (const risk of risks) {
    const own = productsOf(risk);
    const bringing = causes.filter(({ products }) => overlap(own, products)).map(({ cause }) => cause);
    const by = bringing.length > 0 ? bringing.map(({ key }) => key) : placesOf(risk);
    const key = JSON.stringify([risk.risk, by]);
    const same = found.get(key);
    if (same) same.risks.push(risk);
    else found.set(key, { causes: bringing, risks: [risk] });
  }
  return [...found].flatMap(([key, { causes: bringing, risks: of }]) => {
    const [first] = of;
    if (!first) return [];
    const edits = new Map(
      bringing.flatMap(({ cause }) =>
        cause.edits.map((edit) => [`${edit.side} ${edit.file} ${edit.what}`, edit]),
      ),
    );
    return [{ key, risk: first.risk, edits: [...edits.values()], risks: of, reach: reachIn(of, space) }];
  });
}

const productsOf = ({ who }: Pick<RiskTold, 'who'>): Product[] =>
  ('anyOf' in who ? who.anyOf : [who]).map(
    (one) =>
      new Map(
        Object.entries(one).flatMap(([axis, names]): [string, Set<string>][] =>
          Array.isArray(names) ? [[axis, new Set<string>(names)]] : [],
        ),
      ),
  );

/** Whether a situation is in both. */
const overlap = (some: readonly Product[], others: readonly Product[]): boolean =>
  some.some((one) =>
    others.some((other) => [...one].every(([axis, names]) => meets(names, other.get(axis)))),
  );

/** An axis that is not named is whole. */
function meets(names: ReadonlySet<string>, others: ReadonlySet<string> | undefined): boolean {
  if (!others) return true;
  const [few, many] = names.size < others.size ? [names, others] : [others, names];
  for (const name of few) if (many.has(name)) return true;
  return false;
}

function placesOf({ who }: RiskTold): unknown {
  const sets = 'anyOf' in who ? who.anyOf : [who];
  return (['channel', 'host'] as const).map((axis) =>
    sets.some((set) => set[axis] === undefined)
      ? null
      : [...new Set(sets.flatMap((set) => set[axis] ?? []))].sort(),
  );
}
