import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { startVisits } from '../harness/start-visits.ts';
import { phone, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

// Chromium 150 answers the next import of a module that failed without asking for it; 156 asks.
describe.concurrent('FLT-26: a visitor whose network is away for a moment', () => {
  inNpmTest('and who loses the HTTP client gets a code at the next press, in the same document', async () => {
    await using visitor = await arrive();
    const restore = await visitor.breakRequests('**/assets/http-client-*');
    await visitor.open('/login');
    const document = await visitor.page.evaluateHandle(() => window.document);
    await visitor.field('phone').fill(phone);
    await visitor.field('consent').check();
    await visitor.button(/获取/).click();
    const message = visitor.page.locator('form [role=alert]').filter({ hasText: /./, visible: true });
    await message.first().waitFor();
    await restore();
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
    expect(await document.evaluate((before) => before === window.document)).toBe(true);
  });

  // In `npm test` the HTTP client and what a chunk imports are lost for a moment.
  inFullRun('and who loses the router reaches the next page by a press of 重试, with one login', async () => {
    await using visitor = await arrive();
    const restore = await visitor.breakRequests('**/assets/router-*');
    await visitor.open('/login');
    await visitor.logIn();
    await visitor.button('重试').waitFor();
    await restore();
    await visitor.button('重试').click();
    await visitor.waitForAddress('/form-package');
    expect(await visitor.sandboxRun.calls('/v1/user/loginSmsCode')).toHaveLength(1);
  });

  /** The paths of the documents that are opened. */
  const documentsOf = ({ page }: Visitor): string[] => {
    const documents: string[] = [];
    page.on('domcontentloaded', () => documents.push(new URL(page.url()).pathname));
    return documents;
  };

  inFullRun('and who loses what a chunk imports sees the form after a press of 重试', async () => {
    await using visitor = await arrive();
    const restore = await visitor.breakRequests('**/assets/Chips-*');
    await visitor.open('/login');
    await visitor.logIn();
    const retry = visitor.button('重试').first();
    await retry.waitFor();
    await restore();
    await retry.click();
    await visitor.fillForm();
    await visitor.submit();
    await visitor.waitForAddress('/success-download');
    // The HTML of the other page is read, and its styles are not those that this document allows.
    expect(visitor.trouble.filter((error) => error.includes('Content Security Policy'))).toEqual([]);
  });

  inFullRun(
    'and for whom what a chunk imports stays lost sees the error, after one reload at most',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.breakRequests('**/assets/Chips-*');
      const documents = documentsOf(visitor);
      await visitor.open('/form-package');
      const retry = visitor.button('重试').first();
      for (let press = 0; press < 3; press++) {
        await retry.click();
        await visitor.page.waitForResponse((response) => response.url() === visitor.page.url());
      }
      await retry.waitFor();
      expect(documents.length).toBeLessThan(3);
    },
  );
});
