import { expect, test } from 'vitest';
import { contentRisks } from '../../../ops/page-content/content-risks.ts';
import { pageContentsOf } from '../../../ops/page-content/page-content.ts';
import type { Config } from '../../../schemas/index.ts';
import { config } from '../../runtime/real-config.ts';

/** What is at risk where these blocks of a page are gone. */
function risksWithout(page: string, ids: readonly string[]) {
  const edited = structuredClone(config) as Config;
  const own = edited.pages[page] as { body: { id: string }[] };
  own.body = own.body.filter(({ id }) => !ids.includes(id));
  const [was, is] = [config, edited].map((one) => pageContentsOf(one)[page]);
  if (!was || !is) throw new Error(`no page ${page}`);
  return contentRisks(was, is);
}

test('a page that leads nowhere any more says which blocks led on, by id and label', () => {
  expect(risksWithout('not-found', ['home'])).toEqual([
    { risk: 'dead-end', before: 'home 返回首页', after: '-' },
  ]);
});

test('a page that still leads on by another block is no dead end', () => {
  expect(risksWithout('not-found', ['state']).map(({ risk }) => risk)).toEqual([]);
});
