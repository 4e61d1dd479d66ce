import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesOf, foldersOf } from '../../../tools/layout/folder-graph.ts';
import { printLayout } from '../../../tools/layout/print-layout.ts';
import { readImports } from '../../../tools/layout/read-imports.ts';

const root = join(import.meta.dirname, '../../..');
const imports = readImports(root);
const folders = foldersOf(imports);

/** The top folders that each top folder may import; tools may import every one. */
const mayImport: Record<string, readonly string[]> = {
  schemas: [],
  runtime: ['schemas'],
  renderer: ['schemas', 'runtime'],
  sandbox: ['schemas'],
  ops: ['schemas', 'runtime'],
  console: ['schemas', 'runtime', 'ops'],
  publish: ['schemas', 'runtime', 'renderer', 'ops'],
};
/** The top folder of a file; what stands beside one in a product profile is of it, and names and the API of `schemas`. */
function topOf(path: string): string {
  const [top = path, ...inner] = path.split('/');
  if (top !== 'profiles') return top;
  const layer = inner.find((folder) => folder in mayImport);
  return layer ?? 'schemas';
}

describe('the layout of the code', () => {
  it('has no import cycle between folders, including type imports', () => {
    expect(folders.length).toBeGreaterThan(100);
    expect(cyclesOf(imports)).toEqual([]);
  });
  it('has at most 25 code files in a folder', () => {
    expect(folders.filter(({ files }) => files > 25).map(({ path }) => path)).toEqual([]);
  });
  it('imports in one direction between top folders', () => {
    const forbidden = [...imports].flatMap(([file, targets]) => {
      const [from, allowed] = [topOf(file), mayImport[topOf(file)]];
      const others = targets.filter((target) => topOf(target) !== from && !allowed?.includes(topOf(target)));
      return allowed ? others.map((target) => `${file} → ${target}`) : [];
    });
    expect(forbidden).toEqual([]);
  });
  it('names a product profile where profiles are put together alone, and no profile names another one', () => {
    const profileOf = (path: string) => /^profiles\/([\w-]+)\/[\w-]+\//.exec(path)?.[1];
    const puts = (path: string) => /^profiles\/[\w-]+\/[^/]+$/.test(path);
    const forbidden = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => profileOf(target) !== undefined && profileOf(target) !== profileOf(file))
        .filter(() => !puts(file))
        .map((target) => `${file} → ${target}`),
    );
    expect([...imports.keys()].filter(puts).length).toBeGreaterThan(5);
    expect(forbidden).toEqual([]);
  });
  it('has a caption in ARCHITECTURE.md for every folder', () => {
    const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    const paths = folders.map(({ path }) => path).filter((path) => path.includes('/'));
    expect(paths.filter((path) => !architecture.includes(`\`${path}\``))).toEqual([]);
  });
});

describe('the folder graph', () => {
  const cyclic = new Map([
    ['a/one.ts', ['b/two.ts', 'a/three.ts']],
    ['a/three.ts', []],
    ['b/two.ts', ['c/four.ts']],
    ['c/four.ts', ['a/three.ts']],
    ['d/five.ts', ['a/one.ts']],
  ]);

  it('finds a cycle over three folders, with the imports that make it', () => {
    expect(cyclesOf(cyclic)).toEqual([
      {
        folders: ['a', 'b', 'c'],
        imports: [
          { file: 'a/one.ts', target: 'b/two.ts' },
          { file: 'b/two.ts', target: 'c/four.ts' },
          { file: 'c/four.ts', target: 'a/three.ts' },
        ],
      },
    ]);
  });
  it('prints each folder with its files and imports, and the verdict last', () => {
    const lines = printLayout(cyclic).split('\n');
    expect(lines[0]).toBe('   2  a → b');
    expect(lines.slice(5)).toEqual([
      'cycle: a b c',
      '  a/one.ts → b/two.ts',
      '  b/two.ts → c/four.ts',
      '  c/four.ts → a/three.ts',
      '',
    ]);
    expect(printLayout(new Map([['a/one.ts', []]]))).toContain('no cycle between folders');
  });
});
