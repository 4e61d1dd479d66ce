import { describe, expect, it } from 'vitest';
import { fillCarLoan, fillCode } from '../harness/car-loan-form.ts';
import { agents, inWechat } from '../harness/devices.ts';
import { receipt, reload } from '../harness/lead-receipt.ts';
import { bridge, runInApp } from '../harness/native-app.ts';
import { violations } from '../harness/page-violations.ts';
import { startVisits } from '../harness/start-visits.ts';
import { phone, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

/** The WKWebView of an app: unlike Safari it does not name Safari. */
const inIosApp = agents.ios.replace(/ Version\/.*$/, ' Mobile/15E148 App/3');

/** The lead was received, told at once and after a reload, without a fault on the way. */
async function expectReceived(visitor: Visitor, address: string, heading: string): Promise<void> {
  await visitor.waitForAddress(address);
  await receipt(visitor, 'accepted').waitFor();
  expect(await violations(visitor)).toEqual([]);
  await reload(visitor);
  expect(await receipt(visitor, 'accepted').locator('h1').innerText()).toBe(heading);
  expect(await visitor.sandboxRun.leads()).toHaveLength(1);
  expect(visitor.trouble).toEqual([]);
}

// In `npm test` loan-application.test.ts sends the loan form, native-identity.test.ts logs in by the bridge of an app, and
// car-loan.test.ts sends the car loan form.
describe.concurrent('from the landing page to the receipt', () => {
  it('in WeChat: login by SMS code, the loan form in steps', async () => {
    await using visitor = await arrive({ userAgent: inWechat(agents.android) });
    await visitor.open('/?_channel=channel_5265');
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
    await visitor.fillForm();
    await visitor.submit();
    await expectReceived(visitor, '/success-download', '贷款申请已收到');
    expect((await visitor.sandboxRun.leads())[0]).toMatchObject({ channel: 'channel_5265' });
  });

  it('in the app for iOS: the identity of its bridge, no login page, the loan form in steps', async () => {
    await using visitor = await arrive({ userAgent: inIosApp });
    const { token, userId } = await visitor.sandboxRun.login(phone);
    const identity = { _token: token, _user_id: userId, _os: '1', _did: 'app-1', _ua: 'App/3' };
    await runInApp(visitor, bridge(JSON.stringify(identity)));
    await visitor.open('/?_channel=channel_5265');
    await visitor.waitForAddress('/form-package');
    await visitor.fillForm();
    await visitor.submit();
    await expectReceived(visitor, '/success-download', '贷款申请已收到');
    expect((await visitor.sandboxRun.leads())[0]).toMatchObject({ userId });
  });

  it('in a browser on Android: the car loan form, whose last step logs in', async () => {
    await using visitor = await arrive({ userAgent: agents.android });
    await visitor.open('/carloan');
    await fillCarLoan(visitor);
    await fillCode(visitor);
    await visitor.submit();
    await expectReceived(visitor, '/car-loan-result', '车贷申请已收到');
  });
});
