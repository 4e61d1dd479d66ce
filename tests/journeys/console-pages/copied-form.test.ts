import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

// In `npm test` form-on-page.test.ts makes a form from the template, and new-page.test.ts a copy of a page.
const site = sharedConsole();
const fileOf = (id: string) => `definitions/forms/${id}.json`;
const form = (id: string) =>
  JSON.parse(site.text(fileOf(id))) as {
    id: string;
    note?: string;
    fields: { id: string; label?: string }[];
  };
const errors = async () => {
  const { problems } = await site.ops.analysis.problemsOf(site.ops.revision);
  return problems.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${code} ${file}`);
};

/** Copies the form that is shown. @returns once the copy is shown */
async function copy(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: '复制成新的…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('名称（英文 id）').fill(id);
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('还没有页面放着这张表单').waitFor();
}

test('a form is copied from its page, its copy edited and put on a page, and the original stays as it was', async () => {
  const before = site.text(fileOf('car-question'));
  const steps = site.ops.draft.undoCount;
  const { page, trouble } = await site.open('#/forms/car-question');
  await page.getByRole('button', { name: '复制成新的…' }).click();
  const dialog = page.getByRole('dialog');
  // The one that is shown is chosen; a name that is taken makes nothing.
  expect(await dialog.getByLabel('从哪里开始').inputValue()).toBe('car-question');
  await dialog.getByLabel('名称（英文 id）').fill('car-question');
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await dialog.getByText('已有 car-question').waitFor();
  expect(site.ops.draft.undoCount).toBe(steps);
  expect(await axeInFullRun(page)).toEqual([]);
  await dialog.getByRole('button', { name: '取消' }).click();

  // A form is chosen by where it is and what it asks, not by its id alone.
  await page.getByRole('button', { name: '复制成新的…' }).click();
  await dialog
    .getByRole('option', { name: /^复制：用于车贷页 \/car-problem car-question · 问“/ })
    .waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: '取消' }).click();

  await copy(page, 'spring-question');
  await eventually(async () => page.url().includes('#/forms/spring-question'), true);
  expect(site.ops.draft.undoCount).toBe(steps + 1);
  const { id: _, note: __, ...original } = form('car-question');
  expect(form('spring-question')).toEqual({ ...original, id: 'spring-question' });
  expect(await errors()).toEqual([]);
  expect(await axeInFullRun(page)).toEqual([]);

  const [first] = form('spring-question').fields;
  await page.locator('li[data-item="/fields/0"] [data-head]').click();
  const label = page.locator('li[data-item="/fields/0"]').getByLabel('标签', { exact: true });
  await label.fill('春季问题');
  await label.press('Tab');
  await eventually(async () => form('spring-question').fields[0]?.label, '春季问题');
  expect(form('spring-question').fields[0]?.id).toBe(first?.id);
  expect(site.text(fileOf('car-question'))).toBe(before);

  await page.getByRole('button', { name: '放到一页上…' }).click();
  const field = dialog.getByRole('combobox', { name: '页面' });
  await field.fill('car-valuation');
  await field.press('Enter');
  await dialog.getByRole('button', { name: '放上去' }).click();
  await page.locator('li[data-item][data-open][data-revealed]').waitFor();
  expect(await errors()).toEqual([]);
  // The card leads to its form.
  const toForm = page
    .locator('li[data-item][data-open]')
    .getByRole('link', { name: '打开表单 spring-question' });
  expect(await toForm.getAttribute('href')).toBe('#/forms/spring-question');
  // What is added to the list of result codes is one of them.
  const card = page.locator('li[data-item][data-open]').first();
  await card.getByRole('button', { name: '添加一种返回码' }).waitFor();
  await card.getByText('遇到其余返回码时').waitFor();
  await page.frameLocator('iframe:not([inert])').last().getByText('春季问题').first().waitFor({ timeout: 0 });

  // All of it is undone step by step, to the byte.
  for (let left = site.ops.draft.undoCount; left > steps; left -= 1) {
    await page.getByRole('button', { name: /^撤销/ }).click();
    await eventually(async () => site.ops.draft.undoCount, left - 1);
  }
  expect(site.ops.draft.changed.size).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a copy of every form of the config has no errors', async () => {
  for (const file of [...site.ops.draft.files.keys()].filter((one) => one.startsWith('definitions/forms/'))) {
    const id = file.slice('definitions/forms/'.length, -'.json'.length);
    const { page } = await site.open(`#/forms/${id}`);
    await copy(page, `${id}-copy`);
    await page.close();
  }
  expect(await errors()).toEqual([]);
});
