import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
interface Block {
  type: string;
  id: string;
  form?: string;
  action?: { do: string; outcome?: string };
  blocks?: Block[];
}
const pageFile = (id: string) =>
  JSON.parse(site.text(`definitions/pages/${id}.json`)) as { outcomes: string[]; body: Block[] };
const errors = async () => {
  const { problems } = await site.ops.analysis.problemsOf(site.ops.revision);
  return problems.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${code} ${file}`);
};

/** A new form in three steps, from the template, as an operator makes it. */
async function makeForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新增表单…' }).click();
  await page.getByRole('dialog').getByLabel('名称（英文 id）').fill('spring-form');
  await page.getByRole('dialog').getByRole('button', { name: '新增', exact: true }).click();
  await page.getByText('还没有页面放着这张表单').waitFor();
}

inNpmTest('a form that was just made is put on a page in one step and one undo', async () => {
  const steps = site.ops.draft.undoCount;
  const { page, trouble } = await site.open('#/forms');
  await makeForm(page);
  const before = pageFile('car-problem');
  await page.getByRole('button', { name: '放到一页上…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '放上去' }).click();
  await dialog.getByText('请从列表里选一页').waitFor();
  const field = dialog.getByRole('combobox', { name: '页面' });
  await field.fill('car-problem');
  await field.press('Enter');
  expect(await axeInFullRun(page)).toEqual([]);
  // A title may have commas: each is quoted.
  const telling = (await dialog.getByText('在同一步里也写上它的回执').textContent()) ?? '';
  expect(telling).toMatch(/：“[^“”]+”(、“[^“”]+”)*$/);
  const said = /(\d+) 页，在同一步里也写上它的回执/.exec((await dialog.textContent()) ?? '')?.[1];
  await dialog.getByRole('button', { name: '放上去' }).click();
  // Its card is open on the page, before the footer.
  const footer = before.body.findIndex(({ type }) => type === 'legalFooter');
  const at = footer === -1 ? before.body.length : footer;
  await page.locator(`li[data-item="/body/${at}"][data-open][data-revealed]`).waitFor();
  expect(pageFile('car-problem').body[at]?.form).toBe('spring-form');
  // The pages that tell its receipt are named before they are edited.
  const edited = [...site.ops.draft.changed.keys()].filter((file) => file.startsWith('definitions/pages/'));
  expect(edited.length).toBeGreaterThan(1);
  expect(Number(said)).toBe(edited.filter((file) => !file.endsWith('/car-problem.json')).length);
  expect(site.ops.draft.undoCount).toBe(steps + 2);
  expect(await errors()).toEqual([]);
  await page.getByRole('button', { name: /^撤销/ }).click();
  await eventually(async () => pageFile('car-problem'), before);
  expect(trouble).toEqual([]);
  await page.close();
});

// In `npm test` a form is put on a page that is there, and new-page.test.ts makes pages.
inFullRun(
  'a page is made from a template with a form, and a button of another page leads there',
  async () => {
    const steps = site.ops.draft.undoCount;
    const { page, trouble } = await site.open('#/forms');
    await makeForm(page);
    await page.getByRole('button', { name: '放到一页上…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '放到新的一页…' }).click();
    await dialog.getByRole('heading', { name: '新增页面，放表单 spring-form' }).waitFor();
    await dialog.getByLabel('从哪里开始').selectOption({ label: '落地页：手机号登录' });
    await dialog.getByLabel('名称（英文 id）').fill('spring-offer');
    expect(await axeInFullRun(page)).toEqual([]);
    await dialog.getByRole('button', { name: '新增', exact: true }).click();
    await page.getByRole('button', { name: '从别处引到这一页…' }).waitFor();
    const forms = JSON.stringify(pageFile('spring-offer')).match(/"form":"[^"]+"/g);
    expect(forms).toEqual(['"form":"spring-form"']);
    expect(site.ops.draft.undoCount).toBe(steps + 2);
    expect(await errors()).toEqual([]);
    await page.getByRole('button', { name: '从别处引到这一页…' }).click();
    const place = dialog.getByRole('combobox', { name: '哪一个' });
    await place.fill('按钮 页面“车贷常见问题”');
    await place.press('Enter');
    await dialog.getByText('会改：').waitFor();
    expect(await axeInFullRun(page)).toEqual([]);
    await dialog.getByRole('button', { name: '引到这一页' }).click();
    await page.getByText('从这些地方进入 (1)').waitFor();
    expect(pageFile('car-problem').outcomes).toContain('seeSpringOffer');
    expect(site.ops.draft.undoCount).toBe(steps + 3);
    expect(await errors()).toEqual([]);
    expect(trouble).toEqual([]);
    await page.close();
  },
);
