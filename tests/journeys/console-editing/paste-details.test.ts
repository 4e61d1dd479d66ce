import { expect, test } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { paste, sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const channels = () => site.entries<{ brand?: { id: string } }>('channels.json', 'channels');
const cityFile = () =>
  JSON.parse(site.text('definitions/cities.json')) as {
    cities: Record<string, unknown>;
    rules: Record<string, { cities: string[] }>;
  };

const isInSight = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = (left: number, top: number) =>
    element.contains(document.elementFromPoint(x + left, y + top)) && x + left < innerWidth;
  return at(2, 2) && at(width - 2, 2) && at(2, height - 2) && at(width - 2, height - 2);
};

// In `npm test` a paste with faults is corrected, and one of forty rows is applied and undone.
test('after a paste the table reports the number of rows, and scrolls to the first of them', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('grid').waitFor();
  const before = channels();
  const middle = Object.keys(before)[50] ?? '';
  await page.getByRole('searchbox', { name: '在所有列中筛选' }).fill('no such thing');
  await paste(page, '渠道号\t备注', '9998\tx', '9999\ty', `${middle}\tz`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '应用 3 行' }).click();
  await dialog.waitFor({ state: 'detached' });
  const summary = page.getByRole('status').getByText('已应用：新增 2 行，修改 1 行。');
  await summary.waitFor();
  expect(await summary.evaluate(isInSight)).toBe(true);
  await eventually(() => page.evaluate(() => document.activeElement?.hasAttribute('data-grid-input')), true);
  const first = Object.keys(channels()).find((id) => ['9998', '9999', middle].includes(id)) ?? '';
  const marked = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.textContent ?? '';
    });
  expect((await marked()).startsWith(first)).toBe(true);
  expect(await page.locator('td[data-active]').evaluate(isInSight)).toBe(true);
  // Near the top of the table: the other pasted rows follow below.
  const isNearHead = async () => {
    const [grid, cell] = [
      await page.getByRole('grid').boundingBox(),
      await page.locator('td[data-active]').boundingBox(),
    ];
    return (cell?.y ?? 900) - (grid?.y ?? 0) < 160;
  };
  await eventually(isNearHead, true);
  // The next step dismisses it.
  await page.keyboard.press('Control+z');
  await summary.waitFor({ state: 'detached' });
  expect(Object.keys(channels())).toEqual(Object.keys(before));
  expect(trouble).toEqual([]);
  await page.close();
});

test('a pasted rule for a city without a rule gets one by one press, and a closed paste is not lost', async () => {
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('grid').waitFor();
  await paste(
    page,
    '规则\t城市\t成功',
    'ningbo-app\t杭州、宁波\t4',
    'near-hangzhou\t杭洲\t4',
    'Bad Name\t上海\t4',
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByText('新增 0 行，修改 0 行，0 行没有变化，3 行有问题').waitFor();
  await dialog
    .getByRole('row', { name: /ningbo-app/ })
    .getByRole('button', { name: '新增城市“宁波”' })
    .click();
  await dialog.getByRole('button', { name: '改为 杭州' }).click();
  await dialog.getByText('新增 2 行，修改 0 行，0 行没有变化，1 行有问题').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '粘贴或导入…' }).click();
  await dialog.getByText('这些行是上次留下、还没有粘贴的').waitFor();
  await dialog.getByText('新增 1 行，修改 0 行，0 行没有变化，2 行有问题').waitFor();
  await dialog
    .getByRole('row', { name: /ningbo-app/ })
    .getByRole('button', { name: '新增城市“宁波”' })
    .click();
  await dialog.getByRole('button', { name: /^只应用没有问题的/ }).click();
  await eventually(async () => cityFile().rules['ningbo-app']?.cities, ['杭州', '宁波']);
  expect(cityFile().cities.宁波).toEqual({ aliases: ['宁波市'] });
  // A new paste starts with an empty box.
  await page.getByRole('button', { name: '粘贴或导入…' }).click();
  await dialog.getByRole('button', { name: '清空' }).click();
  expect(await dialog.getByRole('textbox').first().inputValue()).toBe('');
  expect(trouble).toEqual([]);
  await page.close();
});

test('only the visible ones of three thousand pasted rows are rendered, and a key in one of them changes that row alone', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('grid').waitFor();
  const rows = Array.from(
    { length: 3000 },
    (_, at) => `${20000 + at}\t${at % 3 === 0 ? '没有' : '鹭洲快贷'}\tx`,
  );
  await paste(page, '渠道号\t品牌\t备注', ...rows);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('新增 2000 行，修改 0 行，0 行没有变化，1000 行有问题').waitFor();
  const drawn = dialog.getByRole('region', { name: '预览' }).locator('tbody tr');
  expect(await drawn.count()).toBeLessThanOrEqual(80);
  // The rows whose DOM a keystroke changes.
  const brand = drawn.nth(1).getByRole('combobox');
  await brand.click();
  await page.keyboard.press('Control+a');
  await dialog.evaluate((box) => {
    const touched = new Set<Element>();
    Object.assign(window, { touchedRows: touched });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('tbody tr');
        if (row) touched.add(row);
      }
    }).observe(box, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await page.keyboard.type('鹭');
  await dialog.getByRole('listbox').getByRole('option', { selected: true }).waitFor();
  const touched = await page.evaluate(
    () => (window as unknown as { touchedRows: Set<Element> }).touchedRows.size,
  );
  expect(touched).toBe(1);
  await page.keyboard.press('Enter');
  await dialog.getByText('新增 2001 行，修改 0 行，0 行没有变化，999 行有问题').waitFor();
  // Scrolling renders more rows.
  const before = await drawn.count();
  await drawn.last().scrollIntoViewIfNeeded();
  await eventually(async () => (await drawn.count()) > before, true);
  expect(trouble).toEqual([]);
  await page.close();
});
