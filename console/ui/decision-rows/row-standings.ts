import { decisionTableOf } from '../../../ops/tables/decision-tables.ts';
import { SituationSpace } from '../../../ops/tables/table-space.ts';
import { type RowStanding, standingsOf } from '../../../ops/tables/verdicts.ts';
import type { Config, When } from '../../../schemas/index.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import type { TableRow } from './table-rows.ts';

/** The parts of the config that say which situations are possible. */
export type FactFiles = Pick<
  Config,
  'hosts' | 'channels' | 'routes' | 'cities' | 'facts' | 'pages' | 'forms'
>;

/** What comes to a row in some order of the rows. */
export interface ShownStanding {
  kind: RowStanding['kind'];
  /** The positions of the earlier rows that decide for visitors whom it matches. */
  by: number[];
}

/** The standings of the rows of one table, in any order. */
export class RowStandings {
  readonly #space: SituationSpace;
  readonly #kind: 'navigation';
  readonly #rules: readonly (Record<string, unknown> & { id: string; when: When })[];
  readonly #known = new Map<string, readonly ShownStanding[]>();

  constructor(files: FactFiles, table: Pick<ListedTable, 'file'>, rows: readonly TableRow[]) {
    this.#rules = rows.map(({ value, when }, index) => ({
      ...value,
      id: String(index),
      when: when as When,
    }));
    this.#space = new SituationSpace(
      files as Config,
      this.#rules.map(({ when }) => when),
    );
    this.#kind = table.file.replace(/^.*\/|\.json$/g, '') as 'navigation';
  }

  /** @param order - the indexes of the rows. @returns the standings in that order */
  inOrder(order: readonly number[]): readonly ShownStanding[] {
    const key = order.join();
    const known = this.#known.get(key);
    if (known) return known;
    const rules = order.flatMap((index) => this.#rules[index] ?? []);
    const position = new Map(rules.map(({ id }, at) => [id, at]));
    const standings = standingsOf(this.#space, decisionTableOf(this.#kind, rules, '')).map(
      ({ kind, by }): ShownStanding => ({ kind, by: by.map(({ id }) => position.get(id) ?? 0) }),
    );
    this.#known.set(key, standings);
    return standings;
  }
}

/** The indexes of a list after one of its items has moved. */
export function orderAfterMove(count: number, from: number, to: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}
