import type { Comparison } from '../compare/comparison.ts';
import type { ConfigRevision } from '../compare/config-revision.ts';
import { anyOf, isOfNobody } from '../new-addresses/new-addresses.ts';
import { type Led, LedVisitors } from './led-visitors.ts';

/** Whom each side of a plan leads to pages; nothing is computed before a page is asked for. */
export class LedOnSides {
  readonly #comparison: Pick<Comparison, 'space'>;
  readonly #sides: readonly ConfigRevision[];
  readonly #known = new Map<ConfigRevision, LedVisitors>();

  constructor(
    comparison: Pick<Comparison, 'space'>,
    { before, after }: { before: ConfigRevision; after: ConfigRevision },
  ) {
    this.#comparison = comparison;
    this.#sides = [before, after];
  }

  by(revision: ConfigRevision, pages: ReadonlySet<string>): Led {
    const known = this.#known.get(revision) ?? new LedVisitors(this.#comparison, revision);
    this.#known.set(revision, known);
    return known.to(pages);
  }

  onEither(pages: ReadonlySet<string>): Led {
    const led = this.#sides.map((side) => this.by(side, pages)).filter((one) => !isOfNobody(one));
    return led.length > 0 ? anyOf(led) : { channel: [], host: [] };
  }
}
