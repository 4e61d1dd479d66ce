import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phoneOf } from '../harness/console-phone.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

const failed = '链接没有登录成功';
const stands = async (page: Page) =>
  (await page.locator('code').filter({ hasText: /^\// }).first().textContent())?.replace(/\?.*$/, '');
/** The last page of the explanation. */
const explained = async (page: Page) => {
  const words = await page
    .getByRole('region', { name: '为什么' })
    .getByRole('listitem')
    .filter({ hasText: /^导航/ })
    .first()
    .innerText();
  const [, path] = /[；\n]\s*(\/\S*) (?:停留|拦下)/.exec(words) ?? [];
  return path;
};

test.each([
  ['', '/?markcode=abc'],
  ['v1.example', '/login?mark=abc'],
])(
  'on host “%s” the phone and the reasons of %s follow what the server answers to the link',
  async (host, path) => {
    const { page } = await site.open(`#/see?${new URLSearchParams({ ...(host && { host }), path })}`);
    const answer = page.getByRole('group', { name: '链接登录' });
    expect(await answer.getByRole('radio', { name: '成功', exact: true }).isChecked()).toBe(true);
    await eventually(() => stands(page), '/form-package');
    await eventually(() => explained(page), '/form-package');
    await answer.getByRole('radio', { name: '没有成功' }).click({ force: true });
    await phoneOf(page).getByText(failed).first().waitFor();
    const now = (await stands(page)) ?? '';
    expect(now).not.toBe('/form-package');
    await eventually(() => explained(page), now);
    expect(page.url()).toContain('fails=mark');
    expect(await axeInFullRun(page)).toEqual([]);
    // Every visit begins anew, also that of a markcode, which works once.
    await answer.getByRole('radio', { name: '成功', exact: true }).click({ force: true });
    await eventually(() => stands(page), '/form-package');
    await page.getByLabel('从哪里进入').first().fill('/');
    await page.keyboard.press('Enter');
    await eventually(() => answer.count(), 0);
    await page.close();
  },
);
