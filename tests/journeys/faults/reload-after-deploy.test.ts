import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { config } from '../../runtime/real-config.ts';
import { applicant, type Visitor } from '../harness/visitor.ts';
import { editedPages, startVisitsDuringDeploys, word } from '../harness/visits-during-deploys.ts';

const onSite = startVisitsDuringDeploys();
const { messages } = config.messages;

describe('FLT-26: a visitor in the middle of a visit', () => {
  // In `npm test` a visit goes on after one publish; releases.test.ts keeps the files of earlier releases.
  inFullRun('keeps the version that they came with, also after two publishes: nothing is reloaded', () =>
    onSite({}, async ({ site, visitor, documents }) => {
      await visitor.open('/login');
      await site.publish('第二版', ['form-package', 'success-download']);
      await site.publish(word, ['form-package', 'success-download', 'login']);
      await visitor.logIn();
      await visitor.waitForAddress('/form-package');
      expect(await visitor.page.getByText(word).count()).toBe(0);
      await visitor.fillForm();
      await visitor.submit();
      await visitor.waitForAddress('/success-download');
      expect(await visitor.sandboxRun.leads()).toHaveLength(1);
      expect(documents).toEqual(['/login']);
      expect(visitor.trouble).toEqual([]);
    }),
  );

  // In `npm test` an agreement is gone (below): it is loaded by one reload, or an error is shown.
  inFullRun('whose next page is gone gets the new one by one reload', () =>
    onSite({}, async ({ site, visitor, documents }) => {
      await visitor.open('/login');
      await site.publish(word, editedPages);
      site.lose('config/pages/form-package.');
      await visitor.logIn();
      await visitor.page.getByText(word).waitFor();
      await visitor.waitForAddress('/form-package');
      expect(documents).toEqual(['/login', '/form-package']);
      await visitor.fillForm();
      await visitor.submit();
      await visitor.waitForAddress('/success-download');
      expect(await visitor.sandboxRun.leads()).toHaveLength(1);
    }),
  );

  inFullRun('whose agreement is gone sees the form again with the answers as typed, and ticks anew', () =>
    onSite({ token: 'ok' }, async ({ site, visitor, documents }) => {
      await visitor.open('/form-package-simple');
      await visitor.fillShortForm();
      const before = await answers(visitor);
      await site.publish(word, editedPages);
      site.lose('config/pages/privacy-policy.');
      await visitor.button('《隐私政策》').first().click();
      await visitor.page.getByText(word).first().waitFor();
      await visitor.shown();
      expect(documents).toHaveLength(2);
      // The city has its name again once the list of cities is loaded.
      await expect.poll(() => answers(visitor)).toEqual(before);
      expect(await visitor.field('agreeTerms').isChecked()).toBe(false);
      expect(await visitor.page.evaluate(() => sessionStorage.getItem('typedInForms'))).toBeNull();
      await visitor.button('《隐私政策》').first().click();
      await visitor.page.locator('dialog [data-page] p').first().waitFor();
      expect(documents).toHaveLength(2);
    }),
  );

  inNpmTest(
    'whose webview shows the old HTML again after the reload (FLT-27) sees an error, never a loop',
    () =>
      onSite({ token: 'ok' }, async ({ site, visitor, documents }) => {
        let old = '';
        await visitor.page.route('**/form-package-simple', async (route) => {
          const isDocument = route.request().resourceType() === 'document';
          const response = await route.fetch();
          if (old === '') old = await response.text();
          await (isDocument ? route.fulfill({ response, body: old }) : route.fulfill({ response }));
        });
        await visitor.open('/form-package-simple');
        await site.publish(word, editedPages);
        site.lose('config/pages/privacy-policy.');
        const again = visitor.page.waitForEvent('domcontentloaded');
        await visitor.button('《隐私政策》').first().click();
        await again;
        await visitor.shown();
        await visitor.button('《隐私政策》').first().click();
        const shown = await Promise.race([
          visitor.page
            .getByText(messages['sheet.failed'] ?? '')
            .waitFor()
            .then(() => 'an error'),
          visitor.page.waitForEvent('domcontentloaded').then(() => 'the page again'),
        ]);
        expect(shown).toBe('an error');
        expect(documents).toHaveLength(2);
      }),
  );
});

async function answers(visitor: Visitor): Promise<string[]> {
  const values = await Promise.all(['name', 'amount'].map((name) => visitor.field(name).inputValue()));
  expect(values[0]).toBe(applicant.name);
  return [...values, await visitor.field('area').innerText()];
}
