import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

interface Form {
  steps?: { title: string; fields: string[] }[];
  fields: { id: string; kind: string; options?: { value: string; label: string }[] }[];
}
const file = 'definitions/forms/car-valuation.json';
const form = (): Form => JSON.parse(site.text(file)) as Form;
const ids = async () => form().fields.map(({ id }) => id);

// In `npm test` fields go to steps, and page-blocks.test.ts adds from a palette what the phone shows.
test('a field is added to a form with options of a spreadsheet, and the phone shows it', async () => {
  const before = await ids();
  const { page, trouble } = await site.open('#/forms/car-valuation');
  await page.getByRole('heading', { name: '字段', exact: true }).waitFor();
  await page.getByRole('button', { name: '添加字段…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^单选.*choice/ })
    .click();
  await eventually(ids, [...before, 'choice']);
  const card = page.locator(`li[data-item="/fields/${before.length}"]`);
  await card.getByLabel('标签', { exact: true }).fill('车身颜色');
  // The question first and strong: it is what an operator looks for.
  await card.locator('[data-head] strong', { hasText: '车身颜色' }).waitFor();
  await card.getByRole('button', { name: '从表格粘贴…' }).click();
  await page.getByText('现有的 2 项只是示例，会换成粘贴的。').waitFor();
  await page.getByLabel('要添加的行').fill('white\t白色\nblack\t黑色');
  expect(await axeInFullRun(page)).toEqual([]);
  await page.getByRole('button', { name: '添加 2 项' }).click();
  await eventually(
    async () => form().fields.at(-1)?.options,
    [
      { value: 'white', label: '白色' },
      { value: 'black', label: '黑色' },
    ],
  );
  const phone = page.frameLocator('iframe:not([inert])').last();
  await phone.getByText('车身颜色').first().waitFor({ timeout: 0 });
  await phone.getByText('白色').first().waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('a form is split into steps, a field goes to another one, and every field stays in exactly one', async () => {
  const all = await ids();
  const { page, trouble } = await site.open('#/forms/car-valuation');
  await page.getByRole('button', { name: '分成几步' }).click();
  await eventually(async () => form().steps?.map(({ fields }) => fields), [all.slice(0, -1), all.slice(-1)]);
  await page.locator('li[data-item="/fields/1"] [data-head]').click();
  await page.getByLabel('所在步骤').selectOption({ label: '第 2 步 第 2 步' });
  await eventually(async () => form().steps?.[1]?.fields, [all.at(-1), all[1]]);
  expect(await ids()).toEqual([all[0], ...all.slice(2), all[1]]);
  expect(await axeInFullRun(page)).toEqual([]);
  // Deleting all fields of a step takes the step out.
  const second = page.getByRole('region', { name: '第 2 步' });
  for (const _ of [1, 2]) await second.getByRole('button', { name: /^删除/ }).first().click();
  // The page says a result at the second one.
  await page.getByRole('dialog').getByText('还有 1 处用到它').waitFor();
  await page.getByRole('button', { name: '仍然删除' }).click();
  await eventually(async () => form().steps, undefined);
  expect(trouble).toEqual([]);
  await page.close();
});

test('the step of a field and the pages of its form follow a new name, as one step; a name that is taken stays typed', async () => {
  const page = JSON.stringify(JSON.parse(site.text('definitions/pages/car-valuation.json')));
  const all = await ids();
  const { page: tab, trouble } = await site.open('#/forms/car-valuation');
  await tab.getByRole('button', { name: '分成几步' }).click();
  await eventually(async () => form().steps?.length, 2);
  const last = all.length - 1;
  const card = tab.locator(`li[data-item="/fields/${last}"]`);
  await card.locator('[data-head]').click();
  const name = card.getByLabel('提交时的字段名');
  await name.fill(String(all[0]));
  await name.press('Enter');
  await card.getByText(`已有“${all[0]}”`).waitFor();
  expect(await ids()).toEqual(all);
  await name.fill('renamed');
  await name.press('Enter');
  await eventually(ids, [...all.slice(0, -1), 'renamed']);
  expect(form().steps?.[1]?.fields).toEqual(['renamed']);
  // Its card stays open where it is.
  await card.getByLabel('所在步骤').waitFor();
  await tab.getByRole('button', { name: '撤销' }).click();
  await eventually(async () => form().steps?.[1]?.fields, [all.at(-1)]);
  expect(await ids()).toEqual(all);
  expect(JSON.stringify(JSON.parse(site.text('definitions/pages/car-valuation.json')))).toBe(page);
  expect(trouble).toEqual([]);
  await tab.close();
});

test('an open option stays open when one above it is deleted or moved', async () => {
  const { page, trouble } = await site.open('#/forms/car-valuation');
  await page.getByRole('button', { name: '添加字段…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^单选.*choice/ })
    .click();
  await eventually(async () => form().fields.at(-1)?.kind, 'choice');
  await page.getByRole('button', { name: '从表格粘贴…' }).click();
  await page.getByLabel('要添加的行').fill('a\t甲\nb\t乙\nc\t丙');
  await page.getByRole('button', { name: '添加 3 项' }).click();
  const options = page.getByRole('list', { name: '选项' });
  await options.getByRole('button', { name: /^丙 ?第 3 项/ }).click();
  const shown = options.getByLabel('显示的文字');
  await eventually(async () => shown.inputValue(), '丙');
  await options.getByRole('button', { name: '删除：甲 第 1 项' }).click();
  await eventually(async () => form().fields.at(-1)?.options?.length, 2);
  await options.getByRole('button', { name: /^丙 ?第 2 项/, expanded: true }).waitFor();
  expect(await shown.inputValue()).toBe('丙');
  await options.getByRole('button', { name: '下移：乙 第 1 项' }).click();
  await options.getByRole('button', { name: /^丙 ?第 1 项/, expanded: true }).waitFor();
  expect(await shown.inputValue()).toBe('丙');
  expect(trouble).toEqual([]);
  await page.close();
});
