import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inFullRun } from '../../harness/divided-tests.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { dragByFinger } from '../harness/finger.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

interface Row {
  id: string;
  note?: string;
  when: Record<string, unknown>;
  go?: string;
}
const rows = (): Row[] => (JSON.parse(site.text('definitions/navigation.json')) as { rules: Row[] }).rules;
const ids = async () => rows().map(({ id }) => id);
const rowNamed = (id: string) => rows().find((one) => one.id === id);
const row = (page: Page, id: string) => page.locator(`tr[data-row="${id}"]`);
/** What a row says of its place. */
const standing = (page: Page, id: string) => row(page, id).locator('[data-standing]');
const focused = (page: Page) =>
  page.evaluate(
    () => (document.activeElement as HTMLElement).dataset.cell ?? document.activeElement?.tagName,
  );

async function openNavigation() {
  const opened = await site.open('#/decisions/navigation');
  await standing(opened.page, 'remember-login').waitFor();
  return opened;
}

async function undo(page: Page, before: string): Promise<void> {
  await page.getByRole('button', { name: /^撤销/ }).click();
  await eventually(async () => site.text('definitions/navigation.json') === before, true);
  // The window fetches what the console has undone: until then its rows stand elsewhere.
  const shown = page.locator('tr[data-row]').first();
  await eventually(async () => shown.getAttribute('data-row'), (await ids())[0] ?? null);
}

// In npm test a condition is edited and a row dragged; how far a row reaches and what moving does to it have unit tests.
inFullRun('every decision table is listed with its file and rows, and opens by keyboard', async () => {
  const { page, trouble } = await site.open('#/decisions');
  const list = page.getByRole('navigation', { name: '决策表', exact: true });
  await list.getByText('没有问题').first().waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  const shown = await list.locator('[data-entry]').allInnerTexts();
  expect(shown.map((text) => text.split(/\s/)[0])).toEqual([
    '导航规则',
    '成功去向',
    '失败去向',
    '跳过表单时的去向',
    '标志来源',
    '城市与城市规则',
  ]);
  expect(shown[0]).toContain(`${rows().length} 行`);
  await list.locator('[data-entry="navigation"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '成功去向' }).waitFor();
  await row(page, 'download-page').getByRole('button', { name: '去 “下载应用” /download-page' }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

inFullRun(
  'a condition is edited in its cell by the names of its values, taken out by Delete, and each is one undo',
  async () => {
    const before = site.text('definitions/navigation.json');
    const { page, trouble } = await openNavigation();
    expect(await axeInFullRun(page)).toEqual([]);
    const column = await page.getByRole('columnheader').allInnerTexts();
    const at = column.indexOf('当前路由');
    const cell = row(page, 'see-lender')
      .locator('td')
      .nth(at - 1)
      .getByRole('button');
    await cell.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('当前路由的值');
    await field.fill('产品详情');
    expect(await axeInFullRun(page)).toEqual([]);
    await page
      .getByRole('option')
      .filter({ hasText: /productDetail$/ })
      .click();
    await eventually(async () => rowNamed('see-lender')?.when.route, 'productDetail');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await cell.getByText('“产品详情”').waitFor();
    await row(page, 'see-lender').getByText('已改').waitFor();
    // The cell has the focus again.
    const index = (await ids()).indexOf('see-lender');
    expect(await focused(page)).toBe(`${index}:${at}`);
    await page.keyboard.press('Delete');
    await eventually(async () => rowNamed('see-lender')?.when, { outcome: 'seeLender' });
    await page.getByRole('button', { name: /^撤销/ }).click();
    await eventually(async () => rowNamed('see-lender')?.when.route, 'productDetail');
    await undo(page, before);
    expect(trouble).toEqual([]);
    await page.close();
  },
);

inFullRun(
  'a row is moved by Alt and the arrow keys, says then that it never decides, and one undo puts it back',
  async () => {
    const before = site.text('definitions/navigation.json');
    const { page, trouble } = await openNavigation();
    const start = await ids();
    const index = start.indexOf('see-product-without-login');
    // The keyboard alone: one Tab stop, then the arrow keys.
    await page.locator('[data-cell="0:0"]').focus();
    for (let at = 0; at < index; at += 1) {
      await page.keyboard.press('ArrowDown');
      await eventually(() => focused(page), `${at + 1}:0`);
    }
    expect(await standing(page, 'see-product-without-login').innerText()).toBe('部分访客由第 1 行先处理');
    await page.keyboard.press('Alt+ArrowDown');
    await eventually(
      async () => (await ids()).slice(index, index + 2),
      ['see-product', 'see-product-without-login'],
    );
    await eventually(
      () => standing(page, 'see-product-without-login').innerText(),
      `永远轮不到：第 ${index + 1} 行已先处理全部访客`,
    );
    await page
      .getByRole('status')
      .filter({ hasText: `已移到第 ${index + 2} 行。永远轮不到` })
      .waitFor({ state: 'attached' });
    // The focus goes with the row, and check finds the same.
    await eventually(() => focused(page), `${index + 1}:0`);
    await row(page, 'see-product-without-login').getByText('1 个提醒').waitFor();
    expect(await axeInFullRun(page)).toEqual([]);
    await undo(page, before);
    await eventually(
      () => standing(page, 'see-product-without-login').innerText(),
      '部分访客由第 1 行先处理',
    );
    expect(trouble).toEqual([]);
    await page.close();
  },
);

inFullRun('who reaches a row stays legible while it is counted again for an edited draft', async () => {
  const before = site.text('definitions/navigation.json');
  const { page, trouble } = await openNavigation();
  const reach = page.locator('[data-reach]').first();
  await reach.waitFor();
  // It stays of the older draft until the test ends.
  await page.route('**/api/row-reach', () => undefined);
  await page.locator('[data-cell="0:0"]').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.locator('[data-reach][data-old]').first().waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await undo(page, before);
  expect(trouble).toEqual([]);
  await page.close();
});

test('while a row is dragged, the rows say what they would become; Escape leaves it, dropping it is one step', async () => {
  const before = site.text('definitions/navigation.json');
  const { page, trouble } = await openNavigation();
  const start = await ids();
  const index = start.indexOf('see-product');
  const grip = row(page, 'see-product').locator('[title^="拖动"]');
  await grip.scrollIntoViewIfNeeded();
  const drag = async () => {
    const from = await grip.boundingBox();
    const to = await row(page, 'see-product-without-login').boundingBox();
    if (!from || !to) throw new Error('both rows are in sight');
    await page.mouse.move(from.x + 4, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 4, to.y + 4, { steps: 4 });
  };
  await drag();
  const hidden = standing(page, 'see-product-without-login');
  await eventually(() => hidden.innerText(), `永远轮不到：第 ${index} 行已先处理全部访客`);
  expect(await hidden.getAttribute('data-change')).toBe('worse');
  expect(await standing(page, 'see-product').getAttribute('data-change')).toBe('better');
  // Rows that the move does not concern are not marked.
  expect(await page.locator('[data-change]').count()).toBe(2);
  expect(site.text('definitions/navigation.json')).toBe(before);
  await page.keyboard.press('Escape');
  await eventually(() => hidden.innerText(), '部分访客由第 1 行先处理');
  await page.mouse.up();
  expect(await ids()).toEqual(start);
  const steps = site.ops.draft.undoCount;
  await drag();
  await page.mouse.up();
  await eventually(
    async () => (await ids()).slice(index - 1, index + 1),
    ['see-product', 'see-product-without-login'],
  );
  expect(site.ops.draft.undoCount).toBe(steps + 1);
  await eventually(() => hidden.innerText(), `永远轮不到：第 ${index} 行已先处理全部访客`);
  await undo(page, before);
  expect(await ids()).toEqual(start);
  expect(trouble).toEqual([]);
  await page.close();
});

inFullRun('a row is dragged past the edge of the window, which scrolls, and by a finger', async () => {
  const before = site.text('definitions/navigation.json');
  const { page, trouble } = await openNavigation();
  const start = await ids();
  const [first = '', second = '', third = ''] = start;
  const last = start.at(-1) ?? '';
  const gripOf = (id: string) => row(page, id).locator('[title^="拖动"]');
  await gripOf(last).scrollIntoViewIfNeeded();
  const from = await gripOf(last).boundingBox();
  if (!from) throw new Error('the row is in sight');
  await page.mouse.move(from.x + 4, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 4, 4, { steps: 4 });
  await page.locator(`tr[data-row="${first}"][data-drop=before]`).waitFor();
  await page.mouse.up();
  await eventually(async () => (await ids())[0], last);
  await undo(page, before);
  // The list may have stopped with the row below its heading, which a finger would meet instead.
  await gripOf(first).evaluate((grip) => grip.scrollIntoView({ block: 'center' }));
  await dragByFinger(page, gripOf(first), row(page, second));
  await eventually(async () => (await ids()).slice(0, 3), [second, first, third]);
  await undo(page, before);
  expect(trouble).toEqual([]);
  await page.close();
});

inFullRun(
  'a row is added whole, copied, led to another page by its title, and deleted, each as one step',
  async () => {
    const before = site.text('definitions/navigation.json');
    const { page, trouble } = await openNavigation();
    const start = await ids();
    const steps = site.ops.draft.undoCount;
    await page.getByRole('button', { name: '添加一行…' }).click();
    const dialog = page.getByRole('dialog');
    const add = dialog.getByRole('button', { name: '添加这一行' });
    const missing = (what: string) =>
      add
        .and(page.locator(`[aria-describedby]`))
        .evaluate(
          (button, text) =>
            document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent === text,
          what,
        );
    await eventually(() => missing('还缺：至少一个条件、访客应去哪里'), true);
    await dialog.getByLabel('备注').fill('微信里打开首页：去下载页');
    await dialog.getByLabel('添加条件').selectOption('device.wechat');
    await eventually(() => missing('还缺：“微信内打开”的值、访客应去哪里'), true);
    await dialog.getByLabel('微信内打开的值').selectOption('true');
    // Without a result there is nothing to add.
    await eventually(() => missing('还缺：访客应去哪里'), true);
    expect(await add.isDisabled()).toBe(true);
    await dialog.getByLabel('应去').fill('/download-page');
    await page.getByRole('option').filter({ hasText: 'downloadPage' }).first().click();
    expect(await axeInFullRun(page)).toEqual([]);
    await add.click();
    await eventually(async () => rows().at(-1), {
      id: 'row',
      note: '微信里打开首页：去下载页',
      when: { 'device.wechat': true },
      go: 'downloadPage',
    });
    await eventually(() => focused(page), `${start.length}:0`);
    await row(page, 'row').getByRole('button', { name: /^复制/ }).click();
    await eventually(async () => (await ids()).slice(-2), ['row', 'row-2']);
    await row(page, 'row-2').getByRole('button', { name: '微信里打开首页：去下载页 row-2' }).click();
    await dialog.getByLabel('去哪里').fill('计算器');
    await page.getByRole('option').filter({ hasText: 'loanCalculator' }).first().click();
    await eventually(async () => rows().at(-1)?.go, 'loanCalculator');
    expect(await axeInFullRun(page)).toEqual([]);
    // A text that is being typed when the dialog is closed is not lost.
    await dialog.getByLabel('备注').fill('微信里：先看计算器');
    await page.keyboard.press('Escape');
    await eventually(async () => rows().at(-1)?.note, '微信里：先看计算器');
    await row(page, 'row-2').getByText('“贷款计算器”').waitFor();
    await row(page, 'row-2').getByRole('button', { name: /^删除/ }).click();
    await eventually(ids, [...start, 'row']);
    while (site.ops.draft.undoCount > steps) {
      const left = site.ops.draft.undoCount;
      await page.getByRole('button', { name: /^撤销/ }).click();
      await eventually(async () => site.ops.draft.undoCount < left, true);
    }
    expect(site.text('definitions/navigation.json')).toBe(before);
    expect(trouble).toEqual([]);
    await page.close();
  },
);

inFullRun('a row says whose visitors reach it, and dims that while it is of an older draft', async () => {
  const { page, trouble } = await openNavigation();
  const reach = row(page, 'blocked').locator('small[data-reach]');
  await reach.waitFor({ timeout: 0 });
  expect(await reach.innerText()).toBe('1 个渠道');
  expect(await reach.getAttribute('data-old')).toBeNull();
  const blocked = Object.entries(site.entries<{ blocked?: boolean }>('channels.json', 'channels'));
  const other = blocked.find(([, one]) => !one.blocked)?.[0] ?? '';
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', other, 'blocked'], value: true });
  await eventually(() => reach.getAttribute('data-old'), 'true');
  await row(page, 'blocked').getByText('2 个渠道').waitFor({ timeout: 0 });
  await eventually(() => reach.getAttribute('data-old'), null);
  expect(trouble).toEqual([]);
  await page.close();
});
