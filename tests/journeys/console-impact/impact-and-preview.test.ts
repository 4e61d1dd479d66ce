import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inFullRun } from '../../harness/divided-tests.ts';
import { phoneOf } from '../harness/console-phone.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole(commitAll);
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', site.dir, ...args], { encoding: 'utf8' }).trim();
const isUnchanged = async () => site.ops.draft.changed.size === 0;

/** Logs in like a visitor on the phone, with the code that is listed beside it. */
async function logIn(page: Page): Promise<void> {
  const frame = phoneOf(page, '草稿');
  await frame.getByRole('textbox', { name: '手机号' }).fill('13812345688');
  await frame.getByRole('checkbox').check();
  await frame.getByRole('button', { name: '获取验证码' }).click();
  const row = page.getByRole('listitem').filter({ hasText: '13812345688' }).first();
  const code = await row.locator('strong').textContent();
  await frame.getByRole('textbox', { name: '短信验证码' }).fill(code ?? '');
  await frame.getByRole('button', { name: '登录，查看可申请的产品' }).click();
}

// In `npm test` page-blocks.test.ts shows the draft in a phone, and the plan stands in the save.
inFullRun(
  'the plan reports an edit that causes a redirect loop; its visitors are shown before and after, and it is undone',
  async () => {
    const { page, trouble } = await site.open('#/know');
    await page.getByText('没有未保存的改动').waitFor();
    site.edit({
      do: 'insert',
      file: 'definitions/navigation.json',
      path: ['rules', 0],
      value: {
        id: 'to-and-fro',
        when: { route: 'downloadPage', 'session.token': true, outcome: null },
        go: 'formPackage',
      },
    });
    // A row with a redirect loop has the longest plan: its progress is shown meanwhile.
    await page
      .getByText(/^正在(对比全部改动|单独对比)/)
      .first()
      .waitFor();
    await page.getByRole('heading', { name: '风险', exact: true }).waitFor({ timeout: 240_000 });
    // Thousands of elements: a search by text or role reads all of them for a second or more, one by tag a small part.
    const holding = (tag: string, text: string | RegExp) => page.locator(tag, { hasText: text }).first();
    // The risk starts with who is stuck where; its cards follow, and situations are in small print.
    await holding('p', /在“填写申请信息” \/form-package来回跳转/).waitFor();
    await page
      .locator('[role=status] p')
      .getByText(/^1 项风险，\d+ 处$/)
      .waitFor();
    const risk = holding('li', '新的跳转循环');
    // The folded changes have tens of thousands of elements: they are rendered when they are opened.
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(5000);
    const folded = page.locator('details', { hasText: /^另外 \d+ 处/ }).first();
    await folded.locator('summary').first().click();
    await folded.locator('li').first().waitFor();
    await folded.locator('summary').first().click();
    await risk.getByRole('button').click();
    const comparison = page.locator('section[aria-labelledby=compare-title]');
    await comparison.locator('h2').getByText('一位访客，改动前后').waitFor();
    await comparison.getByText('绕圈').first().waitFor();
    await phoneOf(page, '磁盘').locator('main, #app').first().waitFor();
    await phoneOf(page, '草稿').locator('main, #app').first().waitFor();
    expect(await page.locator('a[href]', { hasText: /navigation\.json:\d+/ }).count()).toBeGreaterThan(0);
    expect(await axeInFullRun(page)).toEqual([]);
    await page.locator('button', { hasText: '撤销最后一步' }).click();
    await holding('p', '没有未保存的改动').waitFor();
    await eventually(isUnchanged, true);
    // A phone that is removed while it loads logs an error; the console's own page logs none.
    expect(trouble.filter((one) => !one.includes('Failed to fetch'))).toEqual([]);
    await page.close();
  },
);

inFullRun('a channel is followed in the phone to its destination, and each step is explained', async () => {
  const { page, trouble } = await site.open('#/see?channel=5265&city=上海');
  await phoneOf(page, '草稿').getByRole('button', { name: '获取验证码' }).waitFor();
  await page.getByText('规则 seven-cities-skip-form 适用').first().waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await logIn(page);
  await page.getByText('前一页完成“登录，查看可申请的产品”之后').waitFor();
  await page.getByRole('button', { name: '/download-page' }).waitFor();
  await page
    .getByRole('link', { name: /definitions\/destinations\.json:\d+/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'definitions/destinations.json' }).waitFor();
  // The previews close the sandbox's own pages, including one-tap login.
  expect(trouble.filter((one) => !one.includes('404'))).toEqual([]);
  await page.close();
});

test('a change of another program on the disk is merged, then saved and committed', async () => {
  site.edit({
    do: 'set',
    file: 'definitions/cities.json',
    path: ['rules', 'chengdu-download', 'set', 'succ_todo'],
    value: 5,
  });
  const file = join(site.dir, 'definitions/cities.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace('"hangzhou-download": {', '"hangzhou-download": {\n      "note": "杭州",'),
  );
  const { page, trouble } = await site.open('#/save');
  await page.getByText('别人也改了 definitions/cities.json').waitFor();
  await page.getByText('先处理别人的改动').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page.getByRole('button', { name: '采用这个结果' }).click();
  await page.getByText('先处理别人的改动').waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: /同时提交到 git/ }).check();
  await page.getByText('写一句改动说明').waitFor();
  await page.getByLabel('改动说明').fill('成都成功后关注公众号');
  // Another view in between preserves the confirmation and the message.
  await page.getByRole('link', { name: '渠道', exact: true }).click();
  await page.getByRole('grid').waitFor();
  await page.goBack();
  expect(await page.getByLabel('改动说明').inputValue()).toBe('成都成功后关注公众号');
  for (const box of await page.getByRole('checkbox', { name: '这是我要的' }).all()) await box.check();
  await page.getByRole('button', { name: /保存 1 个文件并提交/ }).click();
  await page.getByText(/已提交到 git，编号 [0-9a-f]+/).waitFor();
  await page.getByText('成都成功后关注公众号', { exact: true }).waitFor();
  expect(git('log', '-1', '--format=%s')).toBe('成都成功后关注公众号');
  expect(git('status', '--short')).toBe('');
  const saved = readFileSync(file, 'utf8');
  expect(saved).toContain('"note": "杭州"');
  expect(saved).toContain('"succ_todo": 5');
  expect(trouble).toEqual([]);
  await page.close();
});
