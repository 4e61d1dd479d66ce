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
  // Two facts tell this visitor from the others of that row, whose own conditions are one tick; the others are folded away.
  const ticks = dialog.getByRole('group', { name: '对哪些访客' }).getByRole('checkbox');
  expect(await ticks.count()).toBe(3);
  const tick = (name: string | RegExp) => dialog.getByRole('checkbox', { name });
  const within = tick(`第 ${index + 1} 行的条件：已登录：是，`);
  for (const one of [tick('页面刚刚完成的结果：刚到达'), tick(/^当前路由：.+ \/login$/), within]) {
    expect(await one.isChecked()).toBe(true);
  }
  const words = dialog.getByText('这一行将对这样的访客起作用');
  expect(await words.innerText()).toMatch(
    /起作用：页面刚刚完成的结果：刚到达，当前路由：.+ \/login，已登录：是，.+、.+。$/,
  );
  // Without an id beside a name.
  expect(await dialog.getByRole('group', { name: '对哪些访客' }).innerText()).not.toMatch(
    /\b(ok|entry|index)\b/,
  );
  await dialog.getByText('更多条件').click();
  expect(await tick('网址参数 from：没有').isChecked()).toBe(false);
  await tick('已保存的应用名：没有').check();
  await dialog.getByLabel('应去').fill('/loan-calculator');
  await page.getByRole('option').filter({ hasText: 'loanCalculator' }).click();
  // Where the visitor ends with the row is known before it is there.
  const tried = dialog.getByRole('status').filter({ hasText: '添加后，这位访客到' });
  await tried.getByText('/loan-calculator').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await dialog.getByRole('button', { name: `添加在第 ${index + 1} 行之前` }).click();
  await eventually(async () => rows()[index]?.go, 'loanCalculator');
  const made = rows()[index]?.when ?? {};
  expect(made).toMatchObject({ route: 'login', 'session.token': true, outcome: null, user: 'ok' });
  expect(Object.keys(made)).not.toContain('query.from');
  expect(made).toHaveProperty(['session.appName'], null);
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
  await dialog.getByRole('checkbox', { name: `渠道号：${channel}` }).waitFor();
  const ticks = dialog.getByRole('group', { name: '对哪些访客' }).getByRole('checkbox', { checked: true });
  const labels = await ticks.evaluateAll((all) => all.map((one) => one.parentElement?.innerText.trim()));
  expect(labels.slice(0, 2)).toEqual([`渠道号：${channel}`, '访客城市：上海']);
  expect(labels.length).toBeLessThanOrEqual(4);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a row whose conditions do not take this visitor says which row still decides, before it is added', async () => {
  // The row of a channel's landing pages, for a visitor who has sent the form.
  const saved = rows().findIndex(({ id }) => id === 'saved');
  const { page, trouble } = await site.open(
    '#/decisions/navigation?channel=5265&path=%2Fform-package&outcome=formSaved&login=ok&city=%E5%A4%A9%E6%B4%A5&only=channel&go=loanCalculator&new=visitor',
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`现在由第 ${saved + 1} 行决定`).waitFor();
  await dialog
    .getByRole('status')
    .filter({ hasText: `勾选的条件对这位访客不够：添加后，仍由第 ${saved + 1} 行决定` })
    .waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
