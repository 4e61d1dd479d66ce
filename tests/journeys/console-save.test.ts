import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './console-site.ts';
import { sharedConsole } from './shared-console.ts';

const site = sharedConsole();

const fileOf = (page: Page, file: string) => page.getByRole('region', { name: file, exact: true });

test('a save tells what each edit is before its lines, which open by themselves only where nothing is told', async () => {
  site.edit(
    { do: 'set', file: 'channels.json', path: ['channels', '5265', 'title'], value: '新首页' },
    {
      do: 'set',
      file: 'brands.json',
      path: ['brands', 'fast-loan', 'theme', 'primary'],
      value: '#123456',
    },
    { do: 'set', file: 'definitions/pages/city.json', path: ['body', 1, 'title'], value: '您住在哪里？' },
  );
  const { page, trouble } = await site.open('#/save');
  const channels = fileOf(page, 'channels.json');
  await channels.getByText('渠道 5265').waitFor();
  await channels.getByRole('term').filter({ hasText: '标题' }).waitFor();
  await channels.getByRole('insertion').getByText('新首页').waitFor();
  await fileOf(page, 'brands.json').getByRole('insertion').getByText('#123456').waitFor();
  await fileOf(page, 'definitions/pages/city.json').getByText('您住在哪里？').first().waitFor();
  const table = channels.getByRole('table');
  expect(await table.count()).toBe(0);
  await channels.getByText('逐行对比').press('Enter');
  await table.first().waitFor();
  expect(await axe(page)).toEqual([]);
  // Spaces change nothing that could be told.
  const hosts = site.text('hosts.json');
  site.edit({ do: 'text', file: 'hosts.json', text: hosts.replace('"relogin": true', '"relogin":  true') });
  await fileOf(page, 'hosts.json').getByRole('table').first().waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
