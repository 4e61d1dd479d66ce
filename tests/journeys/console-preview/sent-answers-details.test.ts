import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { phoneOf } from '../harness/console-phone.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

// In `npm test` preview-visitor.test.ts sets a visitor, and new-facts.test.ts says what a preview knows of an answer.
const site = sharedConsole((dir) => {
  rmSync(dir, { recursive: true });
  cpSync(join(root, 'examples/cafe-insurance'), dir, { recursive: true });
});

test('a visitor with an answer that was sent before is explained and shown by it; another has none', async () => {
  const { page, trouble } = await site.open('#/see?path=%2Fquote&outcome=formSaved');
  const answer = page.getByLabel(/店铺大小/);
  await answer.waitFor({ timeout: 0 });
  expect(await answer.inputValue()).toBe('');
  expect(await answer.locator('option').allInnerTexts()).toEqual(['没有回答', 'small', 'large']);
  await answer.selectOption('large');
  await eventually(async () => page.url().includes('answer.shopSize=large'), true);
  await page
    .getByText(/large-shop/)
    .first()
    .waitFor();
  // While another page takes the place of the one in the phone, there is none to ask.
  const kept = () =>
    phoneOf(page)
      .locator('body')
      .evaluate(() => sessionStorage.getItem('answerFacts'))
      .catch(() => 'no page');
  await eventually(kept, JSON.stringify({ owner: '', facts: { 'answer.shopSize': 'large' } }));
  expect(await axeInFullRun(page)).toEqual([]);
  await answer.selectOption('');
  await eventually(async () => page.url().includes('answer.'), false);
  await eventually(kept, null);
  expect(trouble).toEqual([]);
  await page.close();
});
