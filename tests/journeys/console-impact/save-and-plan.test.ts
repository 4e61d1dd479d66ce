import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

const fileOf = (page: Page, file: string) => page.getByRole('region', { name: file, exact: true });

test('a save describes each edit before its diff, which opens by itself only where there is no description', async () => {
  site.edit(
    { do: 'set', file: 'channels.json', path: ['channels', '5265', 'title'], value: '新首页' },
    {
      do: 'set',
      file: 'brands.json',
      path: ['brands', 'fast-loan', 'theme', 'primary'],
      value: '#123456',
    },
    { do: 'set', file: 'definitions/pages/city.json', path: ['body', 1, 'title'], value: '您住在哪里？' },
  );
  const { page, trouble } = await site.open('#/save');
  const channels = fileOf(page, 'channels.json');
  await channels.getByText('渠道 5265').waitFor();
  await channels.getByRole('term').filter({ hasText: '标题' }).waitFor();
  await channels.getByRole('insertion').getByText('新首页').waitFor();
  await fileOf(page, 'brands.json').getByRole('insertion').getByText('#123456').waitFor();
  await fileOf(page, 'definitions/pages/city.json').getByText('您住在哪里？').first().waitFor();
  const table = channels.getByRole('table');
  expect(await table.count()).toBe(0);
  await channels.getByText('逐行对比').press('Enter');
  await table.first().waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  // Whitespace changes nothing that could be described.
  const hosts = site.text('hosts.json');
  site.edit({ do: 'text', file: 'hosts.json', text: hosts.replace('"relogin": true', '"relogin":  true') });
  await fileOf(page, 'hosts.json').getByRole('table').first().waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('risks of an older draft are dimmed and cannot be confirmed, until those of the newest are known', async () => {
  const conversion = (value: string) =>
    site.edit({ do: 'set', file: 'channels.json', path: ['channels', '5265', 'ads', 'conversionId'], value });
  conversion('0009999999');
  const { page } = await site.open('#/save');
  const confirm = page.getByRole('checkbox', { name: '这是我要的' });
  await confirm.first().waitFor();
  expect(await confirm.first().isEnabled()).toBe(true);
  await confirm.first().check();
  const list = page.getByRole('region', { name: '逐项确认风险' }).getByRole('list');
  expect(await list.first().evaluate((element) => getComputedStyle(element).filter)).toBe('none');
  // Delays the events of the newest plan while the test looks at the page.
  const { send } = site.ops.events;
  const held: (() => void)[] = [];
  site.ops.events.send = (name, data) => {
    const deliver = () => send.call(site.ops.events, name, data);
    if (name === 'plan') held.push(deliver);
    else deliver();
  };
  conversion('0008888888');
  await page.getByText('正在按最新的改动重新核对…').waitFor();
  expect(await confirm.first().isDisabled()).toBe(true);
  expect(await list.first().evaluate((element) => getComputedStyle(element).filter)).toBe('grayscale(1)');
  expect(await page.getByRole('button', { name: '保存 1 个文件', exact: true }).isDisabled()).toBe(true);
  expect(await axeInFullRun(page)).toEqual([]);
  await eventually(async () => held.length > 0, true);
  site.ops.events.send = send;
  for (const deliver of held) deliver();
  await eventually(() => confirm.first().isEnabled(), true);
  // A confirmation of other risks does not count for these.
  expect(await confirm.first().isChecked()).toBe(false);
  await page.close();
});

test('the badge of the plan is calm, changed or risky like the plan, and never by colour alone', async () => {
  const { page } = await site.open('#/channels');
  const badge = page.getByRole('banner').locator('a[href="#/know"]');
  const colour = () => badge.evaluate((element) => getComputedStyle(element).color);
  await badge.filter({ hasText: '访客不受影响' }).waitFor();
  const calm = await colour();
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '5265', 'title'], value: '新首页' });
  await badge.filter({ hasText: '影响 1 个渠道、16 个站点' }).waitFor();
  const changed = await colour();
  expect(await badge.textContent()).not.toContain('风险');
  site.edit({
    do: 'set',
    file: 'channels.json',
    path: ['channels', '5265', 'ads', 'conversionId'],
    value: '0009999999',
  });
  await badge.filter({ hasText: '1 项风险' }).waitFor();
  const risky = await colour();
  expect(new Set([calm, changed, risky]).size).toBe(3);
  expect(await axeInFullRun(page)).toEqual([]);
  // Nothing of the bar is cut off, in both languages, on narrow screens either.
  const isCut = () =>
    page.getByRole('banner').evaluate((bar) => {
      const parts = [...bar.querySelectorAll('a, button, input')];
      const isInside = (one: Element) => one.getBoundingClientRect().right <= innerWidth + 1;
      return (
        bar.scrollWidth > bar.clientWidth ||
        parts.some((one) => one.scrollWidth > one.clientWidth + 1 || !isInside(one))
      );
    });
  for (const language of ['English', '中文']) {
    for (const width of [1440, 1280, 1024, 900]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await isCut(), `${width}, to ${language}`).toBe(false);
    }
    await page.getByRole('button', { name: language, exact: true }).click();
  }
  await page.close();
});

test('a long label of the plan pushes neither the language nor the help out of the window', async () => {
  const { page } = await site.open('#/pages');
  await page.getByRole('button', { name: '新增页面…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('从哪里开始').selectOption({ label: '落地页：手机号登录' });
  await dialog.getByLabel('名称（英文 id）').fill('offer-with-a-long-name');
  await dialog.getByLabel('网址路径').fill('/offer-with-a-long-name');
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await page
    .getByRole('banner')
    .locator('a[href="#/know"]')
    .filter({ hasText: '还没有访客会走到' })
    .waitFor();
  for (const width of [1440, 1280, 1160, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    const help = page.getByRole('button', { name: '帮助', exact: true });
    const { right } = await help.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    expect(right, `${width}`).toBeLessThanOrEqual(width);
    const isCut = await page
      .getByRole('banner')
      .locator('a[href="#/know"]')
      .evaluate((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);
    expect(isCut, `${width}`).toBe(false);
  }
  await page.getByRole('button', { name: '撤销' }).click();
  await page.close();
});

test('a picture of the draft has its line in the plan and in the save, which counts it among the files', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" /></svg>';
  const asset = site.ops.pictures.add('/assets/brands/fast-loan/logo', 'svg', Buffer.from(drawing));
  site.edit({ do: 'set', file: 'brands.json', path: ['brands', 'fast-loan', 'logo'], value: asset });
  const { page, trouble } = await site.open('#/know');
  const edit = page
    .getByRole('insertion')
    .filter({ hasText: asset.replace('/assets/brands/', '') })
    .first();
  await edit.locator(`img[src$="${asset}"]`).waitFor();
  await page.evaluate(() => {
    location.hash = '#/save';
  });
  await page.getByText(`其中 1 个图片：public${asset}`).waitFor();
  await page.getByRole('button', { name: '保存 2 个文件', exact: true }).waitFor();
  const file = fileOf(page, `public${asset}`);
  await file.getByText('新图片').waitFor();
  expect(await file.getByRole('button').count()).toBe(0);
  await fileOf(page, 'brands.json').getByRole('insertion').locator(`img[src$="${asset}"]`).waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});

/**
 * Delays the events of the newest plan; @returns a function that releases them, and one that says whether there are any
 */
function holdPlan() {
  const { send } = site.ops.events;
  const held: (() => void)[] = [];
  site.ops.events.send = (name, data) => {
    const deliver = () => send.call(site.ops.events, name, data);
    if (name === 'plan') held.push(deliver);
    else deliver();
  };
  return {
    isHeld: async () => held.length > 0,
    letGo: () => {
      site.ops.events.send = send;
      for (const deliver of held) deliver();
    },
  };
}

test('while the plan is computed again the edits stay in place, marked, and after a save they remain readable', async () => {
  const title = (id: string, value: string) =>
    site.edit({ do: 'set', file: 'channels.json', path: ['channels', id, 'title'], value });
  title('5265', '新首页');
  const { page, trouble } = await site.open('#/save');
  const channels = fileOf(page, 'channels.json');
  const word = (text: string) => channels.getByRole('insertion').getByText(text);
  await word('新首页').waitFor();
  const edits = page.getByRole('region', { name: '改动内容' });
  const place = () => edits.getByRole('region').first().boundingBox();
  const before = await place();
  const plan = holdPlan();
  title('5316', '另一个');
  await edits.getByText('正在按最新的改动重做…').waitFor();
  expect(await edits.getAttribute('aria-busy')).toBe('true');
  expect(await word('新首页').count()).toBe(1);
  expect(await place()).toEqual(before);
  expect(await axeInFullRun(page)).toEqual([]);
  await eventually(plan.isHeld, true);
  plan.letGo();
  await word('另一个').waitFor();
  expect(await edits.getByText('正在按最新的改动重做…').count()).toBe(0);
  // Saved: the receipt stays, also after a return to the view, until the next edit.
  await page
    .getByRole('button', { name: '保存 1 个文件', exact: true })
    .and(page.locator(':enabled'))
    .click();
  const done = page.getByRole('region', { name: '保存的内容' });
  await done.getByText('渠道 5265').waitFor();
  await word('新首页').waitFor();
  expect(await done.getByRole('button').count()).toBe(0);
  expect(await axeInFullRun(page)).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: '渠道', exact: true }).click();
  await page.getByRole('grid').waitFor();
  await page.goBack();
  await word('另一个').waitFor();
  title('5265', '再改');
  await done.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByText('没有未保存的改动').waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('a new entry is described by its name and its parts, and every differing row is reverted by one press', async () => {
  const file = 'definitions/destinations.json';
  const texts = () => [site.text(file), site.text('definitions/cities.json')];
  const before = texts();
  site.edit(
    { do: 'set', file, path: ['success', 'rules', 2, 'go'], value: 'gongzhonghao' },
    { do: 'remove', file, path: ['success', 'rules', 3] },
    {
      do: 'insert',
      file,
      path: ['failure', 'rules', 0],
      value: { id: 'new-row', note: '给同事', when: { fail_todo: 7, input_form: 1 }, go: 'downloadpage1' },
    },
    { do: 'set', file: 'definitions/cities.json', path: ['cities', '宁波'], value: { aliases: ['宁波市'] } },
  );
  const { page, trouble } = await site.open('#/save');
  const tables = fileOf(page, file);
  const parts = tables.getByRole('term');
  // Rows of all visitors are edited: on a busy machine the plan takes its time.
  await parts.filter({ hasText: '条件 · 跳过表单' }).waitFor({ timeout: 60_000 });
  await parts.filter({ hasText: /^备注$/ }).waitFor();
  const cities = fileOf(page, 'definitions/cities.json');
  await cities.getByText('城市 宁波').waitFor();
  await cities.getByRole('insertion').getByText('宁波市').waitFor();
  for (const section of [tables, cities]) {
    expect(await section.locator('p, dl').allInnerTexts()).not.toContainEqual(expect.stringMatching(/[{}]/));
  }
  expect(await axeInFullRun(page)).toEqual([]);
  await tables.getByRole('button', { name: /^恢复原值：.*（download-page） · 去向/ }).click();
  await tables.getByRole('button', { name: /^恢复原值：.*follow-account/ }).click();
  await tables.getByRole('button', { name: /^删除这项新增：.*new-row/ }).click();
  await cities.getByRole('button', { name: /^删除这项新增/ }).click();
  await page.getByText('没有未保存的改动').waitFor();
  expect(texts()).toEqual(before);
  expect(trouble).toEqual([]);
  await page.close();
});

test('pasted channels are one line with totals, which unfolds to each, also after the save', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('button', { name: '粘贴或导入…' }).click();
  await page.keyboard.insertText(Array.from({ length: 40 }, (_, at) => `${7001 + at}\t粘贴`).join('\n'));
  await page.getByRole('button', { name: '应用 40 行' }).click();
  await page.getByRole('link', { name: '保存 1 个文件' }).click();
  const channels = fileOf(page, 'channels.json');
  const sum = channels.getByText('粘贴的 40 个渠道：新增 40 个');
  await sum.waitFor({ timeout: 60_000 });
  expect(await channels.getByText('渠道 7040').isVisible()).toBe(false);
  await sum.press('Enter');
  await channels.getByText('渠道 7040').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  // Another channel alone.
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '7041'], value: { title: '单独' } });
  await channels.getByText('渠道 7041').waitFor({ timeout: 60_000 });
  const save = page.getByRole('button', { name: '保存 1 个文件', exact: true });
  await save.and(page.locator(':enabled')).click();
  const done = page.getByRole('region', { name: '保存的内容' });
  await done.getByText('粘贴的 40 个渠道：新增 40 个').waitFor();
  await done.getByText('渠道 7041').waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
