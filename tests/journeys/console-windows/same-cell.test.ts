import { expect, test } from 'vitest';
import { inFullRun } from '../../harness/divided-tests.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const titleOf = (id: string) => site.entries<{ title?: string }>('channels.json', 'channels')[id]?.title;
/** The browser logs the refused call. */
const isNoRefusal = (line: string) => !line.includes('409');
const setTitle = (id: string, value: string) =>
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', id, 'title'], value });

// In `npm test` text in a form meets the edit of another window (below), lost-connection.test.ts sends what waited, and
// tests/console/windows and tests/console/ui/outbox refuse and keep such edits.
inFullRun(
  'a cell that is left as it was does not write its old text over what another window wrote meanwhile',
  async () => {
    setTitle('5265', '原来的');
    const { page, trouble } = await site.open('#/channels?at=5265&column=title');
    const cell = page.locator('td[data-active]');
    await cell.waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('grid').getByRole('textbox', { name: '页面标题', exact: true }).waitFor();
    setTitle('5265', '别的窗口写的');
    setTitle('5316', '到了');
    await page.getByRole('gridcell', { name: '到了' }).waitFor();
    await page.keyboard.press('Enter');
    setTitle('5316', '又到了');
    await page.getByRole('gridcell', { name: '又到了' }).waitFor();
    expect(titleOf('5265')).toBe('别的窗口写的');
    expect(trouble).toEqual([]);
    await page.close();
  },
);

inFullRun('the later of two windows that edit one cell is told, with both values, and chooses', async () => {
  setTitle('5265', '原来的');
  const { page, trouble } = await site.open('#/channels?at=5265&column=title');
  await page.locator('td[data-active]').waitFor();
  await page.keyboard.press('Enter');
  const input = page.getByRole('grid').getByRole('textbox', { name: '页面标题', exact: true });
  await input.fill('这个窗口写的');
  setTitle('5265', '别的窗口写的');
  setTitle('5316', '到了');
  await page.getByRole('gridcell', { name: '到了' }).waitFor();
  await page.keyboard.press('Enter');
  const told = page.getByRole('group', { name: '渠道 5265 · 页面标题' });
  await told.waitFor();
  expect(titleOf('5265')).toBe('别的窗口写的');
  expect(await told.innerText()).toContain('这个窗口写的');
  expect(await told.innerText()).toContain('别的窗口写的');
  expect(await axeInFullRun(page)).toEqual([]);
  // What was typed is there after a reload, too.
  await page.reload();
  await told.getByRole('button', { name: '改成我的' }).click();
  await eventually(async () => titleOf('5265'), '这个窗口写的');
  await told.waitFor({ state: 'detached' });
  // One step: undo gives the other's value back.
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await eventually(async () => titleOf('5265'), '别的窗口写的');
  expect(trouble.filter(isNoRefusal)).toEqual([]);
  await page.close();
});

test('text that is being typed into a form stays when another window changes the field', async () => {
  const [id = ''] = Object.keys(site.entries('brands.json', 'brands'));
  const path = ['brands', id, 'name'];
  const nameNow = () => site.entries<{ name?: string }>('brands.json', 'brands')[id]?.name;
  const { page, trouble } = await site.open(`#/brands/${id}`);
  const slogan = page.getByRole('main').getByRole('textbox', { name: '一句话介绍', exact: true });
  const name = page.getByRole('main').getByRole('textbox', { name: '品牌名', exact: true });
  // The clock stands until the other window's values have arrived: a pause in typing would write the text before.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await name.fill('这个窗口');
  site.edit(
    { do: 'set', file: 'brands.json', path, value: '别的窗口' },
    { do: 'set', file: 'brands.json', path: ['brands', id, 'slogan'], value: '别的口号' },
  );
  await eventually(() => slogan.inputValue(), '别的口号');
  expect(await name.inputValue()).toBe('这个窗口');
  expect(nameNow()).toBe('别的窗口');
  await page.clock.resume();
  const told = page.getByRole('group', { name: /品牌名/ });
  await told.waitFor();
  expect(await told.innerText()).toContain('这个窗口');
  expect(nameNow()).toBe('别的窗口');
  await eventually(() => name.inputValue(), '别的窗口');
  await told.getByRole('button', { name: '保留对方的' }).click();
  await told.waitFor({ state: 'detached' });
  expect(trouble.filter(isNoRefusal)).toEqual([]);
  await page.close();
});

inFullRun(
  'an edit that waited for the connection is not written over what another window wrote meanwhile',
  async () => {
    setTitle('5265', '原来的');
    const { page } = await site.open('#/channels?at=5265&column=title');
    await page.locator('td[data-active]').waitFor();
    await site.stop();
    await page.keyboard.type('断线时写的');
    await page.keyboard.press('Enter');
    await page.getByText('等待送出：1 步改动').waitFor();
    setTitle('5265', '别的窗口写的');
    // The page at the next address sends it.
    await page.goto(await site.start());
    const told = page.getByRole('group', { name: '渠道 5265 · 页面标题' });
    await told.waitFor();
    expect(await told.innerText()).toContain('断线时写的');
    expect(titleOf('5265')).toBe('别的窗口写的');
    await told.getByRole('button', { name: '保留对方的' }).click();
    await told.waitFor({ state: 'detached' });
    await page.close();
  },
);
