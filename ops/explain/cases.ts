import type { Axis } from './axes.ts';
import type { Facet, FieldDifference, StepDifference } from './facets.ts';
import { type AxisCondition, combination, fold } from './fold.ts';

export type Condition = Record<string, AxisCondition>;
/** A difference for some of the visitors that a situation leaves open. One visitor may be in several cases. */
export interface VersusCase {
  /** The values of the open axes with this difference; empty: all. */
  when: Condition;
  /** Further values with the same difference. */
  or: Condition[];
  /** The number of combinations of the open axes. */
  count: number;
  /** The first step that differs; null where only the outcome differs. */
  first: StepDifference | null;
  /** The further steps that differ, in order. */
  further: StepDifference[];
  outcome: FieldDifference[];
}

/**
 * The differences of all combinations, the largest first: each once, with as few conditions as possible, and together
 * with those that have exactly the same visitors.
 * @param facets - the facets of each combination of the axes
 */
export function casesOf(axes: readonly Axis[], facets: readonly (readonly Facet[])[]): VersusCase[] {
  const byKey = new Map<string, { facet: Facet; cells: number[] }>();
  facets.forEach((all, cell) => {
    for (const facet of all) {
      const known = byKey.get(facet.key);
      if (known) known.cells.push(cell);
      else byKey.set(facet.key, { facet, cells: [cell] });
    }
  });
  const byCells = new Map<string, { facets: Facet[]; cells: number[] }>();
  for (const { facet, cells } of byKey.values()) {
    const key = cells.join();
    const known = byCells.get(key);
    if (known) known.facets.push(facet);
    else byCells.set(key, { facets: [facet], cells });
  }
  return [...byCells.values()]
    .map(({ facets: together, cells }) => caseOf(axes, together, cells, facets.length))
    .sort((a, b) => b.count - a.count);
}

function caseOf(
  axes: readonly Axis[],
  facets: readonly Facet[],
  cells: readonly number[],
  all: number,
): VersusCase {
  const keys = new Array<string>(all).fill('');
  for (const cell of cells) keys[cell] = 'met';
  const [when = {}, ...or] = fold(axes, keys, (cell) => keys[cell])
    .filter(({ is }) => is === 'met')
    .map((row) => row.when);
  const steps = facets.flatMap((facet) => facet.steps).map((step) => ofCities(step, axes, cells));
  const [first = null, ...further] = steps;
  const outcome = facets.flatMap(({ fields }) => fields);
  return { when, or, count: cells.length, first, further, outcome };
}

/** The value of a city rule is the city: where that is open, all cities of the case. */
function ofCities(step: StepDifference, axes: readonly Axis[], cells: readonly number[]): StepDifference {
  const at = axes.findIndex(({ name }) => name === 'city');
  if (step.stage !== 'cityRule' || at < 0) return step;
  const cities = new Set(cells.map((cell) => combination(axes, cell)[at] ?? '*'));
  const value = [...cities].join(', ');
  const { stage, before, after } = step;
  return { stage, before: before && { ...before, value }, after: after && { ...after, value } };
}
