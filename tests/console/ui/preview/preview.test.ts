import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ExplainInput } from '../../../../console/api/index.ts';
import {
  differingStageNames,
  groupByStage,
  sameReason,
} from '../../../../console/ui/preview/explain-rows.ts';
import { codesIn } from '../../../../console/ui/preview/sent-messages.ts';
import {
  previewAddress,
  sandboxSettings,
  stagedVisit,
  userAgentOf,
} from '../../../../console/ui/preview/staged-visit.ts';
import { readPreviewMessage, visitorAt, withLocation } from '../../../../console/ui/preview/visit-trail.ts';
import { loginAfter, loginOf } from '../../../../console/ui/visitor/login.ts';
import { phoneDisplayOf, queryOf, visitorOf } from '../../../../console/ui/visitor/visitor.ts';
import { detectDevice } from '../../../../runtime/facts/device.ts';
import { checkSettings } from '../../../../sandbox/settings/check-settings.ts';
import { displayNames } from '../../../harness/display-names.ts';
import { config } from '../../../runtime/real-config.ts';

const names = displayNames();
const flag = fc.integer({ min: 0, max: 7 });
const visitor = fc.record(
  {
    host: fc.constantFrom('m.example', 'default'),
    channel: fc.constantFrom('5265', '1'),
    city: fc.constantFrom('上海', '成都市'),
    path: fc.constantFrom('/', '/download?from=4', '/login'),
    flags: fc.record({ input_form: fc.constantFrom(0, 1), succ_todo: flag, fail_todo: flag }),
    application: fc.constantFrom('ios', 'android', 'web'),
    bdType: fc.constantFrom('1', '2'),
    device: fc.constantFrom('ios', 'android+wechat', 'other+app'),
    appName: fc.constantFrom('应用'),
    firstVisit: fc.constant(true),
    fails: fc.constantFrom<NonNullable<ExplainInput['fails']>[]>(['ipInfo'], ['channelInfo', 'mark']),
    loginAddress: fc.constant('/v2/login'),
  },
  { requiredKeys: [] },
);

test('an address of the page names a visitor exactly', () => {
  fc.assert(
    fc.property(visitor, fc.constantFrom('ok', 'failed', null), (given, user) => {
      const input = { ...given, ...(user && { token: true, user }) } as ExplainInput;
      expect(visitorOf(new URLSearchParams(queryOf(input, names)), names)).toEqual(input);
    }),
  );
});

test('the sandbox accepts the settings of every visitor', () => {
  fc.assert(
    fc.property(visitor, (given) => {
      expect(checkSettings(sandboxSettings(given as ExplainInput, names), config)).toHaveProperty('patch');
    }),
  );
});

test('the sandbox answers the channel info of the visitor, and its own default for what the visitor leaves open', () => {
  const settings = (input: ExplainInput) => sandboxSettings(input, names).channelInfo;
  const flags = { input_form: 1, succ_todo: 4, fail_todo: 3 };
  expect(settings({ application: 'ios', bdType: '2', flags })).toEqual({
    default: { application: 'APP-IOS', h5_bd_type_for_p4: '2', h5_flow_info: flags },
  });
  expect(settings({ flags: { succ_todo: 5 }, fails: ['channelInfo'] })).toEqual({
    default: {
      h5_bd_type_for_p4: '0',
      h5_flow_info: { input_form: 0, succ_todo: 5, fail_todo: 0 },
      code: 500,
    },
  });
});

describe('visitorOf', () => {
  it('parses phones by their short names, and ignores unknown ones', () => {
    expect(visitorOf(new URLSearchParams('device=wechat'), names).device).toBe('ios+wechat');
    const unknown = new URLSearchParams('device=fridge&flags=1,x,3&application=tv');
    expect(visitorOf(unknown, names)).toEqual({});
  });
  it('keeps the query of a witness in its path', () => {
    const witness = { path: '/download', query: { from: '4' } };
    expect(queryOf(witness, names)).toEqual({ path: '/download?from=4' });
  });
  it('shows the draft at 390 px by default', () => {
    expect(phoneDisplayOf(new URLSearchParams('width=7'))).toEqual({ revision: 'draft', width: 390 });
  });
});

describe('the phone of a staged visit', () => {
  it.each([
    ['ios', { os: 'ios', wechat: false }],
    ['ios+wechat', { os: 'ios', wechat: true }],
    ['android', { os: 'android', wechat: false }],
    ['android+wechat', { os: 'android', wechat: true }],
    ['android+app', { os: 'android', wechat: false }],
    ['other', { os: 'other', wechat: false }],
  ])('%s is detected by the pages as what it names', (device, found) => {
    expect(detectDevice(userAgentOf(device))).toEqual(found);
  });
  it('has a bridge only in the app, and a login only where the visitor has one', () => {
    const login = { token: 't', userId: '7' };
    expect(stagedVisit('1', { device: 'ios+app' }, login)).toMatchObject({
      stored: {},
      app: expect.any(String),
    });
    expect(stagedVisit('1', { token: true }, login)).toMatchObject({ stored: login, app: null });
    expect(stagedVisit('1', { token: true, user: 'failed' }, login).stored.token).not.toBe('t');
  });
});

describe('previewAddress', () => {
  it('is a loopback name of the host, with the channel and what the visitor brings', () => {
    expect(previewAddress({}, 5)).toBe('http://localhost:5/');
    expect(previewAddress({ host: 'm.example', channel: '5265', path: '/download?from=4' }, 5)).toBe(
      'http://m.localhost:5/download?from=4&_channel=channel_5265',
    );
    expect(previewAddress({ query: { mark: 'a b' } }, 5)).toBe('http://localhost:5/?mark=a+b');
  });
});

describe('readPreviewMessage', () => {
  it('accepts from a preview only the messages that previews send', () => {
    expect(readPreviewMessage('funnel-place')).toBe(null);
    expect(readPreviewMessage({ type: 'funnel-place', path: 3 })).toBe(null);
    expect(readPreviewMessage({ type: 'funnel-title', title: '首页' })).toEqual({ title: '首页' });
    expect(readPreviewMessage({ type: 'funnel-title', title: null })).toBe(null);
    expect(readPreviewMessage({ type: 'funnel-login', token: true })).toEqual({ token: true });
    expect(readPreviewMessage({ type: 'funnel-login', token: 'x' })).toBe(null);
    expect(readPreviewMessage({ type: 'funnel-asked', phone: '13812345688' })).toEqual({
      phone: '13812345688',
    });
    expect(readPreviewMessage({ type: 'funnel-asked', phone: '<b>' })).toBe(null);
    expect(readPreviewMessage({ type: 'funnel-native', handler: 'closeWebView' })).toEqual({
      handler: 'closeWebView',
    });
    expect(readPreviewMessage({ type: 'funnel-place', path: '/a', stored: { token: true } })).toEqual({
      path: '/a',
      stored: { token: true, firstVisit: false, loginAddress: null },
    });
  });
});

describe('the codes beside a phone', () => {
  const inbox = [
    { phone: '13812345601', code: '111111', at: 1 },
    { phone: '13812345602', code: '222222', at: 3 },
    { phone: '13812345601', code: '333333', at: 2 },
  ];
  it('are those of the numbers that it has requested codes for, the newest first', () => {
    expect(codesIn(inbox, ['13812345601']).map(({ code }) => code)).toEqual(['333333', '111111']);
    expect(codesIn(inbox, [])).toEqual([]);
  });
});

describe('the login of a visit', () => {
  const loginOver = (input: ExplainInput, ...tokens: boolean[]) => tokens.reduce(loginAfter, loginOf(input));
  it('is the one of its visitor until the phone reports another', () => {
    expect(loginOver({})).toBe('none');
    expect(loginOver({ token: true })).toBe('ok');
    expect(loginOver({ token: true, user: 'failed' })).toBe('failed');
    expect(loginOver({}, false, true)).toBe('ok');
    expect(loginOver({ token: true, user: 'ok' }, true, false)).toBe('none');
  });
  it('stays expired while its token exists, and is valid after another login', () => {
    expect(loginOver({ token: true, user: 'failed' }, true)).toBe('failed');
    expect(loginOver({ token: true, user: 'failed' }, true, false, true)).toBe('ok');
  });
});

describe('the trail of a visit', () => {
  const at = (path: string) => ({ path, stored: { token: false, firstVisit: false, loginAddress: null } });
  it('treats a cleaned address as the same location, and a repeated location as another', () => {
    const trail = ['/', '/login?_channel=1', '/login', '/form', '/login'].map(at).reduce(withLocation, []);
    expect(trail.map(({ path }) => path)).toEqual(['/', '/login', '/form', '/login']);
  });
  it('is explained with the storage of that time', () => {
    const stored = { token: true, firstVisit: false, loginAddress: '/login' };
    expect(
      visitorAt({ channel: '1', path: '/', outcome: 'x', firstVisit: true }, { path: '/form', stored }),
    ).toEqual({
      channel: '1',
      path: '/form',
      token: true,
      loginAddress: '/login',
    });
  });
});

describe('the lines of an explanation', () => {
  const step = (stage: string, value: string) => ({
    stage,
    value,
    reason: '',
    source: { file: 'a.json', line: 1, column: 1 },
    rejected: [],
  });
  it('are merged where a stage continues, and where rows failed for the same fact', () => {
    expect(
      groupByStage([step('a', '1'), step('a', '2'), step('b', '1')]).map(({ steps }) => steps.length),
    ).toEqual([2, 1]);
    expect(
      sameReason([
        { row: 'x', because: 'q' },
        { row: 'y', because: 'q' },
        { row: 'z', because: 'r' },
      ]),
    ).toEqual([
      { rows: ['x', 'y'], because: 'q' },
      { rows: ['z'], because: 'r' },
    ]);
  });
  it('differ by stage, also where one revision has no such stage', () => {
    expect([
      ...differingStageNames([step('a', '1'), step('b', '1')], [step('a', '2'), step('c', '1')]),
    ]).toEqual(['a', 'b', 'c']);
  });
});
