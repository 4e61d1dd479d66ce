import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leadOutcomes } from './fake-server.ts';
import { plantedBugs } from './planted-bugs.ts';
import { play } from './play.ts';
import { sourceWith } from './source-with-bug.ts';

const folder = import.meta.dirname;
const runs = 500;

describe('the model of the lead’s client (docs/lead-model.md)', () => {
  it('R-API, FLT-01 to 07, 12, 19, 21 to 28: finds no violation, neither past nor random ones', async () => {
    const { failures, counts, ...played } = await play({ runs, seed: 1 });
    expect(failures).toEqual([]);
    expect(played.runs).toBe(runs);
    expect(leadOutcomes.filter((outcome) => !counts[`lead: ${outcome}`])).toEqual([]);
  });

  it('is judged by code that imports nothing of the client', () => {
    const judges = ['oracle.ts', 'answer-oracle.ts', 'fake-server.ts'];
    const imports = judges.flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/from '([^']+)'|import\(/g),
    ]);
    expect([...new Set(imports.map(([, from]) => from))]).toEqual(['./oracle.ts']);
  });

  it.each(plantedBugs)('can plant the bug: $name', (bug) => {
    expect(sourceWith(bug)).toContain(bug.to);
  });
});
