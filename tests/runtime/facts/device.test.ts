import { describe, expect, it } from 'vitest';
import { detectDevice, osCode } from '../../../runtime/facts/device.ts';

describe('the device (R-VALID 6)', () => {
  const webview = 'Mozilla/5.0 (Linux; Android 10; V1) AppleWebKit/537.36 Chrome/80 Mobile Safari/537.36';
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 13_0 like Mac OS X)', 'ios', false],
    ['Mozilla/5.0 (iPad; CPU OS 13_0)', 'ios', false],
    ['Mozilla/5.0 (iPod touch)', 'ios', false],
    [webview, 'android', false],
    [`${webview} MicroMessenger/8.0`, 'android', true],
    ['Mozilla/5.0 (iPhone) MicroMessenger/8.0', 'ios', true],
    ['Mozilla/5.0 (Windows NT 10.0)', 'other', false],
    ['', 'other', false],
  ] as const)('%.50s is %s', (userAgent, os, wechat) => {
    expect(detectDevice(userAgent)).toEqual({ os, wechat });
  });
  it('_os is 1, 2 or 3 (R-STATE 2)', () => {
    expect(osCode).toEqual({ ios: '1', android: '2', other: '3' });
  });
});
