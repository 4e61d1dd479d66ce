import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const company = () =>
  site.entries<{ companyName: string }>('brands.json', 'brands')['quick-loan']?.companyName;

// In `npm test` impact-and-preview.test.ts confirms a risk and saves.
test('another company of a brand is a risk, to which the save view leads, and a confirmation survives a look at the plan', async () => {
  const { page, trouble } = await site.open('#/brands/quick-loan');
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: '运营公司', exact: true });
  await field.fill('厦门另一家示例网络科技有限公司');
  await field.blur();
  await eventually(async () => company(), '厦门另一家示例网络科技有限公司');
  await page.getByRole('navigation').getByRole('link', { name: '保存', exact: true }).click();
  await main.getByText('项风险没有确认').waitFor({ timeout: 0 });
  expect(await axeInFullRun(page)).toEqual([]);
  await main.getByRole('button', { name: '去那里' }).click();
  const confirm = main.getByRole('checkbox', { name: '这是我要的' });
  expect(await confirm.first().evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await main.getByRole('link', { name: '查看影响' }).click();
  await main.getByRole('heading', { name: '风险', exact: true }).waitFor();
  await main.getByRole('link', { name: '查看改动并保存' }).click();
  expect(await confirm.first().isChecked()).toBe(true);
  for (const one of await confirm.all()) await one.check();
  await main.getByRole('button', { name: /^保存 \d+ 个文件$/ }).click();
  await main.getByRole('region', { name: '保存的内容' }).waitFor({ timeout: 0 });
  expect(trouble).toEqual([]);
  await page.close();
});

test('a risk of a page, such as another text of an agreement, leads to a visitor and to the page where it stands', async () => {
  const file = 'definitions/pages/information-sharing.json';
  const path = ['body', 0, 'sections', 0, 'paragraphs', 0];
  const { sections } = JSON.parse(site.text(file)).body[0] as { sections: { paragraphs: string[] }[] };
  site.edit({ do: 'set', file, path, value: `${sections[0]?.paragraphs[0]}线上勾选也一样。` });
  const { page, trouble } = await site.open('#/save');
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: '这是我要的' }).waitFor({ timeout: 0 });
  await main.getByText('线上勾选也一样').first().waitFor();
  // Nobody ends elsewhere by a text: what stands above the risks is true of each of them.
  await main.getByText('下面每一项改动，访客或公司都可能吃亏').waitFor();
  // What is lost is told once, of the page by its title.
  const risk = main.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: '这是我要的' }) });
  expect((await risk.innerText()).split('线上勾选也一样').length - 1).toBe(1);
  await risk.getByText('个人信息共享授权书').first().waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^没有访客去到别处 · 1 页有改动，.*的访客看到 · 1 项风险/ })
    .waitFor();
  expect(await main.getByRole('link', { name: '看这位访客' }).count()).toBe(1);
  await main.getByRole('link', { name: '看这一页' }).click();
  await page.getByRole('heading', { name: '个人信息共享授权书', level: 1 }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('another consent of a form that many pages show is one risk with one tick, and the top bar says who sees it', async () => {
  const file = 'definitions/forms/sms-login.json';
  const { fields } = JSON.parse(site.text(file)) as { fields: { kind: string }[] };
  const at = fields.findIndex(({ kind }) => kind === 'consent');
  site.edit({ do: 'set', file, path: ['fields', at, 'text'], value: '我已阅读并同意下列文件' });
  const { page, trouble } = await site.open('#/save');
  const main = page.getByRole('main');
  const confirm = main.getByRole('checkbox', { name: '这是我要的' });
  await confirm.waitFor({ timeout: 0 });
  expect(await confirm.count()).toBe(1);
  const risk = main.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: '这是我要的' }) });
  await risk.getByText(/^协议.* → 我已阅读并同意下列文件（11 个页面）$/).waitFor();
  await risk.getByText('11 个页面', { exact: true }).click();
  expect(await risk.getByRole('link', { name: '看这一页' }).count()).toBe(11);
  const badge = (name: RegExp) => page.getByRole('banner').getByRole('link', { name }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await badge(/^没有访客去到别处 · 11 页有改动，110 个渠道等的访客看到 · 1 项风险/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await badge(/^11 页有改动，110 个渠道等的访客看到 · 1 项风险$/);
  expect(trouble).toEqual([]);
  await page.close();
});

test('the same edit of eight channels is one risk with one tick, which names all of them', async () => {
  const file = 'channels.json';
  const edited = Object.entries(site.entries<{ ads?: { network?: string } }>(file, 'channels'))
    .flatMap(([id, { ads }]) => (ads?.network === 'kuaishou' ? [id] : []))
    .slice(0, 8);
  expect(edited).toHaveLength(8);
  site.edit(
    ...edited.map((id) => ({
      do: 'set' as const,
      file,
      path: ['channels', id, 'ads', 'network'],
      value: 'tencent',
    })),
  );
  const { page, trouble } = await site.open('#/save');
  const main = page.getByRole('main');
  const confirm = main.getByRole('checkbox', { name: '这是我要的' });
  await confirm.waitFor({ timeout: 0 });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /1 项风险/ })
    .waitFor();
  const risk = main.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: '这是我要的' }) });
  await risk.getByText(`渠道 ${edited.slice(0, 3).join('、')} 等 8 个：广告`).click();
  await risk.getByText('8 处', { exact: true }).click();
  const told = await risk.innerText();
  for (const id of edited) expect(told.split(id).length - 1, id).toBeGreaterThan(1);
  expect(await axeInFullRun(page)).toEqual([]);
  await confirm.check();
  await main.getByText('项风险没有确认').waitFor({ state: 'detached' });
  await main.getByRole('button', { name: /^保存 1 个文件$/ }).click();
  await main.getByRole('region', { name: '保存的内容' }).waitFor({ timeout: 0 });
  expect(trouble).toEqual([]);
  await page.close();
});
