import { expect } from 'vitest';
import { inFullRun } from '../../harness/divided-tests.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const form = 'definitions/forms/carloan.json';
const consents = () =>
  (JSON.parse(site.text(form)).fields as { kind: string; id: string }[]).filter(
    ({ kind }) => kind === 'consent',
  );

// In `npm test` impact-and-preview.test.ts confirms a risk and saves.
inFullRun(
  'a consent that is taken out of a form is a risk, to which the save view leads, and a confirmation survives a look at the plan',
  async () => {
    const { page, trouble } = await site.open('#/forms/carloan');
    const [first] = consents().slice(-1);
    const card = page
      .locator('li[data-item]')
      .filter({ hasText: first?.id ?? '' })
      .last();
    await card.getByRole('button', { name: /^删除：/ }).click();
    await eventually(async () => consents().some(({ id }) => id === first?.id), false);
    await page.getByRole('navigation').getByRole('link', { name: '保存', exact: true }).click();
    const main = page.getByRole('main');
    await main.getByText('项风险没有确认').waitFor({ timeout: 0 });
    expect(await axeInFullRun(page)).toEqual([]);
    await main.getByRole('button', { name: '去那里' }).click();
    const confirm = main.getByRole('checkbox', { name: '这是我要的' }).first();
    expect(await confirm.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await main.getByRole('link', { name: '查看影响' }).click();
    await main.getByRole('heading', { name: '风险' }).waitFor();
    await main.getByRole('link', { name: '查看改动并保存' }).click();
    expect(await confirm.isChecked()).toBe(true);
    for (const one of await main.getByRole('checkbox', { name: '这是我要的' }).all()) await one.check();
    await main.getByRole('button', { name: /^保存 \d+ 个文件$/ }).click();
    await main.getByRole('region', { name: '保存的内容' }).waitFor({ timeout: 0 });
    expect(trouble).toEqual([]);
    await page.close();
  },
);
