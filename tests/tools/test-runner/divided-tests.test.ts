import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import config from '../../../vitest.config.ts';

interface Project {
  test: { name: string; include: string[]; exclude?: string[] };
}
const projects = (config as { test: { projects: Project[] } }).test.projects.map(({ test }) => test);
const isIn = (file: string, globs: readonly string[] = []) => globs.some((glob) => matchesGlob(file, glob));
const runsIn = (file: string) =>
  projects
    .filter(({ include, exclude }) => isIn(file, include) && !isIn(file, exclude))
    .map(({ name }) => name);

// This file names what it looks for; the bench installs packages below tests/.
const files = globSync('tests/**/*.test.ts', { cwd: root }).filter(
  (file) =>
    !file.endsWith('divided-tests.test.ts') &&
    !file.startsWith('tests/configs/') &&
    !file.includes('/node_modules/'),
);
const divided = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return /\b(?:casesOfRun|inFullRun|inNpmTest)\(|\b(?:inFullRun|inNpmTest)\.each(?:<[^>]*>)?\(/.test(text)
    ? [[file, text] as const]
    : [];
});
/** With axe `full` runs all of them once more, and the properties draw other cases. */
const runsTwice = ['tests/journeys/console-*/**', 'tests/renderer/{fields,page}/**', 'tests/properties/**'];

/** The sources of the tests of a file, each from its first word to the next test. */
const testsIn = (text: string): string[] =>
  text.split(/^(?= *(?:it|test|inFullRun|inNpmTest)(?:\.each(?:<[^>]*>)?)?\()/m).slice(1);

describe('a file whose tests are divided between npm test and npm run test:full', () => {
  it('runs in both', () => {
    expect(divided.length).toBeGreaterThan(50);
    const inOne = divided
      .map(([file]) => [file, runsIn(file)] as const)
      .filter(([, all]) => all.length !== 2);
    expect(inOne).toEqual([]);
    expect(divided.filter(([file]) => !runsIn(file).includes('full'))).toEqual([]);
  });

  it('has tests in both', () => {
    const inOne = divided.filter(
      ([, text]) =>
        !/^ *(?:inFullRun|it|test)(?:\.each(?:<[^>]*>)?)?\(/m.test(text) ||
        !/^ *(?:inNpmTest|it|test)(?:\.each(?:<[^>]*>)?)?\(/m.test(text),
    );
    expect(inOne.map(([file]) => file)).toEqual([]);
  });

  it('keeps no snapshot beside it: one of the other run would be obsolete, which fails where CI is set', () => {
    expect(divided.filter(([, text]) => text.includes('toMatchSnapshot(')).map(([file]) => file)).toEqual([]);
  });

  it('has no test that runs in both with the same cases', () => {
    const twice = divided
      .filter(([file]) => !isIn(file, runsTwice))
      .flatMap(([file, text]) => {
        const lists = [...text.matchAll(/^ *const (\w+) = .*casesOfRun\(/gm)].map(([, name = '']) => name);
        const isDivided = new RegExp(
          `^ *in(?:FullRun|NpmTest)\\b|\\b(?:${['casesOfRun', 'isFullRun', 'shareOfRun', ...lists].join('|')})`,
        );
        return testsIn(text)
          .filter((source) => !isDivided.test(source))
          .map((source) => `${file}: ${source.slice(0, 120)}`);
      });
    expect(twice).toEqual([]);
  });

  it('leaves no block out of a run for which the block has cases', () => {
    const leftOut = divided.flatMap(([file, text]) =>
      [...text.matchAll(/^describe\.runIf\([\s\S]*?^\}?\);$/gm)]
        .filter(([block]) => {
          const other = block.startsWith('describe.runIf(!') ? 'inFullRun' : 'inNpmTest';
          return new RegExp(`^ *(?:it|test|${other})\\b`, 'm').test(block);
        })
        .map(([block]) => `${file}: ${block.slice(0, 120)}`),
    );
    expect(leftOut).toEqual([]);
  });
});

it('every test file runs in some project', () => {
  expect(files.filter((file) => runsIn(file).length === 0)).toEqual([]);
});

it('a file with concurrent tests does not take expect.poll, which knows its test only where one runs at a time', () => {
  const concurrent = files
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([, text]) => /\b(?:describe|it|test)\.concurrent\b/.test(text));
  expect(concurrent.length).toBeGreaterThan(50);
  expect(concurrent.filter(([, text]) => /\bexpect\.poll\(/.test(text)).map(([file]) => file)).toEqual([]);
});
