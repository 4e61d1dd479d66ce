import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const otherwise = () => JSON.parse(site.text('definitions/destinations.json')).success.otherwise.go as string;

test('a page is made from a template, visitors are led to it, and its deletion leads them to another page', async () => {
  const before = otherwise();
  const { page, trouble } = await site.open('#/pages');
  await page.getByRole('button', { name: '新增页面…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('从哪里开始').selectOption({ label: '感谢页：提交回执' });
  await dialog.getByText('告诉访客表单收到了没有').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await dialog.getByLabel('名称（英文 id）').fill('spring-thanks');
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await page.getByRole('button', { name: '从别处引到这一页…' }).waitFor();
  await page.getByText('还没有任何地方链接到它', { exact: true }).waitFor();
  expect(site.ops.draft.undoCount).toBe(1);
  await page.getByRole('button', { name: '从别处引到这一页…' }).click();
  const place = dialog.getByRole('combobox', { name: '哪一个' });
  await dialog.getByRole('button', { name: '引到这一页' }).click();
  await dialog.getByText('请从列表里选一个').waitFor();
  await place.fill('没有这样的地方');
  await dialog.getByText('没有找到').waitFor();
  // A place leads everybody; a row of the navigation leads one channel.
  await dialog.getByText('只让一个渠道的访客来这一页').waitFor();
  await place.fill('679');
  await dialog.getByRole('option', { name: /^表单“申请信息”提交成功/ }).waitFor();
  const row = dialog.getByRole('link', { name: '在导航规则里用“这样的访客应去…”' });
  expect(await row.getAttribute('href')).toContain(
    '#/decisions/navigation?channel=679&only=channel&go=springThanks&new=visitor',
  );
  await place.fill('');
  await dialog.getByRole('radio', { name: /^去向表的一行 \(\d+\)$/ }).check();
  await place.fill('成功去向 都不符合');
  expect(await axeInFullRun(page)).toEqual([]);
  await place.press('Enter');
  await dialog.getByText('现在引到：“下载应用” /download-page').waitFor();
  await dialog.getByText('改成引到：“在应用里继续” /spring-thanks').waitFor();
  await dialog.getByText('是一步改动，可以撤销').waitFor();
  await dialog.getByRole('button', { name: '引到这一页' }).click();
  await eventually(async () => otherwise(), 'springThanks');
  expect(site.ops.draft.undoCount).toBe(2);
  await page.getByText('从这些地方进入 (1)').waitFor();
  // Deleted, with what named it leading to the page from before.
  await page.getByRole('button', { name: '删除…' }).click();
  await dialog.getByRole('link', { name: 'definitions/destinations.json' }).waitFor();
  const heir = site.entries<{ page: string }>('definitions/routes.json', 'routes')[before]?.page ?? '';
  await dialog.getByLabel('这些地方改为通往').selectOption(heir);
  await dialog.getByText('1 处一起改掉。').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await dialog.getByRole('button', { name: '删除', exact: true }).click();
  await eventually(async () => otherwise(), before);
  expect(site.ops.draft.undoCount).toBe(3);
  expect(site.ops.draft.changed.size).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a channel and a landing page have the address for an advertisement, which opens that page for that channel', async () => {
  const { page, trouble } = await site.open('#/channels/5265');
  const card = page.getByRole('main').locator('section').filter({ hasText: '投放链接' });
  await card.getByLabel('站点').selectOption('m.example');
  await card.getByLabel('落地页').selectOption({ label: '首页落地页 /m/index.html' });
  const given = await card.getByLabel('网址', { exact: true }).inputValue();
  expect(given).toBe('https://m.example/m/index.html?_channel=channel_5265');
  expect(await axeInFullRun(page)).toEqual([]);
  // On the page itself the channel is chosen.
  await page.goto(page.url().replace(/#.*/, '#/pages/login-v2'));
  await page.getByText('投放链接', { exact: true }).click();
  await page.getByRole('combobox', { name: '渠道', exact: true }).fill('5265');
  await page.getByLabel('站点', { exact: true }).selectOption('m.example');
  await eventually(() => page.getByLabel('网址', { exact: true }).inputValue(), given);
  await page.getByRole('combobox', { name: '渠道', exact: true }).fill('052');
  await page.getByText('渠道号是 1 到 10 位数字，不以 0 开头').waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('a result code of a form leads to its own thank-you page, found by the title of the page with the form', async () => {
  const own = 'definitions/pages/form-package.json';
  const finishes = () =>
    (JSON.parse(site.text(own)) as { outcomes: string[] }).outcomes.includes('seeSpringThanks');
  const { page, trouble } = await site.open('#/pages');
  await page.getByRole('button', { name: '新增页面…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('从哪里开始').selectOption({ label: '感谢页：提交回执' });
  await dialog.getByText('没有提交过的人看到的标题').waitFor();
  await dialog.getByLabel('名称（英文 id）').fill('spring-thanks');
  await dialog.getByLabel('首屏标题').fill('春季：还没有提交');
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await page.getByRole('heading', { name: '春季：还没有提交', level: 1 }).waitFor();
  await page.getByRole('button', { name: '从别处引到这一页…' }).click();
  const place = dialog.getByRole('combobox', { name: '哪一个' });
  // A channel, whose visitors come to the page with the form, finds it as well as words and codes.
  await place.fill('5265 申请信息 返回码 200');
  await dialog
    .getByRole('option', { name: '表单“申请信息”提交成功（返回码 200） · 页面“填写申请信息”' })
    .click();
  await dialog.getByText('现在引到：成功去向').waitFor();
  await dialog.getByText('这里不再按城市规则和去向表“成功去向”分流').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await dialog.getByRole('button', { name: '引到这一页' }).click();
  await eventually(async () => finishes(), true);
  await page.getByText('从这些地方进入 (1)').waitFor();
  await page.getByText('没有问题').waitFor({ timeout: 0 });
  expect(trouble).toEqual([]);
  await page.close();
});

test('a button is led to another page where its action is chosen, by an outcome that is there already or a new one', async () => {
  const own = 'definitions/pages/download-page.json';
  const content = () => JSON.parse(site.text(own)) as { outcomes: string[]; body: { action?: unknown }[] };
  const rules = () =>
    JSON.parse(site.text('definitions/navigation.json')).rules as {
      when: { outcome?: unknown };
      go?: string;
    }[];
  const before = rules().length;
  const { page, trouble } = await site.open(`#/pages/download-page?at=${encodeURIComponent('/body/5')}`);
  const card = page.locator('li[data-item="/body/5"]');
  const kind = card.getByRole('combobox', { name: '按下后做什么' });
  const target = card.getByRole('combobox', { name: '去哪个页面' });
  await kind.selectOption({ label: '去本站的另一个页面…' });
  expect(await target.inputValue()).toBe('');
  expect(await axeInFullRun(page)).toEqual([]);
  await target.selectOption('loanCalculator');
  await eventually(async () => content().body[5]?.action, { do: 'finish', outcome: 'seeCalculator' });
  await eventually(() => target.inputValue(), 'loanCalculator');
  expect(rules()).toHaveLength(before);
  // No row leads there yet: it is made, with an outcome of the page.
  await target.selectOption('carProblem');
  await eventually(async () => content().body[5]?.action, { do: 'finish', outcome: 'seeCarQuestions' });
  await target.selectOption('from');
  await eventually(async () => content().outcomes.includes('seeFrom'), true);
  expect(content().outcomes).not.toContain('seeCarQuestions');
  expect(rules().find(({ go, when }) => go === 'from' && when.outcome === 'seeFrom')).toBeDefined();
  await eventually(() => target.inputValue(), 'from');
  // The kind of action is taken back like any other.
  await kind.selectOption({ label: '返回上一页' });
  await target.waitFor({ state: 'detached' });
  await eventually(async () => content().body[5]?.action, { do: 'back' });
  expect(trouble).toEqual([]);
  await page.close();
});

test('a page that a setting of the site opens is said to be used there, and its deletion can put another in its place', async () => {
  const { page, trouble } = await site.open('#/pages/link-refused');
  const dialog = page.getByRole('dialog');
  const opened = () => JSON.parse(site.text('definitions/site.json')).linkLogin.refused as string;
  await page.getByRole('button', { name: '删除…' }).click();
  await dialog.getByText('这些地方还写着它').waitFor();
  await dialog.getByRole('link', { name: 'definitions/site.json' }).waitFor();
  await dialog.getByLabel('这些地方改为通往').selectOption('link-login');
  await dialog.getByText('1 处一起改掉。').waitFor();
  await dialog.getByRole('button', { name: '删除', exact: true }).click();
  await eventually(async () => opened(), 'link-login');
  await page.getByRole('button', { name: /^撤销/ }).click();
  await eventually(async () => opened(), 'link-refused');
  expect(trouble).toEqual([]);
  await page.close();
});
