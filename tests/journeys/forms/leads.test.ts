import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { eventually } from '../harness/eventually.ts';
import { isFullRun } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const formSave = '/v3/user/formSave';
const path = '/form-package-simple';
const success = (visitor: Visitor) => visitor.page.locator('main[data-page=success-download]').waitFor();
const tick = async (visitor: Visitor) => {
  for (const name of ['agreeTerms', 'agreeSharing']) await visitor.field(name).check();
};

describe.concurrent('a lead', () => {
  inNpmTest(
    'FLT-22: that was confirmed is not sent again by back, forward or reload, and the visitor sees that it was sent',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open('/loan-calculator');
      await visitor.open(path);
      await visitor.fillShortForm();
      await visitor.submit();
      await success(visitor);
      await visitor.open(path);
      await visitor.page.getByText('不需要再提交一次').waitFor();
      expect(await visitor.page.locator('form').count()).toBe(0);
      await visitor.page.reload();
      await visitor.button('查看结果').click();
      await success(visitor);
      expect(await visitor.sandboxRun.calls(formSave)).toHaveLength(1);
      expect(visitor.trouble).toEqual([]);
    },
  );

  // In `npm test` tests/properties/runtime/leads.test.ts kills pages while they send, and leads-matrix.test.ts sends again
  // under the same id.
  inFullRun(
    'FLT-25: of a page that was killed while sending is unknown, shown as such, and sent again under the same id',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      const doomed = await visitor.anotherTab();
      await doomed.page.route(`**/api${formSave}`, async (route) => {
        await route.fetch();
        // Stored; the answer never comes.
      });
      await doomed.open(path);
      await doomed.fillShortForm();
      await doomed.submit();
      await eventually(async () => (await visitor.sandboxRun.leads()).length, 1);
      await doomed.page.close();
      await visitor.open(path);
      await visitor.page.getByText('您上次提交后没有收到确认').waitFor();
      expect(await visitor.field('name').inputValue()).toBe(applicant.name);
      await tick(visitor);
      await visitor.submit();
      await success(visitor);
      expect(await visitor.sandboxRun.leads()).toHaveLength(1);
      const ids = (await visitor.sandboxRun.calls(formSave)).map(({ body }) => body.request_id);
      expect(new Set(ids).size).toBe(1);
    },
  );
});

describe.runIf(!isFullRun)('a draft', { concurrent: true }, () => {
  inNpmTest(
    'is stored only after the consent, without the ID number and the ticks, and removed after the lead',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      const draft = () => visitor.stored('draft.form-package-uni');
      await visitor.open('/form-package-uni');
      await visitor.field('amount').fill('50000');
      await timersFired(visitor.page, 700);
      expect(await draft()).toBeNull();
      await visitor.fillUniForm();
      const kept = ['amount', 'term', 'area', 'occupation', 'name'];
      await eventually(async () => Object.keys(JSON.parse((await draft()) ?? '{}').answers ?? {}), kept);
      await visitor.page.reload();
      await visitor.page.getByText('已恢复您上次填写的内容').waitFor();
      // The number is not kept, so the step that asks for it is the last that may be shown.
      expect(await visitor.step()).toBe('实名信息');
      expect(await visitor.field('name').inputValue()).toBe(applicant.name);
      expect(await visitor.field('idCard').inputValue()).toBe('');
      expect(await visitor.field('agreeTerms').isChecked()).toBe(false);
    },
  );
});

describe.runIf(!isFullRun)('a withdrawn consent', { concurrent: true }, () => {
  inNpmTest('logs out, stops the trackers, and leaves nothing on the phone', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
    await visitor.open(path);
    await visitor.fillShortForm();
    await visitor.button('《隐私政策》').first().click();
    await visitor.page.getByRole('dialog').getByRole('button', { name: '撤回同意' }).click();
    await visitor.page.waitForURL('**/login');
    await visitor.field('phone').waitFor();
    expect(await visitor.stored('access_token')).toBeNull();
    const keys = await visitor.page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => /^(draft|consent|lead)\./.test(key))).toEqual([]);
  });
});
