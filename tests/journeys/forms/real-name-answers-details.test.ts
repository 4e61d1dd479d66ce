import { describe, expect, it } from 'vitest';
import {
  expectWholeLead,
  fill,
  idNumberForm,
  realname,
  success,
  verified,
} from '../harness/id-number-form.ts';
import { formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant } from '../harness/visitor.ts';

const arrive = startVisits();
const otherId = '11010119900307109X';

const refusals: readonly (readonly [code: number, text: string])[] = [
  [4224, '姓名与身份证号不一致'],
  [4221, '没有通过核验'],
];

// In `npm test` real-name.test.ts verifies once before its lead, car-loan-matrix.test.ts and tests/renderer/page show a
// refusal at its field, and form-outcomes-matrix.test.ts has a call without an answer.
describe.concurrent('R-API: the form with an ID number', () => {
  it.each(refusals)(
    'tells %i at the number, sends nothing, and sends one lead when it is corrected',
    async (code, text) => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.sandboxRun.set({ realname: { code } });
      await visitor.open(idNumberForm);
      await visitor.fillUniForm(otherId);
      await visitor.submit();
      const error = visitor.page.locator('[data-field=idCard]').getByText(text);
      await error.waitFor();
      await visitor.page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'idCard');
      expect(await visitor.field('idCard').getAttribute('aria-invalid')).toBe('true');
      expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
      await visitor.sandboxRun.set({ realname: { code: 200 } });
      await visitor.field('idCard').fill(applicant.idCard);
      expect(await error.count()).toBe(0);
      await visitor.toLastStep();
      await visitor.submit();
      await success(visitor);
      await expectWholeLead(visitor);
    },
  );

  // 5001 is known to no table, like most codes.
  it.each([4225, 5001])('is sent all the same where verifying answers %i', async (code) => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.sandboxRun.set({ realname: { code } });
    await fill(visitor);
    await visitor.submit();
    await success(visitor);
    expect(await verified(visitor)).toBe(1);
    await expectWholeLead(visitor);
  });

  it.each(['500', 'html', 'empty', 'truncated', 'lost'] as const)(
    'FLT-12: is sent once where verifying is not answered (%s)',
    async (kind) => {
      await using visitor = await arrive({ token: 'ok' });
      // Chromium sends a call again whose connection was cut.
      await visitor.sandboxRun.fail(realname, kind, 2);
      await fill(visitor);
      await visitor.submit();
      await success(visitor);
      await expectWholeLead(visitor);
    },
  );
});
