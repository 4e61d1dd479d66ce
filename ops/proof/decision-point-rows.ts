import { type Config, type NamedTable, namedTables } from '../../schemas/index.ts';
import type { FileKind } from '../config/parsed-file.ts';
import type { Box } from '../tables/box.ts';
import { type DecisionTable, decisionTablesOf, type Row } from '../tables/decision-tables.ts';
import { SituationSpace } from '../tables/table-space.ts';

/** An arrival at a route, or an outcome of its page. */
export interface DecisionPoint {
  route: string;
  outcome: string | null;
}

/** A row without its conditions about the decision point. */
export interface LocalRow {
  row: Row;
  go: string | null;
  /** The decision points whose conditions it satisfies, as bits. */
  decisionPoints: bigint;
  /** Its other conditions. */
  box: Box;
}

const tableFiles: ReadonlySet<FileKind> = new Set(['navigation', 'destinations']);

/** The rows of navigation and of the destination tables, by the decision points where they apply. */
export class RowsByDecisionPoint {
  readonly space: SituationSpace;
  /** All rows. */
  readonly all: readonly Row[];
  readonly #navigation: readonly LocalRow[];
  readonly #named: Readonly<Record<NamedTable, readonly LocalRow[]>>;
  readonly #decisionPointIndex: ReadonlyMap<string, number>;
  readonly #local = new Map<readonly LocalRow[], (readonly LocalRow[])[]>();
  readonly #classes: string[] = [];

  /** @param space - made with at least the rows of navigation and destinations */
  constructor(config: Config, space?: SituationSpace) {
    const tables = decisionTablesOf(config, tableFiles);
    this.all = tables.flatMap((table) => table.rows);
    this.space =
      space ??
      new SituationSpace(
        config,
        this.all.map(({ when }) => when),
      );
    const local = tables.map((table) => this.#localRows(table));
    this.#navigation = local[0] ?? [];
    this.#named = Object.fromEntries(
      namedTables.map((name, index) => [name, local[index + 1] ?? []]),
    ) as unknown as Record<NamedTable, readonly LocalRow[]>;
    this.#decisionPointIndex = new Map(
      this.space.decisionPoints.map(({ route, outcome }, index) => [`${route} ${outcome}`, index]),
    );
  }

  /** The navigation rows that apply at a decision point. */
  navigationAt = (at: DecisionPoint): readonly LocalRow[] => this.#rowsAt(this.#navigation, at);

  /** The rows of a destination table that apply at a decision point. */
  namedAt = (name: NamedTable, at: DecisionPoint): readonly LocalRow[] => this.#rowsAt(this.#named[name], at);

  /** The class of a decision point: no row distinguishes the points of one class. */
  classOf(at: DecisionPoint): string {
    const index = this.#indexOf(at);
    const known = this.#classes[index];
    if (known !== undefined) return known;
    const pointers = [this.#navigation, ...Object.values(this.#named)].map((rows) =>
      this.#rowsAt(rows, at).map(({ row }) => row.pointer),
    );
    const key = pointers.join('|');
    this.#classes[index] = key;
    return key;
  }

  #indexOf({ route, outcome }: DecisionPoint): number {
    return this.#decisionPointIndex.get(`${route} ${outcome}`) ?? 0;
  }

  #rowsAt(rows: readonly LocalRow[], at: DecisionPoint): readonly LocalRow[] {
    const index = this.#indexOf(at);
    const known = this.#local.get(rows)?.[index];
    if (known) return known;
    const here = 1n << BigInt(index);
    const local = rows.filter(({ decisionPoints }) => (decisionPoints & here) !== 0n);
    const all = this.#local.get(rows) ?? [];
    all[index] = local;
    this.#local.set(rows, all);
    return local;
  }

  #localRows(table: DecisionTable | undefined): LocalRow[] {
    return (table?.rows ?? []).flatMap((row): LocalRow[] => {
      const whole = this.space.box(row.when);
      if (!whole) return [];
      const { decisionPoint = this.space.full('decisionPoint'), ...box } = whole;
      const { go = null } = JSON.parse(row.result) as { go?: string };
      return [{ row, go, decisionPoints: decisionPoint, box }];
    });
  }
}
