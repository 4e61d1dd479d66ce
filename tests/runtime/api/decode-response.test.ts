import { describe, expect, it } from 'vitest';
import { decodeChannelInfo, decodeIpInfo, decodeLogin } from '../../../runtime/index.ts';
import { flagsOf, siteOf } from '../real-config.ts';

const declared = siteOf('default').facts;
const empty = { facts: { application: 'web', bdType: null }, flags: flagsOf([0, 0, 0]), appName: null };
const ios = { ...empty, facts: { application: 'ios', bdType: null } };
const android = { ...empty, facts: { application: 'android', bdType: null } };
const typeTwo = { ...empty, facts: { application: 'web', bdType: '2' } };
const garbage = [undefined, null, '', 'text', 0, 1, true, [], [1], Number.NaN];

describe('channel info (R-STATE 7, R-FLAG 2)', () => {
  it.each([
    [{}, empty],
    [{ application: 'APP-IOS' }, ios],
    [{ application: 'APP-安卓' }, android],
    [{ application: 'app-ios' }, empty],
    [{ application: ['APP-IOS'] }, empty],
    [{ h5_bd_type_for_p4: '2' }, typeTwo],
    [{ h5_bd_type_for_p4: 2 }, typeTwo],
    [{ h5_bd_type_for_p4: '' }, empty],
    [{ h5_bd_type_for_p4: {} }, empty],
    // The session uses the name of an app channel only.
    [{ my_app_name: '禾岸' }, { ...empty, appName: '禾岸' }],
    [
      { my_app_name: '禾岸', application: 'APP-IOS' },
      { ...ios, appName: '禾岸' },
    ],
    [
      { my_app_name: '禾岸', application: 'APP-安卓' },
      { ...android, appName: '禾岸' },
    ],
    [{ nid: 7, unknown: 'field' }, empty],
    [
      { h5_flow_info: { input_form: 1, succ_todo: 4, fail_todo: 3 } },
      { ...empty, flags: flagsOf([1, 4, 3]) },
    ],
    [
      { h5_flow_info: { input_form: '1', succ_todo: '4', fail_todo: '3' } },
      { ...empty, flags: flagsOf([1, 4, 3]) },
    ],
    [{ h5_flow_info: { succ_todo: 9, fail_todo: '-1' } }, { ...empty, flags: flagsOf([0, 9, -1]) }],
    [{ h5_flow_info: { succ_todo: 1.5, fail_todo: '1e5' } }, empty],
    [{ h5_flow_info: { succ_todo: null, fail_todo: [4], input_form: true } }, empty],
    [{ h5_flow_info: { succ_todo: '0x4', fail_todo: ' 4', input_form: '' } }, empty],
    [{ h5_flow_info: { succ_todo: '99999999999', fail_todo: Number.POSITIVE_INFINITY } }, empty],
    [{ h5_flow_info: null }, empty],
    [{ h5_flow_info: [1, 4, 3] }, empty],
    [{ h5_flow_info: '{"succ_todo":4}' }, empty],
  ])('decodes %j as %j', (data, info) => {
    expect(decodeChannelInfo(data, declared)).toEqual({ ...info, answer: data });
  });
  it.each(garbage)('decodes %j as null', (data) => {
    expect(decodeChannelInfo(data, declared)).toBeNull();
  });
  it('is limited in length, because it comes from outside', () => {
    const long = { application: 'APP-IOS', my_app_name: '字'.repeat(1_000_000) };
    expect(decodeChannelInfo(long, declared)?.appName).toHaveLength(200);
  });
});

describe('ip info (R-STATE 7)', () => {
  it.each([
    [{ name: '上海市' }, { name: '上海市' }],
    [{ name: '' }, null],
    [{ name: null }, null],
    [{ name: ['上海'] }, null],
    [{}, null],
  ])('decodes %j as %j', (data, info) => {
    expect(decodeIpInfo(data)).toEqual(info);
  });
  it.each(garbage)('decodes %j as null', (data) => {
    expect(decodeIpInfo(data)).toBeNull();
  });
});

describe('a login', () => {
  it.each([
    [
      { access_token: 't', userinfo: { id: 7 } },
      { token: 't', userId: '7' },
    ],
    [
      { access_token: 't', userinfo: { id: '7' } },
      { token: 't', userId: '7' },
    ],
    [{ access_token: '', userinfo: { id: 7 } }, null],
    [{ access_token: 't', userinfo: {} }, null],
    [{ access_token: 't' }, null],
    [{ access_token: 't', userinfo: null }, null],
    [{ access_token: { toString: 't' }, userinfo: { id: 7 } }, null],
    [{ userinfo: { id: 7 } }, null],
  ])('decodes %j as %j', (data, login) => {
    expect(decodeLogin(data)).toEqual(login);
  });
  it.each(garbage)('decodes %j as null: code 200 without a token is no login', (data) => {
    expect(decodeLogin(data)).toBeNull();
  });
});
