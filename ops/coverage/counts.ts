import { sumOfCounts } from '../situations/count.ts';
import type { CoverableKind } from './coverables.ts';

/** The counts of config entries by kind and name. */
export class Counts {
  readonly #of = new Map<string, number>();
  add(kind: CoverableKind, name: string, count: number): void {
    const key = `${kind}/${name}`;
    this.#of.set(key, sumOfCounts([this.#of.get(key) ?? 0, count]));
  }
  of = (kind: CoverableKind, name: string): number => this.#of.get(`${kind}/${name}`) ?? 0;
}
