import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFullRun } from '../../harness/divided-tests.ts';
import { run } from '../../ops/cli/run-main.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const file = 'definitions/pages/spring-faq.json';
interface PageFile {
  id: string;
  body: {
    type: string;
    id: string;
    title?: string;
    label?: string;
    tone?: string;
    action?: { do: string; page?: string };
  }[];
}
const pageFile = (name: string) => JSON.parse(site.text(`definitions/pages/${name}.json`)) as PageFile;

test('a new page is made as a copy with its address, in one step and one undo', async () => {
  const { page, trouble } = await site.open('#/pages');
  await page.getByRole('button', { name: '新增页面…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('从哪里开始').selectOption('car-problem');
  await dialog.getByLabel('网址路径').fill('/car-problem');
  await dialog.getByLabel('名称（英文 id）').fill('car-problem');
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  // Both are taken: nothing is made, and nothing that was typed is lost.
  await dialog.getByText('已有 /car-problem').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await dialog.getByLabel('名称（英文 id）').fill('spring-faq');
  await dialog.getByLabel('网址路径').fill('/spring-faq');
  await dialog.getByLabel('首屏标题').fill('春季常见问题');
  // While the page is made, its own id and address are not said to be taken.
  const said = await dialog.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await page.getByRole('heading', { name: '春季常见问题', level: 1 }).waitFor();
  expect((await said.jsonValue()).filter((text) => text.includes('已有'))).toEqual([]);
  await page.getByText('还没有任何地方链接到它').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  expect(site.ops.draft.undoCount).toBe(1);
  expect(site.entries('definitions/routes.json', 'routes').springFaq).toEqual({
    path: '/spring-faq',
    page: 'spring-faq',
    kind: 'car',
    on: 'everyHost',
  });
  await page.getByTitle(/^撤销：新增.*spring-faq.*（Ctrl\+Z）$/).click();
  await eventually(async () => site.ops.draft.changed.size, 0);
  await page.getByText('没有 spring-faq').waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

// In `npm test` a new page is undone, and page-blocks.test.ts shows an edit in the phone.
inFullRun('a new page is shown in the phone, and deleted in one step', async () => {
  const { page, trouble } = await site.open('#/pages/car-problem');
  await page.getByRole('button', { name: '复制成新的…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('名称（英文 id）').fill('spring-faq');
  await dialog.getByLabel('网址路径').fill('/spring-faq');
  await dialog.getByLabel('首屏标题').fill('春季常见问题');
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await page.getByRole('heading', { name: '春季常见问题', level: 1 }).waitFor();
  await page.frameLocator('iframe:not([inert])').last().getByText('春季常见问题').first().waitFor();
  await page.getByTitle(/^撤销：新增.*spring-faq.*（Ctrl\+Z）$/).click();
  await page.getByText('没有 spring-faq').waitFor();
  await page.getByRole('button', { name: '重做' }).click();
  await page.getByRole('heading', { name: '春季常见问题', level: 1 }).waitFor();
  await page.getByRole('button', { name: '删除…' }).click();
  await page.getByText('没有别的地方用到它').waitFor();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await eventually(async () => site.ops.draft.changed.size, 0);
  await page.getByRole('navigation', { name: '页面', exact: true }).waitFor();
  expect(await page.locator('[data-entry="spring-faq"]').count()).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});

// In `npm test` a page is made and undone, and impact-and-preview.test.ts saves.
inFullRun(
  'a new page is linked, planned and saved, and funnel check finds nothing in the folder',
  async () => {
    const { page, trouble } = await site.open('#/pages/car-problem');
    await page.getByRole('button', { name: '复制成新的…' }).click();
    await page.getByRole('dialog').getByLabel('名称（英文 id）').fill('spring-faq');
    await page.getByRole('dialog').getByRole('button', { name: '新增', exact: true }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await eventually(async () => page.url().includes('#/pages/spring-faq'), true);
    expect(site.ops.draft.files.has(file)).toBe(true);
    // A phone that is left while it loads reports a call that failed.
    const phone = page.frameLocator('iframe:not([inert])').last();
    await phone.getByText('办理之前').first().waitFor({ timeout: 0 });
    await page.evaluate(() => {
      location.hash = '#/pages/car-valuation?at=/body/6';
    });
    await page.getByRole('button', { name: '添加块…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^按钮/ }).click();
    const card = page.locator('li[data-item="/body/7"][data-open]');
    await card.getByLabel('按钮文字', { exact: true }).fill('春季问答');
    await card.getByRole('combobox', { name: '按下后做什么' }).selectOption({ label: '在弹层中打开页面' });
    const opened = card.getByRole('combobox', { name: '打开的页面' });
    await opened.fill('spring-faq');
    await opened.press('Enter');
    await eventually(async () => pageFile('car-valuation').body[7], {
      type: 'button',
      id: 'button',
      label: '春季问答',
      tone: 'secondary',
      action: { do: 'openPage', page: 'spring-faq' },
    });
    await phone.getByRole('button', { name: '春季问答' }).waitFor({ timeout: 0 });
    await page.evaluate(() => {
      location.hash = '#/save';
    });
    await page.getByText('新页面 spring-faq').waitFor({ timeout: 0 });
    await page.getByRole('button', { name: '保存 3 个文件', exact: true }).click();
    await page.getByRole('region', { name: '保存的内容' }).waitFor({ timeout: 0 });
    expect(existsSync(join(site.dir, file))).toBe(true);
    const { code, stdout } = await run(['check', '--config', site.dir]);
    expect(stdout).toContain('0');
    expect(code).toBe(0);
    // Deleted again, with its link, the file is gone after the save.
    site.edit(
      { do: 'remove', file: 'definitions/pages/car-valuation.json', path: ['body', 7] },
      { do: 'remove', file: 'definitions/routes.json', path: ['routes', 'springFaq'] },
      { do: 'delete', file },
    );
    const save = page.getByRole('button', { name: '保存 3 个文件', exact: true });
    const confirm = page.getByRole('checkbox');
    await save.waitFor();
    // The plan has come: it asks for confirmations, or the button can be pressed.
    await eventually(async () => (await confirm.count()) > 0 || (await save.isEnabled()), true);
    for (const box of await confirm.all()) await box.check();
    await save.click({ timeout: 0 });
    await eventually(async () => existsSync(join(site.dir, file)), false);
    expect((await run(['check', '--config', site.dir])).code).toBe(0);
    expect(trouble).toEqual([]);
    await page.close();
  },
);

// In `npm test` a copy is made and undone, and page-blocks.test.ts adds a block.
inFullRun(
  'a blank page takes a name as it is typed, and a button before its footer that leads nowhere yet',
  async () => {
    const { page, trouble } = await site.open('#/pages');
    await page.getByRole('button', { name: '新增页面…' }).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel('名称（英文 id）');
    await name.fill('夏季 车贷');
    await dialog.getByRole('button', { name: '新增', exact: true }).click();
    await dialog.getByText('“夏季-车贷”用不了').waitFor();
    await dialog.getByText('“/夏季-车贷”用不了').waitFor();
    await name.fill('Summer Offer');
    await dialog.getByLabel('首屏标题').fill('夏季　Ａ＋车贷！');
    expect(await name.inputValue()).toBe('summer-offer');
    await dialog.getByRole('button', { name: '新增', exact: true }).click();
    await page.getByRole('heading', { name: '夏季 Ａ＋车贷！', level: 1 }).waitFor();
    await page.getByRole('button', { name: '添加块…', exact: true }).click();
    await dialog.getByRole('button', { name: /^按钮/ }).click();
    await eventually(
      async () => pageFile('summer-offer').body.map(({ type }) => type),
      ['brandBar', 'hero', 'button', 'legalFooter'],
    );
    // Where it leads is not preset.
    await eventually(async () => pageFile('summer-offer').body[2]?.action, { do: 'finish' });
    await page.getByTitle(/^撤销：.*（Ctrl\+Z）$/).click();
    await page.getByText('没有问题').waitFor({ timeout: 0 });
    await page.getByTitle(/^撤销：新增.*summer-offer.*（Ctrl\+Z）$/).click();
    await page.getByRole('heading', { name: '草稿里没有 summer-offer', level: 1 }).waitFor();
    await page.getByRole('main').getByRole('link', { name: '看全部' }).click();
    await page.getByRole('navigation', { name: '页面', exact: true }).waitFor();
    expect(trouble).toEqual([]);
    await page.close();
  },
);
