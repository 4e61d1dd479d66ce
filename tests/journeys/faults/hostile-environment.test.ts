import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { fillAndSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { phone } from '../harness/visitor.ts';

const arrive = startVisits();

describe.concurrent('storage that', () => {
  // In `npm test` leads-matrix.test.ts empties the storage while a lead is unanswered, and guards-matrix.test.ts loses a token.
  inFullRun(
    'FLT-03: is wiped during a visit: the visitor logs in again at most, and sends one lead',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open('/form-package');
      await visitor.page.evaluate(() => {
        localStorage.clear();
        localStorage.setItem('journey', 'begun');
        sessionStorage.clear();
      });
      await fillAndSave(visitor);
      await visitor.page.evaluate(() => localStorage.removeItem('access_token'));
      await visitor.page.reload();
      await visitor.waitForAddress('/download-page');
      expect(visitor.trouble).toEqual([]);
    },
  );

  inNpmTest('FLT-06: contains an SMS deadline in the year 2100: the button is not locked', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.field('phone').fill(phone);
    await visitor.field('consent').check();
    await visitor.askForCode();
    await visitor.button(/秒/).waitFor();
    const spoiled = await visitor.page.evaluate(
      (at) => {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith('deadline.sms'));
        for (const key of keys) localStorage.setItem(key, at);
        return keys.length;
      },
      String(Date.UTC(2100, 0)),
    );
    expect(spoiled).toBe(1);
    await visitor.page.reload();
    await visitor.field('phone').fill(phone);
    expect(await visitor.button(/获取验证码|秒/).innerText()).toBe('获取验证码');
  });
});
