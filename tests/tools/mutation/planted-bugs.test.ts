import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plantedBugs } from '../../../tools/mutation/planted-bugs.ts';
import { sourceWithBug } from '../../../tools/mutation/run-planted-bugs.ts';
import { plantedBugs as modelBugs } from '../../model/planted-bugs.ts';
import { root } from '../../runtime/real-config.ts';

describe('the planted bugs (docs/mutation.md)', () => {
  it('are thirty, in every part of the product, and none of them is one of the model’s', () => {
    expect(plantedBugs).toHaveLength(30);
    const parts = new Set(plantedBugs.map(({ file }) => file.split('/')[0]));
    expect([...parts].sort()).toEqual(['console', 'ops', 'publish', 'renderer', 'runtime', 'sandbox']);
    const texts = new Set(modelBugs.map(({ file, from }) => `${file} ${from}`));
    expect(plantedBugs.filter(({ file, find }) => texts.has(`${file} ${find}`))).toEqual([]);
  });

  it.each(plantedBugs)('can be planted in $file: $breaks', (bug) => {
    const source = sourceWithBug(bug);
    expect(source).toContain(bug.replace);
    expect(source).not.toContain(bug.find);
    expect(existsSync(join(root, bug.test))).toBe(true);
  });
});
