import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

interface Row {
  id: string;
  when: Record<string, unknown>;
  go?: string;
}
const file = 'definitions/navigation.json';
const rows = (): Row[] => (JSON.parse(site.text(file)) as { rules: Row[] }).rules;

test('a row from the visitor of the preview decides for this visitor from now on, and one undo takes it back', async () => {
  const before = site.text(file);
  const index = rows().findIndex(({ id }) => id === 'to-form');
  const { page, trouble } = await site.open('#/see?path=%2Flogin&login=ok');
  await page.getByRole('link', { name: '这样的访客应去…' }).waitFor();
  await page.getByRole('button', { name: '/login', exact: true }).click();
  await page.getByRole('link', { name: '这样的访客应去…' }).click();
  const dialog = page.getByRole('dialog', { name: '这样的访客应去…' });
  // It says who decides now, and where this visitor ends.
  await dialog.getByText(`现在由第 ${index + 1} 行决定：已登录，打开的是登录页或首页：去表单`).waitFor();
  await dialog.getByText('“填写申请信息”').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  const tick = (name: string) => dialog.getByRole('checkbox', { name });
  expect(await tick('已登录：是').isChecked()).toBe(true);
  expect(await tick('页面刚刚完成的结果：刚到达').isChecked()).toBe(true);
  await tick('已保存的应用名：没有').uncheck();
  await dialog.getByLabel('应去').fill('/loan-calculator');
  await page.getByRole('option').filter({ hasText: 'loanCalculator' }).click();
  await dialog.getByRole('button', { name: `添加在第 ${index + 1} 行之前` }).click();
  await eventually(async () => rows()[index]?.go, 'loanCalculator');
  const made = rows()[index]?.when ?? {};
  expect(made).toMatchObject({ route: 'login', 'session.token': true, outcome: null, user: 'ok' });
  expect(made).not.toHaveProperty('session.appName');
  // Such a visitor goes there now, in words and in the phone.
  const said = page.getByRole('status').filter({ hasText: '这样的访客现在到' });
  await said.getByText('/loan-calculator').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await said.getByRole('link', { name: '在预览里看这位访客' }).click();
  await page.getByText('符合行 row').first().waitFor();
  await page.locator('code', { hasText: '/loan-calculator' }).first().waitFor();
  // Before the undo: the phone loads again after it, and a load that is given up is an error of its log.
  expect(trouble).toEqual([]);
  await page.getByRole('button', { name: /^撤销/ }).click();
  await eventually(async () => site.text(file) === before, true);
  await page.close();
});

test('a row from the visitor of a channel and a city is for them alone, until their ticks are taken away', async () => {
  const channel = Object.keys(site.entries('channels.json', 'channels'))[0] ?? '';
  const { page, trouble } = await site.open(
    `#/see?path=%2Flogin&login=ok&channel=${channel}&city=%E4%B8%8A%E6%B5%B7`,
  );
  await page.getByRole('link', { name: '这样的访客应去…' }).click();
  const dialog = page.getByRole('dialog', { name: '这样的访客应去…' });
  for (const name of [`渠道号：${channel}`, /^访客城市：上海/]) {
    await dialog.getByRole('checkbox', { name }).waitFor();
    expect(await dialog.getByRole('checkbox', { name }).isChecked()).toBe(true);
  }
  expect(trouble).toEqual([]);
  await page.close();
});
