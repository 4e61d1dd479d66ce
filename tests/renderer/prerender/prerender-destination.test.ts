import { describe, expect, it } from 'vitest';
import { embeddedDataOf } from '../../../publish/site-data/site-data.ts';
import { prerenderDestination } from '../../../renderer/prerender/prerender-destination.ts';
import type { Config, NavigationFile } from '../../../schemas/index.ts';
import { config } from '../../runtime/real-config.ts';

const versions = { pages: 'v', shards: { version: 'v', count: 1 } };

type Row = NavigationFile['rules'][number];

/** The list of products, in a config with one more row of navigation. */
function renderList(row: Omit<Row, 'id'> | null, route = 'p4ListDownload', given: Config = config) {
  const more = row === null ? [] : [{ id: 'one-more', ...row } as Row];
  const { rules } = given.navigation;
  const changed = { ...given, navigation: { ...given.navigation, rules: [...more, ...rules] } };
  const embedded = embeddedDataOf(changed, 'default', route, versions, { sandbox: false });
  return prerenderDestination(embedded, embedded.site.routes[route]?.path ?? '');
}

const here = { route: 'p4ListDownload', outcome: null };

describe('a page to which visits lead', () => {
  it('is rendered with what it shows while the server has not answered', async () => {
    const page = await renderList(null);
    expect(page?.form).toContain('aria-busy="true"');
    expect(page?.form).toContain('产品列表');
    expect(page).toMatchObject({ path: '/p4-list-download', isSameWithLogin: true });
  });

  it.each(['query.from', 'session.firstVisit', 'session.appName', 'user', 'ipInfo', 'device.os'])(
    'is not rendered if %s decides about the arrival',
    async (fact) => {
      const when = { ...here, [fact]: { not: null } } as Row['when'];
      expect(await renderList({ when, go: 'downloadPage' })).toBeNull();
      // On another page the same row changes nothing.
      const elsewhere = { ...when, route: 'downloadPage' } as Row['when'];
      expect(await renderList({ when: elsewhere, go: 'gongzhonghao' })).not.toBeNull();
    },
  );

  it('is hidden from a visitor with a login if a login decides, whatever else the row asks for', async () => {
    const when = { ...here, 'session.token': true, 'channel.relogin': true } as Row['when'];
    expect(await renderList({ when, go: 'downloadPage' })).toMatchObject({ isSameWithLogin: false });
  });

  it('is not rendered if a new visitor is sent elsewhere', async () => {
    expect(await renderList({ when: here, go: 'downloadPage' })).toBeNull();
  });

  it('is not rendered if phones are shown different pages', async () => {
    expect(await renderList(null, 'downloadPage')).toBeNull();
    expect(await renderList(null, 'gongzhonghao')).toBeNull();
  });

  it('is not rendered if it has a control that would forget what is done before the app has started', async () => {
    expect(await renderList(null, 'carValuation')).toBeNull();
    expect(await renderList(null, 'loanCalculator')).not.toBeNull();
  });
});
