import { describe, expect, it } from 'vitest';
import { checks, parseTestRun, projects } from '../../../tools/test-runner/parse-test-run.ts';

const files = [
  'tests/ops/plan/plan.test.ts',
  'tests/ops/plan/witness.test.ts',
  'tests/journeys/login/login.test.ts',
];
const parse = (...args: string[]) => parseTestRun(args, '/funnel', '/funnel', files);
const parsed = (...args: string[]) => {
  const run = parse(...args);
  if ('error' in run) throw new Error(run.error);
  return run;
};
const errorOf = (...args: string[]) => {
  const run = parse(...args);
  return 'error' in run ? run.error : '';
};

describe('the words after npm test --', () => {
  it('run everything but the full project if there are none', () => {
    expect(parsed()).toEqual({
      checks,
      projects,
      files: [],
      isQuick: false,
      isWatch: false,
      vitestOptions: [],
    });
  });
  it('name steps, which run in the usual order', () => {
    const { checks, projects } = parsed('unit', 'types', 'property');
    expect({ checks, projects }).toEqual({ checks: ['types'], projects: ['unit', 'property'] });
  });
  it('run the checks and the fast unit tests for quick', () => {
    const { checks, projects, isQuick } = parsed('quick');
    expect({ checks, projects, isQuick }).toEqual({
      checks: ['types', 'lint', 'config', 'visits'],
      projects: ['unit'],
      isQuick: true,
    });
  });
  it('run only the full project for full', () => {
    expect(parsed('full')).toMatchObject({ checks: [], projects: ['full'] });
  });
  it('watch the unit tests, a named project, or a file', () => {
    expect(parsed('watch')).toMatchObject({ isWatch: true, checks: [], projects: ['unit'] });
    expect(parsed('watch', 'property')).toMatchObject({ isWatch: true, projects: ['property'] });
    expect(parsed('watch', 'plan.test.ts')).toMatchObject({ isWatch: true, projects: [], files: [files[0]] });
    expect(errorOf('watch', 'types')).toContain('watch runs tests only');
  });

  it.each([
    ['tests/ops/plan/plan.test.ts', ['tests/ops/plan/plan.test.ts']],
    ['./tests/ops/plan/plan.test.ts', ['tests/ops/plan/plan.test.ts']],
    ['/funnel/tests/ops/plan/plan.test.ts', ['tests/ops/plan/plan.test.ts']],
    ['plan/plan.test.ts', ['tests/ops/plan/plan.test.ts']],
    ['plan.test.ts', ['tests/ops/plan/plan.test.ts']],
    ['tests/ops', ['tests/ops/plan/plan.test.ts', 'tests/ops/plan/witness.test.ts']],
  ])('find the test files of %s', (word, found) => {
    expect(parsed(word)).toMatchObject({ checks: [], projects: [], files: found });
  });
  it('take a path relative to the folder in which npm was called', () => {
    const run = parseTestRun(['login/login.test.ts'], '/funnel/tests/journeys', '/funnel', files);
    expect(run).toMatchObject({ files: ['tests/journeys/login/login.test.ts'] });
  });
  it('hand options to vitest', () => {
    const run = parsed('plan.test.ts', '-t', 'a city', '--bail=1');
    expect(run.vitestOptions).toEqual(['-t', 'a city', '--bail=1']);
    expect(errorOf('types', '--bail=1')).toContain('--bail=1 is an option of vitest');
  });

  it('cause an error that lists the steps if one is unknown', () => {
    expect(errorOf('journey')).toBe(
      '"journey" is no step; did you mean journeys?\n\n' +
        'steps: types, lint, dead-code, config, visits, unit, property, nginx, journeys\n' +
        'also:  quick, full, watch, or the path of a test file',
    );
    expect(errorOf('typo')).toMatch(/^"typo" is no step; did you mean types\?\n/);
    expect(errorOf('unit', 'xyzzy')).toMatch(/^"xyzzy" is no step\n/);
  });
  it('cause an error that names the nearest file if there is none', () => {
    expect(errorOf('tests/ops/plan/pan.test.ts')).toBe(
      'no test file is at tests/ops/plan/pan.test.ts; did you mean tests/ops/plan/plan.test.ts?',
    );
    expect(errorOf('ops/plan/zzzzzzzzzzzzzzz.ts')).toBe('no test file is at ops/plan/zzzzzzzzzzzzzzz.ts');
  });
  it('cause an error if they name steps and files', () => {
    expect(errorOf('unit', 'plan.test.ts')).toBe('name steps or test files, not both');
  });
});
