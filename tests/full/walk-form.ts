import type { Locator, Page } from 'playwright-core';
import type { Form } from '../../schemas/index.ts';
import { fillForm, showForm } from '../../tools/gallery/fill-form.ts';

/** Shows every step of a form with its answers, and every sheet that its fields and consents open. */
export async function walkForm(page: Page, form: Form, see: (what: string) => Promise<void>): Promise<void> {
  for (let step = 1; ; step++) {
    await fillForm(page, form);
    await see(`step ${step}`);
    const shown = await showForm(page, form);
    await openSheets(page, shown, (what) => see(`step ${step}, ${what}`));
    const next = shown.getByRole('button', { name: '下一步' });
    if ((await next.count()) === 0) return;
    const before = await titleOf(shown);
    await next.click();
    await shown.locator('[aria-current=step]').filter({ hasNotText: before }).waitFor();
  }
}

const titleOf = async (form: Locator): Promise<string> =>
  (await form.locator('[aria-current=step]').textContent()) ?? '';

async function openSheets(page: Page, form: Locator, see: (what: string) => Promise<void>): Promise<void> {
  const openers = await form.locator('button[aria-haspopup=dialog]:visible, [data-field] p button').all();
  for (const opener of openers) {
    await opener.click();
    const sheet = page.locator('dialog[open]');
    await sheet.locator('p, [role=option], ul button').first().waitFor();
    await see(`sheet of ${await opener.textContent()}`);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  }
}
