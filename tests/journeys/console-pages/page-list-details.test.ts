import { expect, test } from 'vitest';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

// In `npm test` pages are found by the search over everything.
test('the list of pages finds a page by its host and by a channel whose visitors come to it, and says which', async () => {
  const { page, trouble } = await site.open('#/pages');
  const filter = page.getByRole('searchbox', { name: '筛选' });
  const list = page.getByRole('navigation', { name: '页面' }).getByRole('listitem');
  await filter.fill('v2.example');
  await list.getByText('v2.example 的落地页').first().waitFor();
  const routes = site.entries<{ page: string }>('definitions/routes.json', 'routes');
  const ids = await list.locator('small').allInnerTexts();
  expect(ids).toContain(routes.loginV2?.page);
  expect(ids.length).toBeLessThan(6);
  // What a row says already is not said again.
  await filter.fill('not-found');
  expect(await list.getByText('的落地页').count()).toBe(0);
  await filter.fill('channel_5265');
  await list
    .getByText(/^渠道 5265 在 .+ 的落地页$/)
    .first()
    .waitFor();
  await list.getByText('渠道 5265 的访客成功后到这里').first().waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
