import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { isFullRun } from '../harness/matrix.ts';
import { expectOneLead, formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant } from '../harness/visitor.ts';

const arrive = startVisits();

describe('channel 5265, which has a city rule', { concurrent: true }, () => {
  inFullRun('R-FLAG 3, R-NAV 3a: skips the form in 上海市 and ends at the download page', async () => {
    await using visitor = await arrive();
    await visitor.sandboxRun.set({ city: '上海市' });
    await visitor.open('/?_channel=channel_5265');
    expect(visitor.address).toBe('/login?_channel=channel_5265');
    await visitor.logIn();
    await visitor.waitForAddress('/download-page');
    expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
    expect(visitor.trouble).toEqual([]);
  });

  inNpmTest('R-NAV 3: fills in the form in 天津市, and sends one lead with its answers', async () => {
    await using visitor = await arrive();
    await visitor.sandboxRun.set({ city: '天津市' });
    await visitor.open('/?_channel=channel_5265');
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
    await visitor.fillForm();
    await visitor.submit();
    await visitor.waitForAddress('/success-download');
    const leads = await visitor.sandboxRun.leads();
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ channel: 'channel_5265', form: 'form-package' });
    expect(leads[0]?.fields).toEqual({
      name: applicant.name,
      amount: '50000',
      area: '330100',
      occupation: 'none',
      ...applicant.choices,
      agreeTerms: '1',
      agreeSensitive: '1',
      agreeSharing: '1',
    });
    expect(visitor.trouble).toEqual([]);
  });
});

describe.runIf(isFullRun)('the destination of a form', { concurrent: true }, () => {
  // In `npm test` form-outcomes-matrix.test.ts goes where a flag says, and leads.test.ts comes back after the lead.
  inFullRun(
    'R-NAV 3: of a saved form is the download page after the loading page, and Back does not submit again',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.sandboxRun.set({ channelInfo: { default: { h5_flow_info: { succ_todo: 8 } } } });
      await visitor.open('/empty-path');
      await visitor.open('/form-package-simple');
      await visitor.fillShortForm();
      await visitor.submit();
      await visitor.waitForAddress('/success-loading');
      await visitor.waitForAddress('/success-download');
      await visitor.page.goBack();
      await visitor.shown();
      expect(visitor.path).not.toBe('/form-package-simple');
      expect(await visitor.sandboxRun.leads()).toHaveLength(1);
    },
  );
});

describe.runIf(isFullRun)('a save without a response', { concurrent: true }, () => {
  // In `npm test` form-outcomes-matrix.test.ts loses answers of the same call, and login.test.ts holds a visitor.
  inFullRun(
    '(lost after it was stored, FLT-12) leads nowhere, and a retry makes no second lead',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open('/form-package-simple');
      await visitor.fillShortForm();
      await visitor.loseAnswer(formSave);
      await visitor.submit();
      await visitor.page.getByText('没有收到服务器的确认').waitFor();
      expect(await visitor.sandboxRun.leads()).toHaveLength(1);
      await visitor.button('重试').click();
      await visitor.waitForAddress('/success-download');
      await expectOneLead(visitor);
    },
  );
});

describe.runIf(isFullRun)(
  'a form that is saved while the city cannot be loaded',
  { concurrent: true },
  () => {
    inFullRun('R-NAV 7: is held with a message; another press and a retry make no second lead', async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.sandboxRun.set({ ipInfo: { code: 500 } });
      await visitor.open('/form-package-simple?_channel=channel_5265');
      await visitor.fillShortForm();
      await visitor.submit();
      await visitor.page.getByText('您的信息已经提交，不用再填。').waitFor();
      expect(await visitor.button('重试').count()).toBe(1);
      const asked = visitor.page.waitForResponse(/ipInfo/);
      await visitor.submit();
      await asked;
      expect(await visitor.sandboxRun.calls(formSave)).toHaveLength(1);
      await visitor.sandboxRun.set({ ipInfo: { code: 200 }, city: '天津市' });
      await visitor.button('重试').click();
      await visitor.waitForAddress('/success-download');
      expect(await visitor.sandboxRun.leads()).toHaveLength(1);
    });
  },
);
