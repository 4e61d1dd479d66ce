import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phoneOf } from '../harness/console-phone.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const file = 'definitions/pages/car-problem.json';
const hero = () =>
  JSON.parse(site.text(file)).body.find(({ type }: { type: string }) => type === 'hero') as {
    title: string;
    subtitle?: string;
  };
const undoCount = async () => site.ops.draft.undoCount;
/** The field above the text that is typed over. */
const editor = (page: Page) => phoneOf(page).locator('[data-funnel-editor]');

test('a text is typed over in the phone: one step for all of it, and its card opens', async () => {
  const before = hero().title;
  const { page, trouble } = await site.open('#/pages/car-problem');
  await phoneOf(page).getByRole('heading', { name: before }).waitFor({ timeout: 0 });
  expect(await axeInFullRun(page)).toEqual([]);
  // Escape discards.
  await phoneOf(page).getByRole('heading', { name: before }).click();
  await editor(page).waitFor();
  expect(await editor(page).inputValue()).toBe(before);
  await page.keyboard.type('不要这个');
  await page.keyboard.press('Escape');
  await editor(page).waitFor({ state: 'detached' });
  expect(hero().title).toBe(before);
  expect(await undoCount()).toBe(0);
  // The card of the block is open at the property.
  const property = page.locator('li[data-item][data-open] [data-at$="/title"] input');
  await property.waitFor();
  expect(await property.inputValue()).toBe(before);
  // Enter keeps; letters that an input method composes are part of the text, and its Enter is its own.
  await phoneOf(page).getByRole('heading', { name: before }).click();
  await editor(page).waitFor();
  const keys = await page.context().newCDPSession(page);
  await keys.send('Input.imeSetComposition', { text: 'chun', selectionStart: 4, selectionEnd: 4 });
  expect(hero().title).toBe(before);
  await keys.send('Input.insertText', { text: '春季' });
  await page.keyboard.type('车贷问答');
  await page.keyboard.press('Enter');
  await eventually(async () => hero().title, '春季车贷问答');
  await phoneOf(page).getByRole('heading', { name: '春季车贷问答' }).waitFor({ timeout: 0 });
  expect(await undoCount()).toBe(1);
  await page.getByRole('button', { name: /^撤销/ }).click();
  await eventually(async () => hero().title, before);
  expect(trouble).toEqual([]);
  await page.close();
});

test('above a text with a placeholder that is typed over stands what visitors read, key by key', async () => {
  const body = () => JSON.parse(site.text(file)).body as { text?: string }[];
  const stored = () => body().find(({ text = '' }) => text.includes('{brand.complaintPhone}'))?.text ?? '';
  const before = stored();
  const brands = JSON.parse(site.text('brands.json'));
  const { complaintPhone, name } = brands.brands[brands.default] as Record<string, string>;
  const read = (text: string) =>
    phoneOf(page).getByText(
      text.replace('{brand.complaintPhone}', complaintPhone ?? '').replace('{brand.name}', name ?? ''),
      { exact: true },
    );
  const { page, trouble } = await site.open('#/pages/car-problem');
  await read(before).waitFor({ timeout: 0 });
  await eventually(async () => {
    // Until the app has started, a press is a visitor's.
    if (!(await editor(page).isVisible())) await read(before).click();
    return editor(page).isVisible();
  }, true);
  expect(await editor(page).inputValue()).toBe(before);
  await editor(page).press('Control+End');
  await page.keyboard.type('找{brand.name}');
  await read(`${before}找{brand.name}`).waitFor();
  expect(stored()).toBe(before);
  // The field does not cover it.
  const [field, text] = [
    await editor(page).boundingBox(),
    await read(`${before}找{brand.name}`).boundingBox(),
  ];
  expect(field?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
  await page.keyboard.press('Escape');
  await read(before).waitFor();
  await read(before).click();
  await editor(page).press('Control+End');
  await page.keyboard.type('！');
  await page.keyboard.press('Enter');
  await editor(page).waitFor({ state: 'detached' });
  await read(`${before}！`).waitFor();
  await eventually(async () => stored(), `${before}！`);
  expect(trouble).toEqual([]);
  await page.close();
});

// In npm test a text is typed over.
test('what the schema refuses is written with its problem, a text elsewhere is told, and the phone can still be used', async () => {
  const { page } = await site.open('#/pages/car-problem');
  const title = phoneOf(page).getByRole('heading', { name: hero().title });
  await title.click();
  await editor(page).fill('长'.repeat(90));
  // Leaving keeps.
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByText('已写入，但不能这样保存：最多 80 个字').waitFor({ timeout: 0 });
  await eventually(async () => hero().title.length, 90);
  const card = page.locator('li[data-item][data-open]');
  await card.locator('[data-at$="/title"] [aria-invalid=true]').waitFor({ timeout: 0 });
  await page.getByRole('button', { name: /^撤销/ }).click();
  await eventually(async () => hero().title.length < 90, true);
  // A text of the form on the page is edited in the form.
  const form = () => JSON.parse(site.text('definitions/forms/car-question.json')) as { submitLabel: string };
  const label = form().submitLabel;
  await phoneOf(page).getByRole('button', { name: label }).click();
  await editor(page).fill('现在就问');
  await page.keyboard.press('Enter');
  await eventually(async () => form().submitLabel, '现在就问');
  await page.getByText('这段文字在别的文件里，已改在那里。').waitFor();
  // Turned off, a press is a visitor's.
  await page.getByRole('button', { name: '改文字' }).click();
  await phoneOf(page).getByRole('button', { name: '现在就问' }).click();
  await phoneOf(page).locator('[aria-invalid=true]').first().waitFor();
  expect(await editor(page).count()).toBe(0);
  await page.close();
});

test('of texts that stand several times in a block, the pressed one is typed over', async () => {
  const body = () => JSON.parse(site.text(file)).body as { type: string; rows?: Record<string, string>[] }[];
  const values = () =>
    body()
      .find(({ type }) => type === 'costs')
      ?.rows?.map(({ value }) => value);
  const rows = ['评估费', '服务费', '服务费'].map((label) => ({ label, value: '0 元' }));
  site.edit({ do: 'insert', file, path: ['body', 1], value: { type: 'costs', id: 'costs', rows } });
  const { page, trouble } = await site.open('#/pages/car-problem');
  const shown = phoneOf(page).getByText('0 元', { exact: true });
  await eventually(() => shown.count(), 3);
  // Two rows are equal in everything: the order tells.
  for (const [at, text] of [
    [1, '十元'],
    [0, '百元'],
  ] as const) {
    await shown.nth(at).click();
    await editor(page).fill(text);
    await page.keyboard.press('Enter');
    await phoneOf(page).getByText(text, { exact: true }).waitFor({ timeout: 0 });
  }
  expect(values()).toEqual(['百元', '十元', '0 元']);
  // Nothing tells a title from an equal subtitle: the operator is asked, and types there.
  const hero = body().findIndex(({ type }) => type === 'hero');
  for (const key of ['title', 'subtitle'])
    site.edit({ do: 'set', file, path: ['body', hero, key], value: '两处一样' });
  await eventually(() => phoneOf(page).getByText('两处一样', { exact: true }).count(), 2);
  const asked = page.getByText('同样的文字在这里有几处。改哪一处？');
  await eventually(async () => {
    // On its letters: until the app of the new version has started, a press is a visitor's.
    await phoneOf(page)
      .getByText('两处一样', { exact: true })
      .nth(1)
      .click({ position: { x: 12, y: 9 } });
    return asked.isVisible();
  }, true);
  await page.getByRole('main').getByRole('button', { name: '副标题', exact: true }).click();
  await editor(page).fill('副标题的');
  await page.keyboard.press('Enter');
  await eventually(async () => (body()[hero] as { subtitle?: string }).subtitle, '副标题的');
  expect(trouble).toEqual([]);
  await page.close();
});

test('a button whose text all pages share is typed over in the phone, and it says so', async () => {
  const messages = () => site.entries<string>('definitions/messages.json', 'messages');
  const label = messages()['sms.get'] ?? '';
  const { page, trouble } = await site.open('#/pages/login');
  await phoneOf(page).getByRole('button', { name: label }).waitFor({ timeout: 0 });
  await eventually(async () => {
    // Until the app has started, a press is a visitor's.
    if (!(await editor(page).isVisible())) await phoneOf(page).getByText(label, { exact: true }).click();
    return editor(page).isVisible();
  }, true);
  expect(await editor(page).inputValue()).toBe(label);
  // Over the button, whose text is centred, and not beside it.
  const [field, button] = [
    await editor(page).boundingBox(),
    await phoneOf(page).locator('button:visible', { hasText: label }).boundingBox(),
  ];
  const middle = (box: typeof field) => (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle(field) - middle(button))).toBeLessThan(8);
  await page.getByText('这段文字是各页共用的文案').waitFor();
  await editor(page).fill('发验证码给我');
  await page.keyboard.press('Enter');
  await eventually(async () => messages()['sms.get'], '发验证码给我');
  await phoneOf(page).getByRole('button', { name: '发验证码给我' }).waitFor({ timeout: 0 });
  await page.getByRole('link', { name: '在文案里看' }).click();
  // A message is called what it says as it ships; its id stands below.
  await page.getByRole('textbox', { name: label, exact: true }).waitFor();
  await page.getByText('sms.get').first().waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('a text that is pressed twice is typed over once, and one that is pressed right after it gets nothing of it', async () => {
  const { title: before, subtitle } = hero();
  const { page, trouble } = await site.open('#/pages/car-problem');
  const heading = phoneOf(page).getByRole('heading', { name: before });
  await heading.waitFor({ timeout: 0 });
  await eventually(async () => {
    // Until the app has started, a press is a visitor's.
    if (!(await editor(page).isVisible())) await heading.dblclick();
    return editor(page).isVisible();
  }, true);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('按了两下');
  await page.keyboard.press('Enter');
  await eventually(async () => hero().title, '按了两下');
  const typed = phoneOf(page).getByRole('heading', { name: '按了两下' });
  await typed.waitFor({ timeout: 0 });
  await editor(page).waitFor({ state: 'detached' });
  // The second press comes before the field of the first one.
  const below = phoneOf(page).getByText(subtitle ?? '', { exact: true });
  const [first, second] = [await typed.boundingBox(), await below.boundingBox()];
  const press = (box: typeof first) =>
    page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await Promise.all([press(first), press(second)]);
  await eventually(async () => editor(page).inputValue(), subtitle);
  await page.keyboard.press('Escape');
  await editor(page).waitFor({ state: 'detached' });
  expect(hero()).toMatchObject({ title: '按了两下', subtitle });
  expect(trouble).toEqual([]);
  await page.close();
});

test('a text on a gradient is typed over on the same ground', async () => {
  const poster = JSON.parse(site.text('definitions/pages/login-v2.json')).body.find(
    ({ layout }: { layout?: string }) => layout === 'poster',
  ) as { title: string };
  const { page } = await site.open('#/pages/login-v2');
  const heading = phoneOf(page).getByRole('heading', { name: poster.title });
  await heading.waitFor({ timeout: 0 });
  await heading.click();
  await editor(page).waitFor();
  const groundOf = (element: HTMLElement | SVGElement) => getComputedStyle(element).backgroundImage;
  expect(await editor(page).evaluate(groundOf)).toBe(
    await phoneOf(page).locator('[data-hero=poster]').evaluate(groundOf),
  );
  expect(await editor(page).evaluate(groundOf)).toContain('linear-gradient');
  await page.close();
});
