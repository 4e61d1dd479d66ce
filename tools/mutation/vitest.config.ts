import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { mutatedParts } from './mutated-parts.ts';

// Stryker runs these tests in its copy of the tree.
const part = mutatedParts.find(({ name }) => name === process.env.FUNNEL_MUTATION_PART);
if (!part) throw new Error(`no part "${process.env.FUNNEL_MUTATION_PART}" is mutated`);
const root = join(import.meta.dirname, '../..');

/**
 * Unit tests before random ones: most mutants end at the first test that fails. In the same order for every mutant and
 * run, because one test may fail where the next never ends.
 */
class RandomLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isRandom = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/properties/');
    const sorted = files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
    return [...sorted.filter((one) => !isRandom(one)), ...sorted.filter(isRandom)];
  }
}

export default defineConfig({
  root,
  plugins: [
    {
      // Reading and checking the config takes most of the time of a short test; it is the same for every mutant.
      name: 'config-as-checked-before',
      enforce: 'pre',
      resolveId: (specifier, importer) =>
        specifier === '../../ops/index.ts' && importer?.endsWith('/tests/runtime/real-config.ts')
          ? join(root, 'tools/mutation/checked-config.ts')
          : null,
    },
  ],
  test: {
    isolate: false,
    include: [...part.tests],
    setupFiles: ['tools/mutation/fixed-seed.ts'],
    sequence: { sequencer: RandomLast },
    // A test must not fail because the machine is busy; Stryker ends those that never do.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
