import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const isUnchanged = async () => site.ops.draft.changed.size === 0;

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', site.dir, ...args], { encoding: 'utf8' }).trim();

const channel = (id: string) => site.entries<{ cityRule?: string }>('channels.json', 'channels')[id];

const summary = ({ situations, changed, risks, groups }: Plan) => ({
  situations,
  changed,
  risks: risks.map(({ witness: _, ...rest }) => rest),
  groups: groups.map(({ witness: _, ...rest }) => rest),
});

// In `npm test` a plan, its phones, a save after the risks were confirmed and another program’s change was merged, and
// a discard (tests/console/server) are judged once each; unit tests of console/server compare its plan with that of the
// command.
test('the hundreds of changes of a new channel are folded, and shown fifty at a time', async () => {
  const { page } = await site.open('#/know');
  await page.getByText('没有未保存的改动').waitFor();
  site.edit({
    do: 'set',
    file: 'channels.json',
    path: ['channels', '90001'],
    value: { relogin: true, cityRule: 'beijing-follow-account' },
  });
  const folded = page.locator('details', { hasText: /^另外 \d{3} 类变化/ }).first();
  await folded.waitFor({ timeout: 80_000 });
  expect(await folded.locator('li').count()).toBe(0);
  await folded.locator('summary').first().click();
  const rows = folded.locator('> ul > li');
  await eventually(() => rows.count(), 50);
  await rows.last().scrollIntoViewIfNeeded();
  await folded.getByText(/^还有 \d+ 类，向下滚动显示$/).scrollIntoViewIfNeeded();
  await eventually(async () => (await rows.count()) >= 100, true);
  await page.locator('button', { hasText: '撤销最后一步' }).click();
  await page.locator('p', { hasText: '没有未保存的改动' }).first().waitFor();
  await page.close();
});

test('both phones keep their page until the next one has loaded, also while the draft changes', async () => {
  const { page } = await site.open('#/know');
  const toValue = (value: number) =>
    site.edit({
      do: 'set',
      file: 'definitions/cities.json',
      path: ['rules', 'chengdu-download', 'set', 'succ_todo'],
      value,
    });
  toValue(5);
  await phoneOf(page, '草稿').getByText('在公众号里接收通知').first().waitFor({ timeout: 80_000 });
  await phoneOf(page, '磁盘').getByText('下载应用').first().waitFor();
  await page.locator('[class*=skeleton]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const seen = { skeletons: 0, covers: 0, stale: 0 };
    Object.assign(globalThis, { seen });
    setInterval(() => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      seen.skeletons = Math.max(seen.skeletons, count('[class*=skeleton]'));
      seen.covers = Math.max(seen.covers, count('[class*=cover]'));
      seen.stale = Math.max(seen.stale, count('[data-outdated]'));
    }, 15);
  });
  toValue(6);
  await page.getByText('下面是最近一次编辑之前的结果。').first().waitFor();
  await phoneOf(page, '草稿')
    .getByText('在公众号里接收通知')
    .first()
    .waitFor({ state: 'detached', timeout: 80_000 });
  await page.locator('[data-outdated]').first().waitFor({ state: 'detached', timeout: 80_000 });
  await page.locator('[class*=cover]').first().waitFor({ state: 'detached' });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Record<string, number> }).seen);
  expect(seen.skeletons).toBe(0);
  expect(seen.covers).toBeGreaterThan(0);
  expect(seen.stale).toBeGreaterThan(0);
  await page.close();
});

test('edits are discarded only after a confirmation, and can be restored', async () => {
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '5262', 'title'], value: '新首页' });
  const { page } = await site.open('#/save');
  await page.getByRole('button', { name: '放弃全部改动' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('放弃 channels.json 的改动？').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await isUnchanged()).toBe(false);
  await page.getByRole('button', { name: '放弃全部改动' }).click();
  await dialog.getByRole('button', { name: '放弃改动' }).click();
  await eventually(isUnchanged, true);
  await page.getByRole('button', { name: '找回来' }).click();
  await eventually(isUnchanged, false);
  await page.getByText('新首页').first().waitFor();
  site.ops.draft.undo();
  site.ops.draftChanged();
  await page.close();
});

test('a phone with the config of the disk reloads when another program writes a file', async () => {
  const { page, trouble } = await site.open('#/see?channel=5265&side=disk');
  const disk = phoneOf(page, '磁盘');
  await disk.locator('form').first().waitFor();
  const file = join(site.dir, 'brands.json');
  const before = readFileSync(file, 'utf8');
  const { brands } = JSON.parse(before) as { brands: Record<string, { name: string }> };
  const names = Object.values(brands).map(({ name }) => name);
  const after = names.reduce((all, name) => all.replaceAll(`"${name}"`, '"磁盘新名"'), before);
  await disk
    .getByText(new RegExp(names.join('|')))
    .first()
    .waitFor();
  writeFileSync(file, after);
  await disk.getByText('磁盘新名').first().waitFor();
  writeFileSync(file, before);
  await disk
    .getByText(new RegExp(names.join('|')))
    .first()
    .waitFor();
  expect(trouble).toEqual([]);
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
