import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plantedBugs } from '../../../tools/mutation/planted-bugs.ts';
import { reasonMissed, sourceWithBug } from '../../../tools/mutation/run-planted-bugs.ts';
import type { TestReport } from '../../../tools/mutation/run-tests.ts';
import config from '../../../vitest.config.ts';
import { plantedBugs as modelBugs } from '../../model/planted-bugs.ts';
import { root } from '../../runtime/real-config.ts';

interface Project {
  test: { name: string; include: string[]; exclude?: string[] };
}
const projects = (config as { test: { projects: Project[] } }).test.projects.map(({ test }) => test);
const isIn = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob));

describe('the planted bugs (docs/mutation.md)', () => {
  it('are thirty, in every part of the product, and none of them is one of the model’s', () => {
    expect(plantedBugs).toHaveLength(30);
    const parts = new Set(plantedBugs.map(({ file }) => file.split('/')[0]));
    expect([...parts].sort()).toEqual([
      'console',
      'ops',
      'profiles',
      'publish',
      'renderer',
      'runtime',
      'sandbox',
    ]);
    const texts = new Set(modelBugs.map(({ file, from }) => `${file} ${from}`));
    expect(plantedBugs.filter(({ file, find }) => texts.has(`${file} ${find}`))).toEqual([]);
  });

  it.each(plantedBugs)('can be planted in $file: $breaks', (bug) => {
    const source = sourceWithBug(bug);
    expect(source).toContain(bug.replace);
    expect(source).not.toContain(bug.find);
    expect(existsSync(join(root, bug.test))).toBe(true);
  });

  it.each(plantedBugs)('are looked for by a test of npm test: $name', ({ test, name }) => {
    const runs = projects.some(
      ({ name: project, include, exclude = [] }) =>
        project !== 'full' && isIn(test, include) && !isIn(test, exclude),
    );
    expect(runs, test).toBe(true);
    const source = readFileSync(join(root, test), 'utf8');
    // A case of a list has its title elsewhere; `casesOfRun` throws where it leaves none.
    const title = name.split(' > ').at(-1) ?? '';
    const [before = ''] = source.split(title);
    const ofTitle = [...before.matchAll(/^ *(it|test|inNpmTest|inFullRun)\b/gm)].at(-1)?.[1];
    expect(source.includes(title) ? ofTitle : 'it', title).not.toBe('inFullRun');
  });
});

describe('a planted bug', () => {
  const report = (more: Partial<TestReport>): TestReport => ({ passed: [], failed: [], broken: [], ...more });
  const failure = (isAssertion: boolean) => ({ failed: [{ name: 'it', isAssertion, message: 'why' }] });
  const passes = report({ passed: ['it'] });

  it('is found where an expectation of its test fails, and none without the bug', () => {
    expect(reasonMissed(passes, report(failure(true)))).toBeNull();
  });

  it.each<[string, TestReport, TestReport]>([
    ['passes with the bug', passes, passes],
    ['with the bug the file breaks', passes, report({ broken: ['Cannot find module'] })],
    ['does not run', passes, report({})],
    ['no expectation failed', passes, report(failure(false))],
    ['fails without the bug', report(failure(true)), report(failure(true))],
    ['no test of this name', report({}), report(failure(true))],
    ['without the bug: hook', report({ passed: ['it'], broken: ['hook'] }), report(failure(true))],
    ['with the bug the file breaks', passes, report({ ...failure(true), broken: ['Cannot find module'] })],
  ])('is missed: %s', (reason, withoutBug, withBug) => {
    expect(reasonMissed(withoutBug, withBug)).toContain(reason);
  });
});
