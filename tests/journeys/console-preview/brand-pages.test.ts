import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { phoneOf } from '../harness/console-phone.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

const card = (page: Page, route: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: route });
const primary = (colour: string) =>
  site.edit({
    do: 'set',
    file: 'brands.json',
    path: ['brands', 'fast-loan', 'theme', 'primary'],
    value: colour,
  });
const buttonColour = (page: Page) =>
  card(page, 'ks5194Index')
    .frameLocator('iframe')
    .getByRole('button', { name: '获取验证码' })
    .evaluate((button) => getComputedStyle(button).backgroundColor)
    // The frame is loading again.
    .catch(() => '');

test('all pages of a brand are shown at once, follow its colour, and each opens in the preview', async () => {
  const { page, trouble } = await site.open('#/brands/fast-loan');
  await page.getByRole('link', { name: '看这个品牌的所有页面' }).click();
  await page.getByRole('heading', { name: '“棠溪速贷”的所有页面' }).waitFor();
  await card(page, 'ks5194Index').getByText('站点 ks5194.example').waitFor();
  await eventually(() => buttonColour(page), 'rgb(179, 58, 28)');
  // Far below nothing is loaded yet, and no page of a host with another brand is listed.
  const cards = await page.getByRole('main').getByRole('listitem').count();
  expect(await page.locator('main iframe').count()).toBeLessThan(cards / 2);
  expect(await card(page, 'm.example').count()).toBe(0);
  expect(await axeInFullRun(page)).toEqual([]);
  primary('#123456');
  await eventually(() => buttonColour(page), 'rgb(18, 52, 86)');
  // A page that requires a login is shown to a logged-in visitor. The keyboard opens it like a press.
  const form = card(page, 'formPackage').first();
  await form.scrollIntoViewIfNeeded();
  await form.frameLocator('iframe').getByText('填写申请信息').first().waitFor();
  await form.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '预览' }).waitFor();
  expect(page.url()).toContain('#/see?host=ks-shanxin.example&path=%2Fform-package&login=ok');
  const phone = phoneOf(page);
  await phone.getByText('填写申请信息').first().waitFor();
  expect(trouble.filter((one) => !one.includes('Failed to fetch'))).toEqual([]);
  await page.close();
});

test('at 1024 px nothing is wider than the page, and an unused brand says so', async () => {
  const { page } = await site.open('#/brands/instalment/pages');
  await page.setViewportSize({ width: 1024, height: 768 });
  await card(page, 'mIndex').first().waitFor();
  const over = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(over).toBe(0);
  for (const host of ['m.example', 'v2.example'])
    site.edit({ do: 'remove', file: 'hosts.json', path: ['hosts', host, 'brand'] });
  await page.getByText('还没有站点或渠道用这个品牌').waitFor();
  await page.close();
});

test('all pages of a brand open at their top, and a return restores the scroll position', async () => {
  const { page } = await site.open('#/brands/fast-loan');
  await page.setViewportSize({ width: 1280, height: 800 });
  const main = page.getByRole('main');
  const scrolled = () => main.evaluate(({ scrollTop }) => Math.round(scrollTop));
  const link = page.getByRole('link', { name: '看这个品牌的所有页面' });
  await link.waitFor();
  // The form is longer than the window; after editing the colours the page is scrolled to its end.
  await main.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await eventually(async () => (await scrolled()) > 200, true);
  await link.evaluate((one) => (one as HTMLElement).click());
  await card(page, 'ks5194Index').waitFor();
  await eventually(scrolled, 0);
  await main.evaluate((box) => box.scrollTo(0, 900));
  await eventually(async () => (await scrolled()) > 800, true);
  // The position at departure: the progress line above may disappear meanwhile.
  const place = await card(page, 'formPackage')
    .first()
    .getByRole('link')
    .evaluate((one) => {
      const at = Math.round(document.getElementById('main')?.scrollTop ?? 0);
      (one as HTMLElement).click();
      return at;
    });
  await page.getByRole('heading', { name: '预览' }).waitFor();
  await eventually(scrolled, 0);
  await page.goBack();
  await card(page, 'ks5194Index').waitFor();
  await eventually(scrolled, place);
  // The progress line, which existed only while the pages loaded.
  await main.evaluate((box) => box.querySelector('p')?.remove());
  await timersFired(page, 100);
  expect(await scrolled()).toBe(place);
  await page.close();
});
