import { globSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { root } from '../../runtime/real-config.ts';
import { leavesOf } from './change-leaf.ts';
import { missedBy } from './judge-leaf.ts';

const files = [
  'hosts.json',
  'channels.json',
  'brands.json',
  ...globSync('definitions/**/*.json', { cwd: root }),
];
const all = files.flatMap(leavesOf);
const byKind = new Map<string, typeof all>();
for (const leaf of all) byKind.set(leaf.kind, [...(byKind.get(leaf.kind) ?? []), leaf]);

/** Leaves whose change is judged; npm run test:full judges one of each kind. */
const most = Number(process.env.FUNNEL_JUDGED_LEAVES ?? 8);

it('a plan reports every value whose change a phone can notice: leaves of the config that ships, drawn at random', () => {
  const seed = Date.now() % 2 ** 31;
  const kinds = fc.sample(fc.shuffledSubarray([...byKind.values()], { minLength: byKind.size }), {
    numRuns: 1,
    seed,
  });
  const missed: string[] = [];
  let judged = 0;
  for (const leaves of kinds.flat()) {
    if (judged >= most) break;
    const [leaf] = fc.sample(fc.constantFrom(...leaves), { numRuns: 1, seed });
    const result = leaf && missedBy(leaf, all);
    // A leaf like the type of a block has no other valid value.
    if (result?.judged) judged++;
    missed.push(...(result?.missed ?? []));
  }
  expect({ seed, missed }).toEqual({ seed, missed: [] });
  expect(judged).toBeGreaterThanOrEqual(Math.min(most, 150));
});
