import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';

const views = ['renderer', 'profiles', 'console/ui'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(root, folder, name)),
);

/** `import styles from './Hero.module.css'` and each `styles.title` of a file, but no file's own name (`./use-styles.ts`). */
function classesNamed(path: string): { sheet: string; name: string }[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)].flatMap(
    ([, local = '', sheet = '']) =>
      [...text.matchAll(new RegExp(`(?<![-\\w])${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
        sheet: join(dirname(path), sheet),
        name,
      })),
  );
}

it('use no class that its style sheet lacks: it would be rendered as "undefined"', () => {
  const named = views.flatMap(classesNamed);
  const missing = named.filter(
    ({ sheet, name }) => !new RegExp(`\\.${name}\\b`).test(readFileSync(sheet, 'utf8')),
  );
  expect(named.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});
