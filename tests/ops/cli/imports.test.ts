import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].map(
    ([, path = '']) => relative(root, resolve(root, dirname(file), path)),
  );

it('the commands import nothing of the console: it takes their words, not they its', () => {
  const commands = filesIn('ops').filter((file) => !file.startsWith('ops/console/'));
  const found = commands.flatMap((file) =>
    importsOf(file)
      .filter((path) => path.startsWith('ops/console/'))
      .map((path) => `${file} → ${path}`),
  );
  expect(commands).toContain('ops/plan/plan.ts');
  expect(found).toEqual([]);
});
