import { describe, expect, it } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { config } from '../../runtime/real-config.ts';
import { answerOf, phone } from '../harness/visitor.ts';
import { editedPages, startVisitsDuringDeploys, word } from '../harness/visits-during-deploys.ts';

const onSite = startVisitsDuringDeploys();

const { messages } = config.messages;

// In `npm test` a page and an agreement are gone, and an old HTML causes no loop; the answers are restored. A chunk is
// loaded once more in page-in-browser.test.ts.
describe('FLT-26: a visitor in the middle of a visit', () => {
  it('on a prerendered page finds the number again', () =>
    onSite({}, async ({ site, visitor, documents }) => {
      await visitor.open('/login');
      await visitor.field('phone').fill(phone);
      await site.publish(word, editedPages);
      site.lose('config/pages/privacy-policy.');
      const again = visitor.page.waitForEvent('domcontentloaded');
      await visitor.button('《隐私政策》').click();
      await again;
      await visitor.shown();
      expect(documents).toHaveLength(2);
      expect(await visitor.field('phone').inputValue()).toBe('138 1234 5678');
      await visitor.logIn();
      await visitor.waitForAddress('/form-package');
      expect(visitor.trouble.filter((one) => !one.includes('404'))).toEqual([]);
    }));

  it('for whom the HTTP client is gone gets a code after one reload', () =>
    onSite({}, async ({ site, visitor, documents }) => {
      // The page has requested the client before the deploy, and its request was lost.
      const restore = await visitor.breakRequests('**/assets/http-client-*');
      await visitor.open('/login');
      await site.publishOtherBuild();
      site.lose('assets/http-client-');
      await restore();
      await visitor.field('phone').fill(phone);
      // With the consent, calls that the visitor does not wait for begin; the first of them needs the client.
      await visitor.field('consent').check();
      await expect.poll(() => documents.length, { timeout: 20_000 }).toBe(2);
      await visitor.shown();
      expect(await visitor.field('phone').inputValue()).toBe('138 1234 5678');
      await visitor.logIn();
      await visitor.waitForAddress('/form-package');
      expect(documents).toEqual(['/login', '/login']);
    }));

  it('for whom the router is gone because the app was built anew goes on after the login by one reload', () =>
    onSite({}, async ({ site, visitor, documents }) => {
      await visitor.open('/login');
      await site.publishOtherBuild();
      site.lose('assets/router-');
      await visitor.logIn();
      await visitor.waitForAddress('/form-package');
      expect(documents).toEqual(['/login', '/login']);
      await visitor.fillForm();
      await visitor.submit();
      await visitor.waitForAddress('/success-download');
      expect(await visitor.sandboxRun.leads()).toHaveLength(1);
    }));

  it('whose lead is being sent: the page waits for the response', () =>
    onSite({ token: 'ok' }, async ({ site, visitor, documents }) => {
      await visitor.open('/form-package-simple');
      await visitor.fillShortForm();
      await site.publish(word, editedPages);
      site.lose('config/pages/privacy-policy.');
      const order: string[] = [];
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await visitor.page.route('**/api/v3/user/formSave', async (route) => {
        const answered = await answerOf(route);
        await held;
        order.push(`answered, after ${documents.length} documents`);
        await route.fulfill(answered);
      });
      const sent = visitor.page.waitForRequest('**/api/v3/user/formSave');
      await visitor.submit();
      await sent;
      const gone = visitor.page.waitForResponse('**/config/pages/privacy-policy.*');
      await visitor.button('《隐私政策》').first().click();
      await gone;
      await timersFired(visitor.page, 1000);
      answer();
      await visitor.page.waitForURL(/success|download/);
      await expect.poll(() => documents.length, { timeout: 30_000 }).toBe(2);
      expect(order).toEqual(['answered, after 1 documents']);
      await visitor.shown();
      expect(visitor.path).toBe('/success-download');
      expect(await visitor.sandboxRun.leads()).toHaveLength(1);
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
