import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../renderer');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(css|tsx?)$/.test(file),
);
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

it('every CSS variable that a style uses is defined in a stylesheet or set by code', () => {
  const defined = new Set(
    files.flatMap((file) =>
      matchesOf(textOf(file), file.endsWith('.css') ? /(?<![\w(])(--[\w-]+)\s*:/g : /['"`](--[\w-]+)/g),
    ),
  );
  const styles = files.filter((file) => file.endsWith('.css'));
  const unknown = styles.flatMap((file) =>
    matchesOf(textOf(file), /var\((--[\w-]+)\)/g).flatMap((name) =>
      defined.has(name) ? [] : [`${name} in renderer/${file}`],
    ),
  );
  expect(styles.length).toBeGreaterThan(30);
  expect(unknown).toEqual([]);
});
