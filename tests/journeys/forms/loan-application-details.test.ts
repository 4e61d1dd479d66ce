import { describe, expect, it } from 'vitest';
import { expectOneLead, formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant, phone } from '../harness/visitor.ts';

const arrive = startVisits();

// In `npm test` responses are lost, cut and unreadable (form-outcomes-matrix.test.ts), a page is killed
// (leads.test.ts), a form logs in (car-loan.test.ts), and twenty taps are one request (page-in-browser.test.ts).
describe.concurrent('the destination of a form', () => {
  it('R-FLAG 1: of app channels of type 2 is the list, whatever the flow flags say', async () => {
    await using visitor = await arrive({ token: 'ok' });
    const info = { application: 'APP-IOS', h5_bd_type_for_p4: '2', h5_flow_info: { input_form: 1 } };
    await visitor.sandboxRun.set({ channelInfo: { default: info } });
    await visitor.open('/form-package-simple');
    await visitor.fillShortForm();
    await visitor.submit();
    await visitor.waitForAddress('/p4-list-download');
  });
});

describe.concurrent('a save without a response', () => {
  it('(aborted, FLT-11) leads nowhere, keeps the answers, and a retry makes one lead', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/form-package-simple');
    await visitor.fillShortForm();
    await visitor.page.route(`**/api${formSave}`, (route) => route.abort('internetdisconnected'), {
      times: 1,
    });
    await visitor.submit();
    await visitor.page.getByText('没有收到服务器的确认').waitFor();
    await visitor.button('重试').click();
    await visitor.waitForAddress('/success-download');
    expect(await visitor.sandboxRun.leads()).toHaveLength(1);
  });

  it('(FLT-25) and a reload before the retry still make one lead', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/form-package-simple');
    await visitor.fillShortForm();
    await visitor.loseAnswer(formSave);
    await visitor.submit();
    await visitor.button('重试').waitFor();
    await visitor.page.reload();
    await visitor.shown();
    await visitor.page.getByText('您上次提交后没有收到确认').waitFor();
    // The draft is restored; the consents are ticked anew.
    expect(await visitor.field('name').inputValue()).toBe(applicant.name);
    await visitor.page.getByText('浙江省 杭州市').waitFor();
    for (const name of ['agreeTerms', 'agreeSharing']) {
      expect(await visitor.field(name).isChecked()).toBe(false);
      await visitor.field(name).check();
    }
    await visitor.submit();
    await visitor.waitForAddress('/success-download');
    await expectOneLead(visitor);
  });

  it('FLT-21: with twenty taps and Enter sends one request', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/form-package-simple');
    await visitor.fillShortForm();
    await visitor.page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
      for (let tap = 0; tap < 20; tap++) button?.click();
    });
    await visitor.waitForAddress('/success-download');
    expect(await visitor.sandboxRun.calls(formSave)).toHaveLength(1);
  });

  it('(connection cut, FLT-12) makes one lead, though Chromium itself sends again on a new connection', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/form-package-simple');
    await visitor.fillShortForm();
    await visitor.sandboxRun.fail(formSave, 'lost');
    await visitor.submit();
    const retry = visitor.button('重试');
    await retry.or(visitor.page.locator('main[data-page=success-download]')).first().waitFor();
    if (await retry.isVisible()) await retry.click();
    await visitor.waitForAddress('/success-download');
    await expectOneLead(visitor);
  });
});

describe.concurrent('a short form without a login', () => {
  it.each(['/form-package-app', '/form-package-uni'])('asks for number and code on %s', async (path) => {
    await using visitor = await arrive();
    await visitor.open(path);
    await visitor.fillUniForm();
    for (const name of ['phone', 'code']) await visitor.field(name).waitFor();
    await visitor.submit();
    await visitor.page.locator('[name=phone][aria-invalid=true]').waitFor();
    expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
  });

  it('logs in inside the form, and sends one lead with the answers and the number', async () => {
    await using visitor = await arrive();
    await visitor.open('/form-package-simple');
    await visitor.fillShortForm();
    await visitor.field('phone').fill(phone);
    await visitor.askForCode();
    await visitor.field('code').fill((await visitor.sandboxRun.code(phone)) ?? '');
    await visitor.submit();
    await visitor.waitForAddress('/success-download');
    const leads = await visitor.sandboxRun.leads();
    expect(leads.map(({ fields }) => [fields.name, fields.phone])).toEqual([[applicant.name, phone]]);
    expect(visitor.trouble).toEqual([]);
  });
});
