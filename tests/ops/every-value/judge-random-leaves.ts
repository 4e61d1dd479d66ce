import { globSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { root } from '../../runtime/real-config.ts';
import { type Leaf, leavesOf } from './change-leaf.ts';
import { missedBy } from './judge-leaf.ts';

const leavesOfConfig = (): Leaf[] =>
  globSync(['*s.json', 'definitions/**/*.json'], { cwd: root }).flatMap(leavesOf);

/** Judges the leaves of one file at these paths, `flags/input_form/pointer`. */
export function judgeLeavesAt(file: string, paths: readonly string[]): void {
  const all = leavesOfConfig();
  for (const path of paths) {
    const leaf = all.find((one) => one.file === file && one.path.join('/') === path);
    expect({ path, ...(leaf && missedBy(leaf, all)) }).toEqual({ path, judged: true, missed: [] });
  }
}

/** Judges this many leaves of the config that ships, each of another kind, drawn at random. */
export function judgeRandomLeaves(most: number): void {
  const seed = Date.now() % 2 ** 31;
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
