import { expect, test } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

// In `npm test` a form and a table are edited (lost-connection.test.ts), and a fault of an entry is corrected in its form
// (new-page.test.ts).
test('a reason is fully visible under the last visible row, at the end of the table and at its right edge', async () => {
  const { page, trouble } = await site.open('#/channels');
  const grid = page.getByRole('grid');
  await grid.waitFor();
  const alert = grid.getByRole('alert');
  const isRead = (reason: Element) => {
    const { x, y, width, height } = reason.getBoundingClientRect();
    const corners = [x + 3, x + width - 3].flatMap((left) =>
      [y + 3, y + height - 3].map((top) => document.elementFromPoint(left, top)),
    );
    return corners.every((one) => one !== null && reason.contains(one));
  };
  /** Enters a text in a column of the last fully visible row. */
  const refuse = async (column: number, text: string) => {
    const row = await grid.evaluate((table) => {
      const { bottom } = table.getBoundingClientRect();
      const rows = [...table.querySelectorAll('tbody tr')];
      return rows.findLastIndex((one) => one.getBoundingClientRect().bottom <= bottom);
    });
    await grid.locator('tbody tr').nth(row).getByRole('gridcell').nth(column).click();
    await page.keyboard.press('F2');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await alert.waitFor();
    expect(await alert.evaluate(isRead)).toBe(true);
    if (column === 1) expect(await axeInFullRun(page)).toEqual([]);
    while (await alert.count()) await page.keyboard.press('Escape');
  };
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await grid.evaluate((table) => table.scrollTo(0, 100));
    await refuse(1, '0-'.repeat(4));
    await refuse(3, '没有');
    await grid.evaluate((table) => table.scrollTo(table.scrollWidth, table.scrollHeight));
    await timersFired(page, 100);
    await refuse(11, '标签');
  }
  expect(trouble).toEqual([]);
  await page.close();
});

test('a fault in the bulk bar disappears with its cause: another value, another selection', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('grid').waitFor();
  const tick = (row: string) => page.getByRole('row', { name: row }).first().getByRole('checkbox').click();
  await tick('675');
  await page.getByLabel('批量设置').selectOption('ads.conversionId');
  const value = page.getByLabel('值', { exact: true });
  const fault = page.getByRole('alert').getByText('格式不对');
  const set = () => page.getByRole('button', { name: '设置', exact: true }).click();
  await value.fill('a b');
  await set();
  await fault.waitFor();
  await value.fill('a c');
  await fault.waitFor({ state: 'detached' });
  await set();
  await fault.waitFor();
  await tick('679');
  await fault.waitFor({ state: 'detached' });
  await set();
  await fault.waitFor();
  await page.getByRole('button', { name: '清空' }).click();
  await fault.waitFor({ state: 'detached' });
  expect(await value.inputValue()).toBe('a c');
  expect(trouble).toEqual([]);
  await page.close();
});

test('the accepted format of a name is shown before a refusal, both when adding and when renaming', async () => {
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('grid').waitFor();
  const hint = '规则名用小写英文字母、数字和连字符，以字母开头，例如 beijing-skip-form';
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('规则', { exact: true });
  await dialog.getByText(hint).waitFor();
  expect(await dialog.getByRole('alert').count()).toBe(0);
  const hints = await name.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  );
  expect(hints).toEqual([hint]);
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('row', { name: 'shanghai-skip-form' }).first().getByRole('gridcell').nth(1).click();
  await page.keyboard.press('F2');
  await page.getByRole('grid').getByText(hint).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.keyboard.type('上海');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText(hint).waitFor();
  expect(await page.getByRole('grid').getByText(hint).count()).toBe(1);
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(trouble).toEqual([]);
  await page.close();
});
