import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

// In `npm test` note-witness.test.ts has the notes with their visitors.
test('visitors who are held back are named, and a press shows one of them or opens their channel', async () => {
  site.edit({
    do: 'set',
    file: 'channels.json',
    path: ['channels', '675', 'cityRule'],
    value: 'chengdu-download',
  });
  const { page, trouble } = await site.open('#/know');
  const note = page
    .getByRole('main')
    .locator('div')
    .filter({ hasText: '注意：有访客被拦住（可以重试）' })
    .last();
  await note.getByText('渠道 675（').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await note.getByRole('button', { name: '看其中一位访客' }).click();
  await eventually(async () => page.url().includes('witness='), true);
  await note.getByRole('button', { name: '正在看' }).waitFor();
  await note.getByRole('link', { name: '渠道 675' }).click();
  await page.getByRole('heading', { level: 1, name: '渠道 675' }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

// In `npm test` unconfirmed-witness.test.ts of the view has which witnesses these are.
test('a visitor whom no visit has confirmed to meet a change is marked as such', async () => {
  // Whoever skips the form stays on none, unless held there.
  const when = { outcome: 'formSaved', route: 'formPackage', input_form: 1, ipInfo: { not: 'failed' } };
  site.edit({
    do: 'insert',
    file: 'definitions/navigation.json',
    path: ['rules', 0],
    value: { id: 'new', when: { ...when, channelInfo: { not: 'failed' } }, go: 'singleSign' },
  });
  const { page, trouble } = await site.open('#/know');
  const change = page.getByRole('listitem').filter({ hasText: '没有访问确认过' }).first();
  await change
    .getByRole('button', { name: '正在看' })
    .or(change.getByRole('button', { name: '看这位访客' }))
    .click();
  const shown = page.getByRole('region', { name: '一位访客，改动前后' });
  await shown.getByText('没有访问确认过').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});
