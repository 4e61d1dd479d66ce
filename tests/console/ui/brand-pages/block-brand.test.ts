import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandFieldsOf } from '../../../../console/ui/brand-pages/block-brand.ts';
import { type BrandFiles, brandFiles, brandsOfPage } from '../../../../console/ui/brand-pages/brand-pages.ts';
import { root } from '../../../../publish/environment/settings.ts';
import { brandCost } from '../../../../schemas/index.ts';

const renderer = (file: string) => readFileSync(join(root, 'renderer', file), 'utf8');
const product = (file: string) =>
  readFileSync(join(root, 'profiles/loan/renderer/blocks-product', file), 'utf8');

test.each([
  ['brandBar', 'blocks-landing/BrandBar.tsx'],
  ['hero', 'blocks-landing/Hero.tsx'],
  ['legalFooter', 'blocks-landing/LegalFooter.tsx'],
  ['leadReceipt', 'blocks-content/LeadReceipt.tsx'],
  ['progress', 'blocks-action/Progress.tsx'],
])('what a block of the kind %s shows of the brand is what its view reads', (type, file) => {
  const read = [...renderer(file).matchAll(/\bbrand(?:\.(\w+)|\[brandCost\])/g)].map(
    ([, name = brandCost]) => name,
  );
  expect(brandFieldsOf({ type, id: 'x' }).sort()).toEqual([...new Set(read)].sort());
});

test('a list of products and a status show the pictures that their views read', () => {
  const states = product('ProductState.tsx') + product('NoSuchProducts.tsx');
  for (const field of brandFieldsOf({ type: 'productList' })) expect(states).toContain(`brand.${field}`);
  const status = renderer('blocks-content/Status.tsx');
  for (const state of ['success', 'failure', 'waiting', 'empty'])
    expect(status).toContain(`${state}: '${brandFieldsOf({ type: 'status', state })[0]}'`);
});

test('texts of a block that name the brand are told as well, and those of blocks in it are not', () => {
  const block = {
    type: 'section',
    id: 'a',
    title: '{brand.name}：{brand.headline}',
    blocks: [{ type: 'notice', id: 'b', text: '{brand.icp}' }],
  };
  expect(brandFieldsOf(block)).toEqual(['name', 'headline']);
  expect(brandFieldsOf({ type: 'steps', id: 'c', items: [{ title: '{brand.promise}' }] })).toEqual([
    'promise',
  ]);
  expect(brandFieldsOf({ type: 'steps', id: 'c', items: [] })).toEqual([]);
});

test('the brands of a page are those of its hosts, and a page without an address has none', () => {
  const files: BrandFiles = Object.fromEntries(
    brandFiles.map((file) => [file, JSON.parse(readFileSync(join(root, file), 'utf8'))]),
  );
  const { hosts } = files['hosts.json'] as {
    hosts: Record<string, { root: string; brand?: { id?: string } }>;
  };
  const { routes } = files['definitions/routes.json'] as { routes: Record<string, { page: string }> };
  const [host] = Object.values(hosts).filter(({ brand }) => brand?.id);
  if (!host) throw new Error('no host has a brand of its own');
  expect(brandsOfPage(files, routes[host.root]?.page ?? '')).toContain(host.brand?.id);
  expect(brandsOfPage(files, 'nowhere')).toEqual([]);
});
