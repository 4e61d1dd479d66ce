import { describe, expect, it, vi } from 'vitest';
import { activateChannel } from '../../../runtime/leads/activate-channel.ts';
import { isActivationDue } from '../../../runtime/leads/activation-window.ts';
import { Phone } from '../../properties/harness/fake-tabs.ts';
import { siteOf } from '../real-config.ts';

const throttle = 1_800_000;

describe('the activation of a channel (R-API, R-CONST)', () => {
  it('is due where there was none, whatever the clock says', () => {
    for (const now of [0, 1000, 1_700_000_000_000]) expect(isActivationDue(null, now, throttle)).toBe(true);
  });

  it('FLT-07: is due half an hour after the last one, or where that is half an hour ahead', () => {
    const last = 1_700_000_000_000;
    for (const sign of [1, -1]) {
      expect(isActivationDue(last, last + sign * (throttle - 1), throttle)).toBe(false);
      expect(isActivationDue(last, last + sign * throttle, throttle)).toBe(true);
    }
    expect(isActivationDue(last, last, throttle)).toBe(false);
  });

  it('is not reported where the config declares no such endpoint', async () => {
    const { activeChannel: _, ...endpoints } = siteOf('default').endpoints;
    const phone = new Phone({ ...siteOf('default'), endpoints }, async () => ({
      kind: 'unanswered',
      reason: 'network',
    }));
    const tab = phone.openTab();
    tab.session.logIn('t', '7');
    const call = vi.spyOn(tab.api, 'call');
    await activateChannel(tab);
    expect(call).not.toHaveBeenCalled();
  });

  it('R-ERR 1: logs nobody out where the server refuses it with a 401', async () => {
    const phone = new Phone(siteOf('default'), async () => ({
      kind: 'unanswered',
      reason: 'unauthorized',
      status: 401,
    }));
    const tab = phone.openTab();
    tab.session.logIn('t', '7');
    const call = vi.spyOn(tab.api, 'call');
    await activateChannel(tab);
    const endpoint = expect.objectContaining({ path: '/v1/user/activeChannel' });
    expect(call.mock.calls).toEqual([[endpoint, {}, { ownUnauthorized: true }]]);
  });
});
