import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeJson, withOurs } from '../../../console/edits/merge-json.ts';

const name = fc.constantFrom('a', 'b', 'c', '5265', '5818');
/** Maps of entries and rows, as files of the config are. */
const json = fc.letrec<{ value: unknown; map: Record<string, unknown> }>((tie) => ({
  map: fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(1, 2, 'x', 'y', true, null),
    tie('map'),
    fc.array(tie('value'), { maxLength: 4 }),
  ),
}));
const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const merge = (base: unknown, ours: unknown, theirs: unknown) =>
  mergeJson('x.json', { base: print(base), ours: print(ours), theirs: print(theirs) });
const parsed = (text: string): unknown => JSON.parse(text);

describe('a merge of two revisions', () => {
  it('has our text where only we have changed, and theirs where only they have', () => {
    let runs = 0;
    fc.assert(
      fc.property(json.map, json.map, (base, changed) => {
        runs += 1;
        const [mine, their] = [merge(base, changed, base), merge(base, base, changed)];
        expect(their).toEqual({ text: print(changed), conflicts: [] });
        fc.pre(mine !== null);
        expect([parsed(mine?.text ?? ''), mine?.conflicts]).toEqual([changed, []]);
      }),
      { numRuns: 2000 },
    );
    expect(runs).toBeGreaterThanOrEqual(2000);
  });

  it('has, with our values chosen in each conflict, every field that we have changed, and every other field of theirs', () => {
    let conflicts = 0;
    fc.assert(
      fc.property(json.map, json.map, json.map, (base, ours, theirs) => {
        const merged = merge(base, ours, theirs);
        fc.pre(merged !== null);
        conflicts += merged.conflicts.length;
        for (const { path, theirs: value } of merged.conflicts)
          expect(at(parsed(merged.text), path)).toEqual(value);
        const text = merged.conflicts.reduce((now, one) => withOurs('x.json', now, one), merged.text);
        const both = parsed(text) as Record<string, unknown>;
        // No key stands twice.
        expect(text.match(/":/g)).toEqual(print(both).match(/":/g));
        for (const key of new Set([base, ours, theirs].flatMap((one) => Object.keys(one)))) {
          const [was, mine, their] = [base[key], ours[key], theirs[key]].map((one) => JSON.stringify(one));
          if (was === mine) expect(both[key]).toEqual(theirs[key]);
          if (was === their) expect(both[key]).toEqual(ours[key]);
        }
      }),
      { numRuns: 2000 },
    );
    expect(conflicts).toBeGreaterThan(500);
  });
});

const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((found, key) => (found as Record<string | number, unknown> | undefined)?.[key], value);
