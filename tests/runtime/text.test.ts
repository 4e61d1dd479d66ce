import { describe, expect, it } from 'vitest';
import { detectDevice, osCode } from '../../runtime/device.ts';
import { fillText, isShown, type TextValues } from '../../runtime/index.ts';
import { placeholders } from '../../schemas/index.ts';

const values = Object.fromEntries(placeholders.map((name) => [name, `<${name}>`])) as Record<
  (typeof placeholders)[number],
  string
> satisfies TextValues;

describe('fillText', () => {
  it.each([
    ['{brand.name}', '<brand.name>'],
    ['您好 {session.phoneMasked}，{brand.name}', '您好 <session.phoneMasked>，<brand.name>'],
    ['{constructor}{toString}{__proto__}', '{constructor}{toString}{__proto__}'],
    ['{brand.nam}', '{brand.nam}'],
    ['{ brand.name }', '{ brand.name }'],
    ['{{brand.name}}', '{<brand.name>}'],
    ['{}', '{}'],
    ['', ''],
  ])('%j is %j', (template, text) => {
    expect(fillText(template, values)).toBe(text);
  });
  it.each(['$&', '$1', "$'", '{brand.icp}', '</script>', '$`', '$$'])(
    'a value %s stays as it is',
    (value) => {
      expect(fillText('{brand.name}!', { ...values, 'brand.name': value })).toBe(`${value}!`);
    },
  );
});

describe('isShown', () => {
  it.each([
    [undefined, {}, true],
    [{}, {}, true],
    [{ city: '上海' }, { city: '上海' }, true],
    [{ city: '上海' }, { city: '北京' }, false],
    [{ city: '上海' }, {}, false],
    [{ city: { not: '上海' } }, {}, false],
    [{ city: { not: '上海' } }, { city: null }, true],
    [{ city: null }, { city: null }, true],
    [{ city: ['上海', '北京'] }, { city: '北京' }, true],
    [{ city: { not: ['上海', '北京'] } }, { city: '北京' }, false],
    [{ 'channel.tag': 'vip' }, { 'channel.tag': ['new', 'vip'] }, true],
    [{ 'channel.tag': { not: 'vip' } }, { 'channel.tag': ['new', 'vip'] }, false],
    [{ 'channel.tag': { not: 'vip' } }, { 'channel.tag': [] }, true],
    [{ 'session.token': true, city: '上海' }, { 'session.token': true, city: '北京' }, false],
    [{ succ_todo: 4 }, { succ_todo: 4 }, true],
  ] as const)('%j with %j is %s', (when, facts, shown) => {
    expect(isShown(when as never, facts)).toBe(shown);
  });
});

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
