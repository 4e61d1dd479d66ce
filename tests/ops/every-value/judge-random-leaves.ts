import fc from 'fast-check';
import { expect } from 'vitest';
import { seedOfRun } from '../../harness/seed-of-run.ts';
import { type Leaf, leavesOfConfig } from './change-leaf.ts';
import { missedBy, tourOfFacts } from './judge-leaf.ts';

/** Judges the leaves of definitions/facts.json at these paths, `flags/input_form/pointer`. */
export function judgeFactLeaves(paths: readonly string[]): void {
  const all = leavesOfConfig();
  for (const path of paths) {
    const leaf = all.find((one) => one.file === 'definitions/facts.json' && one.path.join('/') === path);
    expect({ path, ...(leaf && missedBy(leaf, all, tourOfFacts)) }).toEqual({
      path,
      judged: true,
      missed: [],
    });
  }
}

/** Judges this many leaves of the config that ships, each of another kind, drawn at random. */
export function judgeRandomLeaves(most: number): void {
  const seed = seedOfRun;
  const all = leavesOfConfig();
  const byKind = new Map<string, Leaf[]>();
  for (const leaf of all) byKind.set(leaf.kind, [...(byKind.get(leaf.kind) ?? []), leaf]);
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
  expect(judged).toBe(most);
}

/** Some kinds have hundreds of leaves without another valid value, as the type of a block. */
const mostOfKind = 4;

/**
 * Judges one leaf of a part of the kinds, the first that has another valid value; the seed of the run says which part.
 * @param parts - how many there are: `npm run test:leaves` judges all
 */
export function judgePartOfKinds(parts: number): void {
  const all = leavesOfConfig();
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const part = new Set(kinds.filter((_, at) => (at - seedOfRun) % parts === 0));
  const tried = new Map<string, number>();
  const judged = new Set<string>();
  const missed: string[] = [];
  for (const leaf of all.filter(({ kind }) => part.has(kind))) {
    const times = tried.get(leaf.kind) ?? 0;
    if (judged.has(leaf.kind) || times === mostOfKind) continue;
    tried.set(leaf.kind, times + 1);
    const result = missedBy(leaf, all);
    if (result.judged) judged.add(leaf.kind);
    missed.push(...result.missed);
  }
  expect(missed).toEqual([]);
  expect(tried.size).toBeGreaterThanOrEqual(Math.floor(kinds.length / parts));
  expect(judged.size).toBeGreaterThan(tried.size / 2);
}
