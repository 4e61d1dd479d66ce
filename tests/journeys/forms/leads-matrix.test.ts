import { describe, expect, it } from 'vitest';
import { casesOfRun } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const formSave = '/v3/user/formSave';
const path = '/form-package-simple';
const success = (visitor: Visitor) => visitor.page.locator('main[data-page=success-download]').waitFor();

/**
 * Storage that is emptied and takes nothing more stands for the two in which something can be stored again; leads under
 * other clocks are drawn by tests/properties/runtime/leads.test.ts.
 */
const mishaps = ['emptied', 'garbage', 'ignoring', 'clock'] as const;

describe.concurrent('a lead', () => {
  it.each(casesOfRun(mishaps, (mishap) => mishap === 'ignoring'))(
    'FLT-03, 04, 07: whose answer was lost is sent under the same id (storage or clock: %s)',
    async (mishap) => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open(path);
      await visitor.fillShortForm();
      await visitor.loseAnswer(formSave);
      await visitor.submit();
      await visitor.page.getByRole('alert').getByRole('button').waitFor();
      if (mishap === 'clock') await visitor.page.clock.setFixedTime(Date.now() + 86_400_000);
      else
        await visitor.page.evaluate((what) => {
          if (what === 'emptied') localStorage.clear();
          if (what === 'garbage')
            for (const key of Object.keys(localStorage)) localStorage.setItem(key, 'x'.repeat(100_000));
          if (what === 'ignoring') {
            Storage.prototype.setItem = () => {};
            localStorage.clear();
          }
        }, mishap);
      await visitor.field('amount').fill('60000');
      await visitor.submit();
      await success(visitor);
      const leads = await visitor.sandboxRun.leads();
      expect(leads).toHaveLength(1);
      const calls = await visitor.sandboxRun.calls(formSave);
      expect(new Set(calls.map(({ body }) => body.request_id)).size).toBe(1);
    },
  );
});
