import { describe, expect, it } from 'vitest';
import { startVisits } from '../harness/start-visits.ts';
import { phone } from '../harness/visitor.ts';

const arrive = startVisits();

// Engines up to Chromium 150 answer the next import of a module that failed without asking for it.
describe.concurrent('FLT-26: a visitor whose network is away for a moment', () => {
  it('and who loses the HTTP client gets a code at the next press, in the same document', async () => {
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

  it('and who loses the router reaches the next page by a press of 重试, with one login', async () => {
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
});
