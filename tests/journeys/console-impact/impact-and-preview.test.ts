import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Plan } from '../../../console/api/index.ts';
import { printJson } from '../../../ops/plan-report/print-json.ts';
import { root } from '../../../publish/environment/settings.ts';
import { timersFired } from '../../harness/page-events.ts';
import { phoneOf } from '../harness/console-phone.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole(commitAll);
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', site.dir, ...args], { encoding: 'utf8' }).trim();

const channel = (id: string) => site.entries<{ cityRule?: string }>('channels.json', 'channels')[id];
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

test('the plan reports an edit that causes a redirect loop; its visitors are shown before and after, and it is undone', async () => {
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
});

test('a rule is completed in the text view from the ids of the draft, and an undo elsewhere reverts it in the editor', async () => {
  const { page, trouble } = await site.open('#/files/channels.json?at=/channels/5265/cityRule');
  const editor = page.getByRole('textbox', { name: 'channels.json 的文本' });
  await editor.getByText('"seven-cities-skip-form"').first().waitFor();
  const hasFocus = (box: Element) => (box.getRootNode() as ShadowRoot).activeElement === box;
  await eventually(() => editor.evaluate(hasFocus), true);
  await page.keyboard.press('End');
  for (let at = 0; at < '"seven-cities-skip-form",'.length; at += 1)
    await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Delete');
  await page.keyboard.type('"chengdu');
  const proposal = page.getByRole('option', { name: /chengdu-download/ });
  // The schema may arrive after the first letters: then completion starts only on request.
  const isProposed = async () => {
    if (!(await proposal.isVisible())) await page.keyboard.press('Control+Space');
    await timersFired(page, 200);
    return proposal.isVisible();
  };
  await eventually(isProposed, true);
  // In the first moments of a list the editor takes a key for typed text.
  await timersFired(page, 300);
  await page.keyboard.press('Enter');
  await eventually(
    async () => site.text('channels.json').includes('"cityRule": "chengdu-download",\n      "ads"'),
    true,
  );
  await page.getByText('已写入草稿').waitFor();
  expect(channel('5265')?.cityRule).toBe('chengdu-download');
  expect(await axeInFullRun(page)).toEqual([]);
  // A letter that breaks the JSON is marked at its position.
  await page.keyboard.type('x');
  await page.getByText('现在不是有效的 JSON').waitFor();
  await page.locator('.cm-lint-marker-error').first().waitFor();
  while (!(await isUnchanged())) {
    const before = site.ops.draft.version;
    await page.getByRole('button', { name: '撤销', exact: true }).click();
    await eventually(async () => site.ops.draft.version > before, true);
  }
  await eventually(isUnchanged, true);
  await editor.getByText('"seven-cities-skip-form"').first().waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('a channel is followed in the phone to its destination, and each step is explained', async () => {
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

test('pages run on the chosen phone: WeChat, and an app that records its calls', async () => {
  const { page } = await site.open('#/see?path=/weixin-gongzhonghao&device=wechat');
  await phoneOf(page, '草稿').getByText('长按上方二维码').waitFor();
  // A press changes the address, and the address what is chosen: right after the press a check would find the old choice.
  const choose = (device: string) => page.getByRole('radio', { name: device }).click({ force: true });
  await choose('浏览器');
  await phoneOf(page, '草稿').getByText('打开微信，在顶部搜索框粘贴').waitFor();
  await choose('自家应用');
  await page.getByText(/页面要应用做/).waitFor();
  await page.getByText('getToken').waitFor();
  await page.close();
});

const summary = ({ situations, changed, risks, groups }: Plan) => ({
  situations,
  changed,
  risks: risks.map(({ witness: _, ...rest }) => rest),
  groups: groups.map(({ witness: _, ...rest }) => rest),
});

test('a save after confirming each risk commits the plan that the console showed, and can be undone', async () => {
  site.edit({
    do: 'set',
    file: 'channels.json',
    path: ['channels', '5265', 'ads', 'conversionId'],
    value: '0009999999',
  });
  const { page, trouble } = await site.open('#/save');
  const save = page.getByRole('button', { name: '保存 1 个文件', exact: true });
  await page.getByText('还有 1 项风险没有确认').waitFor();
  expect(await save.isDisabled()).toBe(true);
  expect(await axeInFullRun(page)).toEqual([]);
  const shown = site.ops.analysis.plan?.plan;
  await page.getByRole('checkbox', { name: '这是我要的' }).check();
  await save.click();
  await page.getByText('已写入 channels.json').waitFor();
  const command = ['ops/cli/bin.ts', 'plan', 'HEAD', '--json', '--config', site.dir];
  const later = JSON.parse(execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' })) as Plan;
  expect(shown && summary(JSON.parse(printJson(shown)) as Plan)).toEqual(summary(later));
  expect(later.risks).toHaveLength(1);
  git('checkout', '-q', 'channels.json');
  await eventually(isUnchanged, true);
  expect(trouble).toEqual([]);
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
