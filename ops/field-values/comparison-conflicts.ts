import { limitsOf, scaleOf, shareAnAnswer } from './comparable.ts';

/** A comparison between two fields that exist and can be compared. */
export interface Compared {
  /** Ids of the fields. */
  field: string;
  to: string;
  is: string;
}

/** `lower` is not larger than `upper`, or less where it is strict. */
interface Order {
  lower: string;
  upper: string;
  isStrict: boolean;
}

function ordersOf({ field, is, to }: Compared): Order[] {
  const less = (lower: string, upper: string, isStrict: boolean): Order => ({ lower, upper, isStrict });
  switch (is) {
    case 'before':
    case 'lessThan':
      return [less(field, to, true)];
    case 'notAfter':
    case 'atMost':
      return [less(field, to, false)];
    case 'after':
    case 'moreThan':
      return [less(to, field, true)];
    case 'notBefore':
    case 'atLeast':
      return [less(to, field, false)];
    case 'equal':
      return [less(field, to, false), less(to, field, false)];
    default:
      return [];
  }
}

/** Per id what it is not larger than, by a path of orders; true where one of the path is strict. */
type Reach = Map<string, Map<string, boolean>>;

function reachOf(orders: readonly Order[]): Reach {
  const ids = [...new Set(orders.flatMap(({ lower, upper }) => [lower, upper]))];
  const reach: Reach = new Map(ids.map((id) => [id, new Map()]));
  const add = (from: string, to: string, isStrict: boolean) => {
    const known = reach.get(from);
    known?.set(to, isStrict || known.get(to) === true);
  };
  for (const { lower, upper, isStrict } of orders) add(lower, upper, isStrict);
  for (const middle of ids)
    for (const from of ids) {
      const first = reach.get(from)?.get(middle);
      if (first === undefined) continue;
      for (const [to, second] of reach.get(middle) ?? []) add(from, to, first || second);
    }
  return reach;
}

/**
 * Whether no answers of the fields fulfil all of these comparisons at once: they go round in a circle, or the ranges of
 * the fields do not meet.
 * @param definitionOf - the field with an id
 */
export function areContradictory(
  comparisons: readonly Compared[],
  definitionOf: (id: string) => unknown,
): boolean {
  const reach = reachOf(comparisons.flatMap(ordersOf));
  const isEqual = (one: string, other: string) => reach.get(one)?.has(other) && reach.get(other)?.has(one);
  return (
    [...reach].some(([from, others]) => [...others].some(([to, isStrict]) => cannotBe(from, to, isStrict))) ||
    comparisons.some(({ field, is, to }) =>
      is === 'different'
        ? field === to || isEqual(field, to)
        : is === 'equal' && !shareAnAnswer(definitionOf(field), definitionOf(to)),
    )
  );

  function cannotBe(lower: string, upper: string, isStrict: boolean): boolean {
    if (lower === upper) return isStrict;
    const [one, other] = [definitionOf(lower), definitionOf(upper)];
    if (scaleOf(one) === null || scaleOf(other) === null) return false;
    const [least] = limitsOf(one);
    const [, most] = limitsOf(other);
    return isStrict ? least >= most : least > most;
  }
}

/** The comparisons that contradict those before them, so that each of several mistakes is found. */
export function conflictsOf<C extends Compared>(
  comparisons: readonly C[],
  definitionOf: (id: string) => unknown,
): C[] {
  const kept: C[] = [];
  return comparisons.filter((one) => {
    const isConflict = areContradictory([...kept, one], definitionOf);
    if (!isConflict) kept.push(one);
    return isConflict;
  });
}
