import type { PasteOptions, PlannedLine } from './paste-plan.ts';

/** The inputs of a row's plan besides its own cells. */
type Ground = Pick<PasteOptions, 'kind' | 'columns' | 'rows' | 'mapping' | 'clears'>;

const isSame = (one: Ground, other: Ground): boolean =>
  one.kind === other.kind &&
  one.columns === other.columns &&
  one.rows === other.rows &&
  one.clears === other.clears &&
  one.mapping.join('\n') === other.mapping.join('\n');

/** The rows planned before, by their cells: correcting one cell of three thousand rows plans one row again. */
export class PastePlanCache {
  #ground: Ground | null = null;
  #planned = new WeakMap<readonly string[], PlannedLine>();
  #twins = new WeakMap<PlannedLine, PlannedLine>();

  /** Clears the cache where the inputs have changed. */
  begin(ground: Ground): void {
    if (this.#ground && isSame(this.#ground, ground)) return;
    this.#ground = ground;
    this.#planned = new WeakMap();
  }

  planned(cells: readonly string[], line: number, plan: () => PlannedLine): PlannedLine {
    const known = this.#planned.get(cells);
    if (known?.line === line) return known;
    const made = plan();
    this.#planned.set(cells, made);
    return made;
  }

  /** A row whose id an earlier line has; the same object for as long as it refers to that line. */
  duplicate(row: PlannedLine, of: number, make: () => PlannedLine): PlannedLine {
    const known = this.#twins.get(row);
    if (known?.duplicateOf === of) return known;
    const made = { ...make(), duplicateOf: of };
    this.#twins.set(row, made);
    return made;
  }
}
