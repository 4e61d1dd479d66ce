import { describe, expect, it } from 'vitest';
import type { BuiltApp } from '../../../publish/prerender/built-app.ts';
import { shellPagesOf } from '../../../publish/prerender/shell-pages.ts';
import { embeddedDataOf } from '../../../publish/site-data/site-data.ts';
import { allBlocks } from '../../../renderer/site-data/page-blocks.ts';
import { blockTypes, type Form } from '../../../schemas/index.ts';
import { config, hosts } from '../../runtime/real-config.ts';

/** Each view and the lazy fields as a chunk of its own, which imports one that the app imports, too. */
const build = {
  blockModules: new Map(blockTypes.map((type) => [type as string, `views/${type}`])),
  filesFor: (modules: readonly string[]) => ['/assets/app.js', ...modules.map((one) => `/assets/${one}.js`)],
} as unknown as BuiltApp;

const fieldsOf = ({ fields, steps, verify }: Form) =>
  steps || verify || fields.some(({ kind }) => !['mobile', 'smsCode', 'consent'].includes(kind));

const hasIdCard = ({ fields }: Form) => fields.some(({ kind }) => kind === 'idCard');

const isLong = ({ fields, steps, verify }: Form) =>
  steps ||
  verify ||
  fields.some(
    ({ kind }) =>
      !['mobile', 'smsCode', 'consent', 'phone', 'personName', 'choice', 'number', 'text'].includes(kind),
  );

describe('the table of pages in the HTML for paths that are not prerendered', () => {
  it.each(hosts)('of %s has every page of a route, with the files that the HTML has no tags for', (host) => {
    const versions = { pages: 'v', shards: { version: 'v', count: 1 } };
    const embedded = embeddedDataOf(config, host, null, versions, { sandbox: false });
    const { site } = embedded;
    const table = shellPagesOf(build, config, embedded, ['router']);
    const paths = Object.entries(site.routes).flatMap(([name, { path }]) =>
      name === site.catchAll ? [] : path,
    );
    expect(Object.keys(table.pages).sort()).toEqual(['*', '/', ...paths].sort());
    for (const [path, [id, needsToken, numbers]] of Object.entries(table.pages)) {
      const route = Object.values(site.routes).find((one) => one.path === path);
      if (route) expect([id, needsToken === 1]).toEqual([route.page, route.needsToken ?? false]);
      const blocks = allBlocks(config.pages[id]?.body ?? []);
      const forms = blocks.flatMap((block) =>
        block.type === 'form' ? (config.forms[block.form] ?? []) : [],
      );
      const views = blocks.map(({ type }) => `/assets/views/${type}.js`);
      const fields = [
        ...(forms.some(fieldsOf) ? ['/assets/renderer/fields/lazy-field-kinds.ts.js'] : []),
        ...(forms.some(isLong) ? ['/assets/renderer/fields/elaborate-field-kinds.ts.js'] : []),
        ...(forms.some(hasIdCard) ? ['/assets/renderer/fields/id-card-validation.ts.js'] : []),
      ];
      expect(new Set(numbers.map((at) => table.files[at]))).toEqual(new Set([...views, ...fields]));
    }
    expect(table.pages['/']?.[0]).toBe(site.routes[site.root]?.page);
    expect(table.pages['*']?.[0]).toBe(site.routes[site.catchAll]?.page);
    expect(table.embedded).toBe(site.routes[site.root]?.page);
  });
});
