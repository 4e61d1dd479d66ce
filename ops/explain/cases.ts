import type { Axis } from './axes.ts';
import type { Facet, FieldDifference, StepDifference } from './facets.ts';
import { type AxisCondition, combination, fold } from './fold.ts';

export type Condition = Record<string, AxisCondition>;
/** What differs for some of the visitors that a situation leaves open. One visitor may be in several. */
export interface VersusCase {
  /** For which values of what was left open; empty: for all. */
  when: Condition;
  /** Further values for which it is the same. */
  or: Condition[];
  /** How many combinations of what was left open these are. */
  count: number;
  /** The first step that differs; null where only the outcome does. */
  first: StepDifference | null;
  /** The further steps that differ, in order. */
  further: StepDifference[];
  outcome: FieldDifference[];
}

/**
 * The differences of all combinations, each told once: for whom it is, as few conditions as there are, and with it what
 * differs for exactly the same. The largest first.
 * @param facets - of each combination of the axes
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

/** A city rule tells the city: where that is left open, all those of the case. */
function ofCities(step: StepDifference, axes: readonly Axis[], cells: readonly number[]): StepDifference {
  const at = axes.findIndex(({ name }) => name === 'city');
  if (step.stage !== 'cityRule' || at < 0) return step;
  const cities = new Set(cells.map((cell) => combination(axes, cell)[at] ?? '*'));
  const value = [...cities].join(', ');
  const { stage, before, after } = step;
  return { stage, before: before && { ...before, value }, after: after && { ...after, value } };
}
