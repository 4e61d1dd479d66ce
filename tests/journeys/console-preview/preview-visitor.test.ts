import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phoneOf } from '../harness/console-phone.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

const codes = (page: Page) => page.getByRole('region', { name: '验证码与线索' });

async function askCode(page: Page, number: string): Promise<string> {
  await phoneOf(page).getByRole('textbox', { name: '手机号' }).fill(number);
  await phoneOf(page).getByRole('checkbox').check();
  await phoneOf(page).getByRole('button', { name: '获取验证码' }).click();
  const row = codes(page).getByRole('listitem').filter({ hasText: number });
  return (await row.locator('strong').textContent()) ?? '';
}

test('the phone lists only the codes that it has requested; the login state follows a login in it', async () => {
  const { page, trouble } = await site.open('#/see?channel=5265&city=上海');
  const login = (name: string) => page.getByRole('radio', { name });
  await codes(page).getByText('这部手机还没有要过验证码').waitFor();
  const code = await askCode(page, '13812345611');
  expect(await codes(page).locator('time').first().textContent()).toMatch(/^\d\d:\d\d:\d\d$/);
  expect(await login('未登录').isChecked()).toBe(true);
  await phoneOf(page).getByRole('textbox', { name: '短信验证码' }).fill(code);
  await phoneOf(page).getByRole('button', { name: '登录，查看可申请的产品' }).click();
  await eventually(() => login('已登录').isChecked(), true);
  // A new visitor has requested no code yet, also where the previous one had.
  await login('未登录').click({ force: true });
  await codes(page).getByText('这部手机还没有要过验证码').waitFor();
  await eventually(() => login('未登录').isChecked(), true);
  await askCode(page, '13812345612');
  expect(await codes(page).getByText('13812345611').count()).toBe(0);
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble.filter((one) => !one.includes('404') && !one.includes('Failed to fetch'))).toEqual([]);
  await page.close();
});

test('the page that the phone shows is one press away from its cards, in the phone of the same site', async () => {
  const { page, trouble } = await site.open('#/see?host=v2.example');
  const own = site.entries<{ root: string; brand: { id: string } }>('hosts.json', 'hosts')['v2.example'];
  const route = site.entries<{ page: string }>('definitions/routes.json', 'routes')[own?.root ?? ''];
  const brand = site.entries<{ name: string }>('brands.json', 'brands')[own?.brand.id ?? ''];
  // Other sites have this route too, under other brands.
  const name = phoneOf(page)
    .getByText(brand?.name ?? '', { exact: true })
    .first();
  await name.waitFor();
  await page.getByRole('link', { name: '改这一页' }).click();
  await page.waitForURL(`**/#/pages/${route?.page}`);
  await name.waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('on the other version the visit begins again: the page and its reasons are those of that version', async () => {
  site.edit({
    do: 'insert',
    file: 'definitions/navigation.json',
    path: ['rules', 0],
    value: {
      id: 'to-gone',
      when: { channel: '5265', outcome: null, route: { not: 'err404' } },
      go: 'err404',
    },
  });
  const { page } = await site.open('#/see?host=carloan.example&channel=5265');
  const at = page.locator('code').filter({ hasText: /^\// }).first();
  await eventually(async () => (await at.textContent())?.startsWith('/404') ?? false, true);
  const why = page.getByRole('main').getByText('to-gone');
  await why.first().waitFor();
  await page.getByRole('radio', { name: '磁盘' }).click({ force: true });
  await phoneOf(page, '磁盘').locator('main').first().waitFor();
  await eventually(async () => (await at.textContent())?.startsWith('/carloan') ?? false, true);
  await eventually(() => why.count(), 0);
  await page.getByRole('radio', { name: '草稿' }).click({ force: true });
  await eventually(async () => (await at.textContent())?.startsWith('/404') ?? false, true);
  await page.close();
});
