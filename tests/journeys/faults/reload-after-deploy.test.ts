import { describe, expect, it } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { config } from '../../runtime/real-config.ts';
import { applicant, phone, type Visitor } from '../harness/visitor.ts';
import { editedPages, startVisitsDuringDeploys, word } from '../harness/visits-during-deploys.ts';

const onSite = startVisitsDuringDeploys();
const { messages } = config.messages;

describe('FLT-26: a visitor in the middle of a visit', () => {
  it('keeps the version that they came with, also after two publishes: nothing is reloaded', () =>
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
    }));

  it('whose next page is gone gets the new one by one reload', () =>
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
    }));

  it('whose agreement is gone sees the form again with the answers as typed, and ticks anew', () =>
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
    }));

  it('whose chunk is gone because the app was built anew gets the page by one reload', () =>
    onSite({}, async ({ site, visitor, documents }) => {
      await visitor.open('/login');
      await site.publishOtherBuild();
      site.lose('assets/Calculator-');
      await visitor.field('phone').fill(phone);
      await visitor.page.waitForFunction(() => Object.hasOwn(history, 'pushState'));
      await visitor.page.evaluate(() => history.pushState({}, '', '/loan-calculator'));
      await visitor.page
        .getByText(messages['calculator.result'] ?? '')
        .first()
        .waitFor();
      expect(documents).toEqual(['/login', '/loan-calculator']);
    }));

  it('whose page is gone in the new version too sees an error after one reload, never a loop', () =>
    onSite({}, async ({ site, visitor, documents }) => {
      await visitor.open('/login');
      await site.publish(word, editedPages);
      await visitor.page.route('**/config/pages/form-package.*', (route) => route.fulfill({ status: 404 }));
      await visitor.logIn();
      await visitor.page.getByText(messages['page.failed'] ?? '').waitFor();
      await visitor.button('重试').click();
      await timersFired(visitor.page, 2500);
      await visitor.page.getByText(messages['page.failed'] ?? '').waitFor();
      expect(documents).toEqual(['/login', '/form-package']);
    }));

  it('whose webview shows the old HTML again after the reload (FLT-27) sees an error, never a loop', () =>
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
    }));

  it('whose storage throws sees an error, because a reload could not be counted', () =>
    onSite(
      {
        script: () => {
          Object.defineProperty(window, 'sessionStorage', {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        },
      },
      async ({ site, visitor, documents }) => {
        await visitor.open('/login');
        await site.publish(word, editedPages);
        site.lose('config/pages/privacy-policy.');
        await visitor.button('《隐私政策》').click();
        await visitor.page.getByText(messages['sheet.failed'] ?? '').waitFor();
        expect(documents).toHaveLength(1);
      },
    ));
});

async function answers(visitor: Visitor): Promise<string[]> {
  const values = await Promise.all(['name', 'amount'].map((name) => visitor.field(name).inputValue()));
  expect(values[0]).toBe(applicant.name);
  return [...values, await visitor.field('area').innerText()];
}
