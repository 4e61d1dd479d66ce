import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutatedParts } from '../../../tools/mutation/mutated-parts.ts';
import { plantedBugs } from '../../../tools/mutation/planted-bugs.ts';
import { printArguments, printPlantedBugs, printScores } from '../../../tools/mutation/print-mutation.ts';
import type { StrykerReport } from '../../../tools/mutation/run-stryker.ts';
import {
  argumentOf,
  percentOf,
  type SurvivorArgument,
  scoresOf,
  survivorsOf,
  unusedArguments,
} from '../../../tools/mutation/survivors.ts';
import { root } from '../../runtime/real-config.ts';

const source = 'const a = 1;\nif (a > 1 &&\n  a < 5) go();\n';
const mutant = (status: StrykerReport['files'][string]['mutants'][number]['status'], line = 1) => ({
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  status,
  location: { start: { line, column: 5 }, end: { line: line === 2 ? 3 : line, column: 8 } },
});
const report: StrykerReport = {
  files: {
    'runtime/b/one.ts': {
      source,
      mutants: [mutant('Survived', 2), mutant('Killed'), mutant('Timeout'), mutant('RuntimeError')],
    },
    'runtime/a/two.ts': { source, mutants: [mutant('NoCoverage'), mutant('Killed'), mutant('CompileError')] },
  },
};
const survivor = survivorsOf(report)[0];
const argued: SurvivorArgument = {
  file: 'runtime/b/one.ts',
  mutator: 'ConditionalExpression',
  original: 'a > 1 &&\n  a < 5',
  replacement: 'true',
  argument: 'because',
};

describe('a run of Stryker', () => {
  it('has a score for each folder, in which a run that breaks has found nothing', () => {
    const scores = scoresOf(report);
    expect(scores).toEqual([
      { folder: 'runtime/a', killed: 1, timeout: 0, survived: 1 },
      { folder: 'runtime/b', killed: 1, timeout: 1, survived: 2 },
    ]);
    expect(percentOf(scores)).toBe(50);
    expect(percentOf([])).toBe(100);
    expect(printScores(scores, 'abc')).toContain('| all | 6 | 2 | 1 | 3 | 50.0 % |');
  });

  it('never rounds a score up', () => {
    expect(printScores([{ folder: 'a', killed: 94_999, timeout: 0, survived: 5001 }], 'abc')).toContain(
      '94.9 %',
    );
  });

  it('names a survivor by the text that was mutated, so that edits of other lines keep its argument', () => {
    expect(survivor).toEqual({ ...argued, argument: undefined, line: 2 });
    expect(survivor && argumentOf(survivor, [argued])).toBe(argued);
    for (const other of [
      { ...argued, original: 'a > 1' },
      { ...argued, replacement: 'false' },
      { ...argued, file: 'runtime/b/two.ts' },
      { ...argued, mutator: 'EqualityOperator' },
    ])
      expect(survivor && argumentOf(survivor, [other])).toBeUndefined();
  });

  it('says which arguments are about mutants that do not survive', () => {
    const gone = { ...argued, original: 'a > 2' };
    expect(unusedArguments([report], [argued, gone])).toEqual([gone]);
  });
});

describe('docs/mutation.md', () => {
  const text = readFileSync(join(root, 'docs/mutation.md'), 'utf8');
  const all = JSON.parse(
    readFileSync(join(root, 'tools/mutation/survivor-arguments.json'), 'utf8'),
  ) as SurvivorArgument[];

  it('lists every argument, and every argument is about code that is still there', () => {
    expect(text).toContain(printArguments(all));
    for (const { file, original, argument } of all) {
      expect(readFileSync(join(root, file), 'utf8')).toContain(original);
      expect(argument.length).toBeGreaterThan(20);
    }
  });

  it('lists every planted bug, and every mutated part', () => {
    expect(text).toContain(printPlantedBugs(plantedBugs));
    for (const { mutate } of mutatedParts) for (const glob of mutate) expect(text).toContain(`\`${glob}\``);
  });

  it('is about folders that exist', () => {
    const folders = mutatedParts.flatMap(({ mutate }) =>
      mutate.map((glob) => glob.slice(0, glob.lastIndexOf('/')).replace('!', '')),
    );
    for (const folder of folders) expect(existsSync(join(root, folder))).toBe(true);
  });
});
