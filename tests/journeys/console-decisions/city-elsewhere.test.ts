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
const destinations = 'definitions/destinations.json';
const rowsOf = (table: string): Row[] =>
  (JSON.parse(site.text(destinations)) as Record<string, { rules: Row[] }>)[table]?.rules ?? [];
const rule = 'seven-cities-download';
const using = () =>
  Object.entries(site.entries<{ cityRule?: string }>('channels.json', 'channels')).flatMap(
    ([id, { cityRule }]) => (cityRule === rule ? [id] : []),
  );

test('what each value of a flag does can be read in its closed list, beside the ends, in windows of 1280 and 1440 pixels', async () => {
  const { page, trouble } = await site.open(`#/cities/${rule}`);
  await page.getByRole('row', { name: /^重庆/ }).waitFor();
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page.getByRole('main').evaluate((main) => {
      const context = document.createElement('canvas').getContext('2d');
      const least = 44; // Padding, and the arrow.
      return [...main.querySelectorAll('select')].flatMap((select) => {
        const { font } = getComputedStyle(select);
        if (context) context.font = font;
        return [...select.options].flatMap(({ text }) =>
          (context?.measureText(text).width ?? 0) + least > select.clientWidth ? [text] : [],
        );
      });
    });
    expect([width, cut]).toEqual([width, []]);
  }
  expect(await page.getByRole('main').locator('select').count()).toBeGreaterThan(1);
  expect(trouble).toEqual([]);
  await page.close();
});

test('one city of a rule that channels share ends elsewhere for one of them, is checked without a finding, and one undo takes it back', async () => {
  const before = site.text(destinations);
  const [, one = ''] = using();
  const index = rowsOf('success').findIndex(({ go }) => go === 'downloadPage');
  const { page, trouble } = await site.open(`#/cities?at=${rule}`);
  await page.getByRole('link', { name: '它的访客去哪里' }).click();
  await page.getByRole('row', { name: /^重庆/ }).waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page.getByRole('button', { name: '其中一座城市去别处…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '城市' }).selectOption('重庆');
  await dialog.getByRole('combobox', { name: '渠道' }).selectOption(one);
  await page.getByRole('dialog', { name: '重庆的访客应去…' }).waitFor();
  await dialog.getByText(`现在由第 ${index + 1} 行决定`).waitFor();
  await dialog.getByText('这一行写进“成功去向”').waitFor();
  await dialog.getByLabel('应去').fill('downloadpage1');
  await page.getByRole('option').filter({ hasText: 'downloadpage1' }).first().click();
  // The reach, before the row is there.
  await dialog.getByRole('button', { name: '先看影响' }).click();
  await dialog.getByText('影响 1 个渠道').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await dialog.getByRole('button', { name: `添加在第 ${index + 1} 行之前` }).click();
  await eventually(async () => rowsOf('success')[index], {
    id: 'row',
    when: { city: '重庆', channel: one },
    go: 'downloadpage1',
  });
  await page.getByRole('status').filter({ hasText: '重庆的访客申请被受理后现在到' }).waitFor();
  const differing = page.getByRole('row', { name: new RegExp(`^重庆 ${one} `) });
  await differing.locator('strong', { hasText: '/downloadpage1' }).waitFor();
  await page.getByRole('button', { name: '没有问题' }).waitFor();
  await page.getByRole('button', { name: /^撤销/ }).click();
  await eventually(async () => site.text(destinations) === before, true);
  await differing.waitFor({ state: 'detached' });
  expect(trouble).toEqual([]);
  await page.close();
});

test('where the form is skipped the row goes to the table of that, for all channels that end alike', async () => {
  const skipping = 'shanghai-skip-form';
  const channels = Object.entries(site.entries<{ cityRule?: string }>('channels.json', 'channels')).flatMap(
    ([id, { cityRule }]) => (cityRule === skipping ? [id] : []),
  );
  const { page, trouble } = await site.open(`#/cities/${skipping}`);
  await page.getByRole('button', { name: /^上海去别处/ }).click();
  const dialog = page.getByRole('dialog', { name: '上海的访客应去…' });
  await dialog.getByText('这一行写进“跳过表单时的去向”').waitFor();
  await dialog.getByLabel('应去').fill('downloadpage1');
  await page.getByRole('option').filter({ hasText: 'downloadpage1' }).first().click();
  await dialog.getByRole('button', { name: '添加这一行' }).click();
  await eventually(
    async () => rowsOf('skipForm'),
    [{ id: 'row', when: { city: '上海', channel: channels }, go: 'downloadpage1' }],
  );
  await page.getByRole('button', { name: '没有问题' }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('a rule that no channel uses, or whose channels are blocked, says why nothing can lead elsewhere', async () => {
  site.edit(
    {
      do: 'set',
      file: 'definitions/cities.json',
      path: ['rules', 'new-rule'],
      value: { cities: ['上海'], set: { input_form: 0, succ_todo: 4, fail_todo: 3 } },
    },
    ...using().map((id) => ({
      do: 'set' as const,
      file: 'channels.json',
      path: ['channels', id, 'blocked'],
      value: true,
    })),
  );
  const { page, trouble } = await site.open('#/cities/new-rule');
  await page.getByText('还没有渠道用这条规则').waitFor();
  expect(await page.getByRole('button', { name: '其中一座城市去别处…' }).count()).toBe(0);
  await page.evaluate((to) => {
    location.hash = to;
  }, `#/cities/${rule}`);
  await page.getByText(/已停用的渠道不在其中.*先在渠道里取消停用/).waitFor();
  expect(await page.getByRole('button', { name: '其中一座城市去别处…' }).count()).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});

test('an edit that the console refuses says why in the dialog, which is in front of the notices of the page', async () => {
  const { page } = await site.open(`#/cities/${rule}`);
  await page.getByRole('button', { name: /^重庆去别处/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('应去').fill('downloadpage1');
  await page.getByRole('option').filter({ hasText: 'downloadpage1' }).first().click();
  const message = { zh: '试验：改不了', en: 'a trial: impossible' };
  await page.route('**/api/edit', (route) =>
    route.fulfill({ status: 422, json: { error: 'edit-impossible', message } }),
  );
  await dialog.getByRole('button', { name: /^添加在/ }).click();
  await dialog.getByRole('alert').getByText(message.zh).waitFor();
  await page.unroute('**/api/edit');
  await dialog.getByRole('button', { name: /^添加在/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.close();
});
