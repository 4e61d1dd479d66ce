import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readImports } from '../../../tools/layout/read-imports.ts';

const imports = readImports(join(import.meta.dirname, '../../..'), ['tests', 'ops']);
const ofFolder = 'tests/properties/ops/oracle/';

/** What judges the commands by visits of its own, or by the requirements alone. */
const oracles = [
  ...[...imports.keys()].filter((file) => file.startsWith(ofFolder)),
  'tests/properties/ops/requirement-model.ts',
  'tests/ops/every-value/phone-oracle.ts',
  'tests/ops/invariants/real-visits.ts',
];
/** The shape of what is put in to the command that is judged; it holds no code. */
const inputs: Readonly<Record<string, string>> = {
  'tests/properties/ops/requirement-model.ts': 'ops/explain/input.ts',
};

/** The imports from ops/ of a file, and of every file of the tests that it imports. */
function importsOfOps(oracle: string): string[] {
  const seen = new Set([oracle]);
  const found: string[] = [];
  for (const file of seen) {
    for (const target of imports.get(file) ?? []) {
      if (target.startsWith('tests/')) seen.add(target);
      else if (target.startsWith('ops/') && inputs[file] !== target) found.push(`${file} → ${target}`);
    }
  }
  return found;
}

describe('what judges a command', () => {
  it.each(oracles)('%s imports nothing of what it judges, not even a type', (oracle) => {
    expect(importsOfOps(oracle)).toEqual([]);
  });
  it('is what the properties of plans, of their causes and of coverage are compared with', () => {
    const judged = [...imports].flatMap(([file, targets]) => {
      const isCompared = targets.some((target) => target.startsWith(ofFolder));
      return isCompared && /^tests\/properties\/ops\/[^/]+$/.test(file) ? [file.slice(21)] : [];
    });
    expect(judged).toEqual([
      'coverage.test.ts',
      'end-summaries.test.ts',
      'new-addresses.test.ts',
      'plan-causes.test.ts',
      'plan-shipped.test.ts',
      'plan.test.ts',
      'visitors-per-day.test.ts',
    ]);
  });
  it('names the import that is found', () => {
    expect(importsOfOps('tests/ops/plan/plan-of-edit.ts')).toContain(
      'tests/ops/plan/plan-of-edit.ts → ops/plan/plan.ts',
    );
  });
});
