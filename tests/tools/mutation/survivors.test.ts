import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { enclosingName, namedCodeOf } from '../../../tools/mutation/enclosing-function.ts';
import { keyOf, mutantsOf, type StrykerReport } from '../../../tools/mutation/mutants.ts';
import { mutatedParts } from '../../../tools/mutation/mutated-parts.ts';
import { plantedBugs } from '../../../tools/mutation/planted-bugs.ts';
import {
  printArguments,
  printParts,
  printPlantedBugs,
  printScores,
} from '../../../tools/mutation/print-mutation.ts';
import { killsToReplay } from '../../../tools/mutation/replay-kills.ts';
import {
  type ArguedMutant,
  percentOf,
  scoresOf,
  survivorsOf,
  unarguedSurvivors,
  unusedArguments,
} from '../../../tools/mutation/survivors.ts';
import { root } from '../../runtime/real-config.ts';

const source = `const limit = { most: 1 };
export function go(a: number) {
  if (a > 1 && a < 5) run();
  if (a > 1) stop();
}
class Lead {
  send = () => 1;
  age() {
    const at = 1;
    return [2].map((one) => one > 1 ? at : 0);
  }
}
`;
/** A mutant of the text at its `nth` place in the source. */
function mutant(status: string, text: string, nth = 1, replacement = 'true') {
  const start = source.split(text).slice(0, nth).join(text).length;
  const lines = source.slice(0, start).split('\n');
  const position = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  const end = { ...position, column: position.column + text.length };
  return {
    mutatorName: 'ConditionalExpression',
    replacement,
    status,
    location: { start: position, end },
  };
}
const mutants = (...some: ReturnType<typeof mutant>[]) =>
  mutantsOf({ files: { 'runtime/a/one.ts': { source, mutants: some } } });
const argue = (place: Omit<ArguedMutant, 'file' | 'mutator' | 'replacement' | 'argument'>): ArguedMutant => ({
  file: 'runtime/a/one.ts',
  mutator: 'ConditionalExpression',
  replacement: 'true',
  argument: 'because',
  ...place,
});

describe('the code around a mutant', () => {
  it('has the name of the innermost function, method or constant of the module', () => {
    const named = namedCodeOf(source);
    const nameAt = (text: string) => enclosingName(named, source.indexOf(text), source.indexOf(text) + 1);
    expect(['1 }', 'a > 1', '() => 1', 'const at', 'one > 1', 'class'].map(nameAt)).toEqual([
      'limit.most',
      'go',
      'Lead.send',
      'Lead.age',
      'Lead.age',
      'Lead',
    ]);
    expect(enclosingName(named, 0, source.length)).toBe('');
  });

  it('does not parse where it is no TypeScript', () => {
    expect(() => namedCodeOf('const = 1')).toThrow('does not parse');
  });
});

describe('an argument for a survivor', () => {
  const both = mutants(mutant('Survived', 'a > 1'), mutant('Survived', 'a > 1', 2));

  it('counts for one place of the function: the first, unless it names another', () => {
    const first = argue({ function: 'go', original: 'a > 1' });
    const second = { ...first, nth: 2 };
    const survivors = survivorsOf(both, []);
    expect(unarguedSurvivors(survivors, [first])).toEqual([both[1]]);
    expect(unarguedSurvivors(survivors, [second])).toEqual([both[0]]);
    expect(unarguedSurvivors(survivors, [first, second])).toEqual([]);
    expect(unusedArguments(both, [first, second])).toEqual([]);
  });

  it('counts for no other function, text, replacement, mutator or file', () => {
    for (const other of [
      argue({ function: 'Lead.age', original: 'a > 1' }),
      argue({ function: 'go', original: 'a > 2' }),
      { ...argue({ function: 'go', original: 'a > 1' }), replacement: 'false' },
      { ...argue({ function: 'go', original: 'a > 1' }), mutator: 'EqualityOperator' },
      { ...argue({ function: 'go', original: 'a > 1' }), file: 'runtime/a/two.ts' },
    ]) {
      expect(unarguedSurvivors(survivorsOf(both, []), [other])).toHaveLength(2);
      expect(unusedArguments(both, [other])).toEqual([other]);
    }
  });

  it('still counts after edits of other code', () => {
    const moved = mutantsOf({
      files: {
        'runtime/a/one.ts': {
          source: `// A comment.\n\n${source}`,
          mutants: [mutant('Survived', 'a > 1')].map((one) => ({
            ...one,
            location: {
              start: { ...one.location.start, line: one.location.start.line + 2 },
              end: { ...one.location.end, line: one.location.end.line + 2 },
            },
          })),
        },
      },
    });
    expect(moved.map(keyOf)).toEqual(both.slice(0, 1).map(keyOf));
  });

  it('is unused where a test kills the mutant', () => {
    const killed = mutants(mutant('Killed', 'a > 1'));
    const argued = argue({ function: 'go', original: 'a > 1' });
    expect(unusedArguments(killed, [argued])).toEqual([argued]);
  });
});

describe('a run of Stryker', () => {
  it('has found only what a test killed, or what is known to run for ever', () => {
    const statuses = [
      'Killed',
      'Survived',
      'NoCoverage',
      'RuntimeError',
      'CompileError',
      'Ignored',
      'Pending',
    ];
    const all = mutants(...statuses.map((status) => mutant(status, 'a < 5', 1, status)));
    expect(scoresOf('part', all, [])).toEqual([
      { part: 'part', folder: 'runtime/a', killed: 1, endless: 0, survived: 6 },
    ]);
    const timedOut = mutants(mutant('Timeout', 'a > 1'), mutant('Timeout', 'a > 1', 2));
    const endless = argue({ function: 'go', original: 'a > 1' });
    expect(scoresOf('part', timedOut, [endless])).toEqual([
      { part: 'part', folder: 'runtime/a', killed: 0, endless: 1, survived: 1 },
    ]);
    expect(survivorsOf(timedOut, [endless])).toEqual([timedOut[1]]);
    const survived = mutants(mutant('Survived', 'a > 1'));
    expect(survivorsOf(survived, [endless])).toEqual(survived);
  });

  it('has a score for each folder, each part and all', () => {
    const scores = [
      { part: 'one', folder: 'runtime/a', killed: 1, endless: 1, survived: 0 },
      { part: 'one', folder: 'runtime/b', killed: 0, endless: 0, survived: 1 },
      { part: 'two', folder: 'runtime/c', killed: 94_999, endless: 0, survived: 5001 },
    ];
    expect(percentOf(scores.slice(0, 2))).toBeCloseTo(66.67);
    expect(percentOf([])).toBe(100);
    const text = printScores(scores, 'abc');
    expect(text).toContain('At commit abc:');
    expect(text).toContain('| part one | 3 | 1 | 1 | 1 | 66.6 % |');
    // Never rounded up.
    expect(text).toContain('| part two | 100000 | 94999 | 0 | 5001 | 94.9 % |');
    expect(text).toContain('| all | 100003 | 95000 | 1 | 5002 | 94.9 % |');
  });

  it('names the test that killed a mutant; one kill of twenty is replayed', () => {
    const report: StrykerReport = {
      files: {
        'runtime/a/one.ts': {
          source,
          mutants: Array.from({ length: 41 }, (_, at) => ({
            ...mutant('Killed', 'a > 1', 1, String(at)),
            killedBy: ['7'],
          })),
        },
      },
      testFiles: { 'tests/a.test.ts': { tests: [{ id: '7', name: 'a > b' }] } },
    };
    const replayed = killsToReplay(mutantsOf(report));
    expect(replayed.map(({ replacement }) => replacement)).toEqual(['0', '20', '40']);
    expect(replayed[0]?.killer).toEqual({ file: 'tests/a.test.ts', name: 'a > b' });
  });
});

describe('docs/mutation.md', () => {
  const text = readFileSync(join(root, 'docs/mutation.md'), 'utf8');
  const read = (name: string) =>
    JSON.parse(readFileSync(join(root, `tools/mutation/${name}.json`), 'utf8')) as ArguedMutant[];
  const survivors = read('survivor-arguments');
  const endless = read('endless-mutants');

  it('lists every argument once', () => {
    expect(text).toContain(printArguments(survivors, 'why it is no gap'));
    expect(text).toContain(printArguments(endless, 'why its tests never end'));
    const all = [...survivors, ...endless];
    expect(new Set(all.map(keyOf)).size).toBe(all.length);
    for (const { argument } of all) expect(argument.length).toBeGreaterThan(20);
  });

  it.each([...survivors, ...endless])('argues about code that is in $function of $file', (one) => {
    const code = readFileSync(join(root, one.file), 'utf8');
    const named = namedCodeOf(code);
    const places = [...code.matchAll(new RegExp(one.original.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'))];
    const own = places.filter(
      ({ index }) => enclosingName(named, index, index + one.original.length) === one.function,
    );
    expect(own.length).toBeGreaterThanOrEqual(one.nth ?? 1);
  });

  it('lists every planted bug, and every mutated part with its tests', () => {
    expect(text).toContain(printPlantedBugs(plantedBugs));
    expect(text).toContain(printParts(mutatedParts));
  });

  it('is about files that exist, and tests that npm test runs', () => {
    for (const glob of mutatedParts.flatMap(({ mutate }) => mutate))
      expect(globSync(glob.replace('!', ''), { cwd: root })).not.toEqual([]);
    for (const glob of mutatedParts.flatMap(({ tests }) => tests)) {
      expect(glob).toMatch(/^tests\/(runtime|properties)\//);
      expect(globSync(glob, { cwd: root })).not.toEqual([]);
    }
  });
});
