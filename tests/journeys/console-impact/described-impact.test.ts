import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const draft = (file: string) => JSON.parse(site.text(file));

test('a city in several rules is reported as ambiguous, and one of them is chosen by its description', async () => {
  const { page, trouble } = await site.open('#/channels/5265');
  const rule = page.getByRole('combobox', { name: '城市规则' });
  await rule.fill('成都');
  await rule.blur();
  await page.getByRole('alert').getByText('“成都”可以是 2 个').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page.getByRole('button', { name: /^成都 · .+ chengdu-download$/ }).click();
  await eventually(async () => draft('channels.json').channels['5265'].cityRule, 'chengdu-download');
  expect(trouble).toEqual([]);
  await page.close();
});

test('a route whose ending is missing is suggested by its full name, and written by one press', async () => {
  const { page, trouble } = await site.open('#/files/definitions/destinations.json');
  site.edit({
    do: 'set',
    file: 'definitions/destinations.json',
    path: ['failure', 'otherwise', 'go'],
    value: 'p4ListDownloa',
  });
  await page.getByRole('button', { name: /1 个错误/ }).click();
  await page.getByRole('button', { name: /^改为 p4ListDownload：/ }).click();
  await eventually(async () => draft('definitions/destinations.json').failure.otherwise.go, 'p4ListDownload');
  await page.getByText('没有问题，可以保存').waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('a name that an unsaved edit elsewhere renamed names that edit, and reverts it', async () => {
  site.edit({
    do: 'rename',
    file: 'definitions/routes.json',
    path: ['routes', 'downloadPage'],
    key: 'downloads',
  });
  const { page, trouble } = await site.open('#/files/definitions/destinations.json');
  await page.getByRole('button', { name: /个错误/ }).click();
  await page.getByText('把“downloadPage”改名为“downloads”').first().waitFor();
  // The text view comes with an editor of its own, which is loaded first.
  await page.locator('.cm-content').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^撤回那项改动：/ })
    .first()
    .click();
  await eventually(async () => Object.hasOwn(draft('definitions/routes.json').routes, 'downloadPage'), true);
  await page.getByText('没有问题，可以保存').waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('all channels follow a renamed city rule by one press, and no similar name is offered', async () => {
  const [from, to] = ['beijing-follow-account', 'beijing-gzh'];
  const ruleOf = () =>
    Object.entries(site.entries<{ cityRule?: string }>('channels.json', 'channels'))
      .filter(([, { cityRule }]) => cityRule === from || cityRule === to)
      .map(([, { cityRule }]) => cityRule);
  const count = ruleOf().length;
  expect(count).toBeGreaterThan(3);
  site.edit({ do: 'rename', file: 'definitions/cities.json', path: ['rules', from], key: to });
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('button', { name: /1 个错误/ }).click();
  const panel = page.getByRole('complementary', { name: '问题' });
  await panel.getByText(new RegExp(`^${count} 处用到它：渠道 .+、.+、.+ 等 ${count} 个渠道$`)).waitFor();
  const follow = panel.getByRole('button', { name: new RegExp(`^把 ${count} 处都改为 ${to}：`) });
  await follow.waitFor();
  expect(await panel.getByRole('listitem').getByRole('button').allInnerTexts()).toEqual([
    `把 ${count} 处都改为 ${to}`,
    '撤回那项改动',
  ]);
  expect(await panel.innerText()).not.toContain('shenzhen-follow-account');
  expect(await axeInFullRun(page)).toEqual([]);
  await follow.click();
  await eventually(async () => [...new Set(ruleOf())], [to]);
  expect(ruleOf()).toHaveLength(count);
  await page.getByText('没有问题，可以保存').waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('reverting comes first for a deleted city rule, which returns to its old position', async () => {
  const name = 'beijing-follow-account';
  const before = site.text('definitions/cities.json');
  site.edit({ do: 'remove', file: 'definitions/cities.json', path: ['rules', name] });
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('button', { name: /1 个错误/ }).click();
  const panel = page.getByRole('complementary', { name: '问题' });
  const back = panel.getByRole('button', { name: /^撤回那项改动：/ });
  await back.waitFor();
  expect(await panel.getByRole('listitem').getByRole('button').allInnerTexts()).toEqual([
    '撤回那项改动',
    expect.stringMatching(/^把 \d+ 处都改为 shenzhen-follow-account$/),
  ]);
  await back.click();
  await eventually(
    async () => Object.keys(draft('definitions/cities.json').rules),
    Object.keys(JSON.parse(before).rules),
  );
  expect(trouble).toEqual([]);
  await page.close();
});

test('the plan describes the changes of a brand and of a city rule in words', async () => {
  const { page, trouble } = await site.open('#/know');
  site.edit(
    { do: 'set', file: 'brands.json', path: ['brands', 'quick-loan', 'theme', 'primary'], value: '#aa1100' },
    {
      do: 'set',
      file: 'definitions/cities.json',
      path: ['rules', 'chengdu-download', 'set', 'succ_todo'],
      value: 5,
    },
  );
  await page.getByText('颜色、圆角与版式 · 主色').first().waitFor({ timeout: 60_000 });
  const plan = await page.getByRole('main').innerText();
  expect(plan).toContain('鹭洲快贷 quick-loan');
  expect(plan).toContain('成功去向');
  expect(plan).toContain('下载应用 4 → 在公众号里接收通知 5');
  expect(plan).toContain('成功去向：在公众号里接收通知（succ_todo 5）（城市规则）');
  expect(plan).not.toContain('input_form 0, ');
  expect(plan).not.toMatch(/theme\.primary|\(city\)|\(loop\)|destination\.success/);
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a variant is edited in a form, found by search, and the default channel is marked as such', async () => {
  const { page, trouble } = await site.open('#/variants/second-operator');
  await page.getByText(/采用它的：\d+ 个渠道、\d+ 个站点/).waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  // The number of uses links to exactly those.
  const taking = page.getByText(/采用它的/).getByRole('link', { name: /个渠道$/ });
  const count = Number(/\d+/.exec((await taking.textContent()) ?? '')?.[0]);
  await taking.click();
  await page.getByText(new RegExp(`^${count} / \\d+`)).waitFor();
  await page.goBack();
  await page.getByRole('textbox', { name: '运营公司' }).fill('南京示例新公司');
  await eventually(
    async () => draft('brands.json').variants['second-operator'].companyName,
    '南京示例新公司',
  );
  await page.evaluate(() => {
    location.hash = '#/see';
  });
  await page.getByText('访客按默认渠道 5818 处理').waitFor();
  await page.getByRole('combobox', { name: /成功去向/ }).selectOption({ label: '4 下载应用' });
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});
