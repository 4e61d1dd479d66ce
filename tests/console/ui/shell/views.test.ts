import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { root } from '../../../../publish/environment/settings.ts';

vi.stubGlobal('localStorage', { getItem: () => null });
let views: typeof import('../../../../console/ui/shell/views.tsx').views;
let viewAt: typeof import('../../../../console/ui/shell/views.tsx').viewAt;
beforeAll(async () => {
  ({ views, viewAt } = await import('../../../../console/ui/shell/views.tsx'));
});

const folder = join(root, 'console/ui');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

test('each view has an address of its own', () => {
  const ids = views.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id !== '' && !/^[a-z][a-z-]*$/.test(id))).toEqual([]);
});

test('each view is linked in the navigation, or is part of one that is', () => {
  const linked = views.flatMap(({ id, navigation }) => ('group' in navigation ? [id] : []));
  for (const { id, navigation } of views) {
    if ('group' in navigation) {
      expect(navigation.title.zh, id).not.toBe('');
      expect(navigation.title.en, id).not.toBe('');
    } else expect(linked, id).toContain(navigation.partOf);
  }
});

test('every link of the page leads to a view', () => {
  const linked = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/hrefOf\(\['([^']*)'|^ {2}view: '([^']*)'|^ {2}\['([a-z]+)', 'to/gm)].map(
      ([, literal, ofKind, atStart]) => ({ name, id: literal ?? ofKind ?? atStart ?? '' }),
    ),
  );
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter(({ id }) => !viewAt({ path: [id] }))).toEqual([]);
});

test('docs/console.md names the address of every view', () => {
  const docs = readFileSync(join(root, 'docs/console.md'), 'utf8');
  expect(views.filter(({ id }) => !docs.includes(`\`#/${id}`)).map(({ id }) => `#/${id}`)).toEqual([]);
});

test('an address of no view shows none', () => {
  expect(viewAt({ path: ['nothing'] })).toBeUndefined();
  expect(viewAt({ path: [] })?.id).toBe('');
});
