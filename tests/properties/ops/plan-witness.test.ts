import { describe, expect, it } from 'vitest';
import { Comparison } from '../../../ops/compare/comparison.ts';
import type { Sources } from '../../../ops/diagnostics/sources.ts';
import { compareVisit } from '../../../ops/explain/versus.ts';
import { valuesOf } from '../../../ops/situations/diagram.ts';
import { extentsOf } from '../../../ops/situations/extents.ts';
import { spaceOf } from '../../../ops/situations/situation-space.ts';
import { witnessOf } from '../../../ops/situations/witness.ts';
import { assertProperty, shareOfSlowRun } from '../harness/property.ts';
import { edited } from './small-plan.ts';

/** Source locations are irrelevant in this test. */
const sources = {
  locate: (file: string) => ({ file, line: 1, column: 1, endLine: 1, endColumn: 1 }),
} as unknown as Sources;

describe('plan', () => {
  it('plan names a witness of every change, for whom explain --vs shows a difference', () => {
    let changes = 0;
    assertProperty(shareOfSlowRun(240), [edited], ({ before, after }) => {
      const space = spaceOf(before, after);
      const comparison = new Comparison(space, [before, after]);
      const changed = comparison.changes(comparison.revision(before), comparison.revision(after));
      const label = (one: unknown) => JSON.stringify(one);
      const extents = extentsOf(changed, (change) => (change ? [label(change)] : []));
      expect(extents.size).toBe(valuesOf(changed).filter((change) => change !== null).length);
      for (const [change, products] of extents) {
        const witness = witnessOf(space, products, new Set());
        if (!witness) throw new Error('an extent has a visitor');
        const sides = {
          before: { config: before, sources, references: [] },
          after: { config: after, sources, references: [] },
        };
        const { differences } = compareVisit(sides, 'HEAD', witness, 'en');
        expect(differences, `${change} for ${JSON.stringify(witness)}`).not.toEqual([]);
        changes++;
      }
    });
    expect(changes).toBeGreaterThan(shareOfSlowRun(100));
  });
});
