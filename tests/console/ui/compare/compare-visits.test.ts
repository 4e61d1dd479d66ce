import { describe, expect, it } from 'vitest';
import type {
  DisplayNames,
  Explained,
  ExplainInput,
  ExplainResponse,
  PlanResponse,
  ProblemsResponse,
} from '../../../../console/api/index.ts';
import { describeVisitor } from '../../../../console/ui/compare/describe-visitor.ts';
import { differencesOfVisit } from '../../../../console/ui/compare/differing-stages.ts';
import { shownDifferences } from '../../../../console/ui/compare/shown-differences.ts';
import {
  firstDifferingStation,
  isDiffering,
  pathOfRoute,
  routeAt,
  stations,
  stepToShow,
  visitorAtStation,
} from '../../../../console/ui/compare/visit-stations.ts';
import { countLines, parseDiff } from '../../../../console/ui/diff/parse-diff.ts';
import { affectedSets } from '../../../../console/ui/impact/affected-sets.ts';
import { obstacleOf } from '../../../../console/ui/save/save-obstacle.ts';
import { editHead, editValue } from '../../../../ops/edit-wording/edit-head.ts';
import { causeGroupsOf } from '../../../../ops/plan/cause-groups.ts';
import { showsErrorPage } from '../../../../ops/plan-report/route-label.ts';
import { outcomesText } from '../../../../ops/wording/outcome-text.ts';
import { displayNames } from '../../../harness/display-names.ts';

describe('shownDifferences', () => {
  it('names the parts of a page that a visitor no longer sees, and those that are shown now', () => {
    const { pages } = shownDifferences([
      { field: 'hidden.login', before: ['top'], after: ['login', 'sms-login.code'] },
    ]);
    const source = (language: 'zh' | 'en') => ({ language }) as Parameters<(typeof pages)[0]['text']>[0];
    expect(pages.map(({ page, text }) => [page, text(source('zh'))])).toEqual([
      ['login', '不再显示：login、sms-login.code；现在显示：top'],
    ]);
    expect(pages[0]?.text(source('en'))).toBe('no longer shown: login, sms-login.code; shown now: top');
  });
});

describe('affectedSets', () => {
  it('lists all names that the sentence only counts', () => {
    const channel = ['1', '2', '3', '4', '5', '6', '7'];
    const [product] = affectedSets({ host: ['default'], channel }, 'zh', null);
    expect(product?.text).toContain('7 个渠道');
    expect(product?.names).toEqual([{ axis: '渠道', names: channel }]);
  });
  it('lists the largest set first', () => {
    const who = {
      anyOf: [
        { host: ['a'], count: 1 },
        { host: ['b'], count: 9 },
      ],
    };
    expect(affectedSets(who, 'en', null).map(({ count }) => count)).toEqual([9, 1]);
  });
});

describe('an edit of a value without a form', () => {
  const names = displayNames({ routes: { downloadPage: '下载应用' } });
  it.each([
    ['navigation rules saved go', '导航规则 saved · 去向', 'Navigation rule saved · destination'],
    [
      'destinations success otherwise go',
      '成功去向规则 都不符合时 · 去向',
      'Rules of the success destination when no row matches · destination',
    ],
    [
      'routes routes downloadPage needsToken',
      '页面地址 下载应用（downloadPage） · 需要登录',
      'Page address 下载应用 (downloadPage) · needs a login',
    ],
    ['navigation rules (order)', '导航规则 先后顺序', 'Navigation rule order'],
    ['site maxHops', '全站设置 一次访问最多跳转次数', 'Setting of all hosts Most redirects of one visit'],
    [
      'site api timeoutMs',
      '全站设置 服务器接口 · 接口超时',
      'Setting of all hosts Calls to the server · Time limit of a call',
    ],
    ['else x', 'else x', 'else x'],
  ])('describes %s in words', (path, zh, en) => {
    const edit = { path: path.split(' ') };
    const said = (language: 'zh' | 'en') => editHead(edit, { names, language, file: () => undefined });
    expect([said('zh'), said('en')]).toEqual([zh, en]);
  });
  it('names the destination, and prints everything else as it is written', () => {
    const go = { path: ['navigation', 'rules', 'a', 'go'] };
    expect(editValue(go, 'downloadPage', names, 'zh')).toBe('下载应用（downloadPage）');
    expect(editValue(go, 'success', names, 'zh')).toBe('成功去向（success）');
    expect(editValue({ path: ['site', 'maxHops'] }, 8, names, 'zh')).toBe('8');
    expect(editValue(go, undefined, names, 'zh')).toBe('–');
  });
});

describe('causeGroupsOf', () => {
  it('groups the changes of the same edits, although each has its own copy', () => {
    const cause = () => ({
      edits: [
        {
          file: 'a.json',
          line: 1,
          column: 1,
          side: 'after' as const,
          what: 'x',
          path: ['x'],
          kind: 'changed' as const,
          before: 1,
          after: 2,
        },
      ],
    });
    const group = { step: 'flags' as const, before: '', after: '', who: {}, count: 1, witness: '' };
    expect(
      causeGroupsOf([
        { ...group, cause: cause() },
        { ...group, step: 'ads', cause: cause() },
      ]),
    ).toHaveLength(1);
  });
});

describe('the initial station of two phones', () => {
  it('is the first one that shows a difference', () => {
    expect(firstDifferingStation(new Set(['flags', 'destination.failure', 'destination.success']))).toBe(
      'success',
    );
    expect(firstDifferingStation(new Set(['flags']))).toBe('entry');
    expect(firstDifferingStation(new Set(['brand', 'destination.success']), 'flags')).toBe('success');
    expect(firstDifferingStation(new Set(['brand', 'afterLogin']), 'brand')).toBe('entry');
    const marked = new Set(['brand', 'destination.success']);
    expect(firstDifferingStation(marked, stepToShow({ step: 'brand', isElsewhere: true }))).toBe('success');
    expect(firstDifferingStation(marked, stepToShow({ step: 'brand' }))).toBe('entry');
  });
  it('differs for a title, an ad or a page, even though no step differs', () => {
    const landing = { name: 'login', path: '/login', page: 'login' };
    const steps = [{ stage: 'brand', value: 'a A', reason: 'name：品牌 brands.json:4:5' }];
    const explainedWith = (reason: string) => ({
      explained: {
        outcome: { landing, afterLogin: 'form', destinations: {} },
        steps: [{ ...steps[0], reason }],
      } as unknown as Explained,
      routes: '{"routes":{"form":{"path":"/form","page":"form-page"}}}',
    });
    const revisions = [
      explainedWith('name：品牌 brands.json:4:5'),
      explainedWith('name：品牌 brands.json:9:5'),
    ] as const;
    const marked = (differs: NonNullable<ExplainResponse['differs']>) => {
      const stages = differencesOfVisit([...revisions], shownDifferences(differs));
      return stations.filter((station) => isDiffering(station, stages));
    };
    // A brand that only moved to another line is unchanged.
    expect(marked([])).toEqual([]);
    expect(marked([{ field: 'title', before: '禾岸借贷', after: '键盘标题一' }])).toEqual(['entry']);
    expect(marked([{ field: 'ads.conversionId', before: null, after: '1' }])).toEqual(['entry']);
    const ofPage = (page: string) => ({
      field: `page.${page}`,
      before: 'a',
      after: 'b',
      what: 'text' as const,
      at: 'x',
    });
    expect(marked([ofPage('login')])).toEqual(['entry']);
    expect(marked([ofPage('form-page')])).toEqual(['afterLogin']);
  });
  it('shows the page of its own revision', () => {
    const explained = { outcome: { afterLogin: 'formPackage', destinations: { success: { byAxis: [] } } } };
    expect(routeAt('afterLogin', explained as unknown as Explained)).toBe('formPackage');
    expect(routeAt('success', explained as unknown as Explained)).toBe(null);
    expect(pathOfRoute('{"routes":{"formPackage":{"path":"/form-package"}}}', 'formPackage')).toBe(
      '/form-package',
    );
    expect(pathOfRoute('{', 'formPackage')).toBe(null);
    expect(pathOfRoute('{"routes":{}}', 'constructor')).toBe(null);
  });
  it('is not a success where its route is the error page', () => {
    const files: Record<string, unknown> = {
      'definitions/routes.json': {
        catchAll: 'lost',
        routes: { lost: { page: 'empty', kind: 'other' }, form: { page: 'form', kind: 'error' } },
      },
    };
    const source = { language: 'zh', names: null, file: (name: string) => ({ value: files[name] }) } as const;
    expect(showsErrorPage(source, 'lost')).toBe(true);
    expect(showsErrorPage(source, 'form')).toBe(false);
    expect(showsErrorPage({ ...source, file: () => undefined }, 'lost')).toBe(false);
  });
  it('is reached by a logged-in visitor', () => {
    expect(visitorAtStation({ channel: '1', path: '/x', outcome: 'y', user: 'failed' }, 'success')).toEqual({
      channel: '1',
      token: true,
      user: 'ok',
    });
  });
});

describe('describeVisitor', () => {
  it('describes a witness in words', () => {
    expect(describeVisitor({ host: 'default', channel: '5265', path: '/', token: true }, 'zh', null)).toBe(
      '站点 default（其他域名） · 渠道 5265 · / · 已登录',
    );
  });
});

it('the facts of channel info are described in the order of the config, with the default of one that is left open', () => {
  const info = (input: ExplainInput) => describeVisitor(input, 'zh', displayNames()).split(' · ').at(-1);
  expect(info({ bdType: '1', application: 'ios' })).toBe('iOS 应用 类型 1');
  expect(info({ application: 'android', bdType: '' })).toBe('安卓应用 无类型');
  expect(info({ bdType: '1' })).toBe('网页 H5 类型 1');
  expect(info({})).toBe('未登录');
});

describe('parseDiff', () => {
  const diff =
    '--- a\n+++ b\n@@ -1,3 +1,3 @@\n {\n-  "a": 4,\n+  "a": 5,\n }\n\\ No newline at end of file\n';
  it('numbers the lines of both revisions and marks the differing words', () => {
    const [hunk] = parseDiff(diff);
    expect(hunk?.lines.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['same', 1, 1],
      ['removed', 2, null],
      ['added', null, 2],
      ['same', 3, 3],
    ]);
    expect(hunk?.lines[1]?.pieces.filter(({ isOther }) => isOther).map(({ text }) => text)).toEqual(['4']);
    expect(hunk?.lines[2]?.pieces.map(({ text }) => text).join('')).toBe('  "a": 5,');
    expect(countLines(parseDiff(diff), 'added')).toBe(1);
  });
  it('keeps a removed line that begins with dashes', () => {
    expect(parseDiff('--- a\n+++ b\n@@ -1 +0,0 @@\n--- x\n')[0]?.lines[0]).toMatchObject({
      kind: 'removed',
      pieces: [{ text: '-- x' }],
    });
  });
});

describe('obstacleOf', () => {
  const clean = {
    version: 2,
    problems: { version: 2, isClean: true } as ProblemsResponse,
    plan: { version: 2 } as PlanResponse,
    isConflicting: false,
    unconfirmed: 0,
    message: null,
  };
  it.each([
    ['whyConflict', { isConflicting: true }],
    ['waitChecks', { problems: { version: 1, isClean: true } as ProblemsResponse }],
    ['whyErrors', { problems: { version: 2, isClean: false } as ProblemsResponse }],
    ['waitPlan', { plan: { version: 1 } as PlanResponse }],
    ['whyRisks', { unconfirmed: 2 }],
    ['whyMessage', { message: ' ' }],
  ])('%s', (why, over) => {
    expect(obstacleOf({ ...clean, ...over })?.why).toBe(why);
  });
  it('returns null where everything is confirmed', () => {
    expect(obstacleOf(clean)).toBe(null);
  });
});

it('several outcomes with one destination are listed once, where they differ only by the answer to one button', () => {
  const names = {
    outcomes: { sent: '提交申请', refused: '提交申请', loggedIn: '登录' },
    refused: ['refused'],
  };
  const described = (...ids: string[]) => outcomesText(ids, names as unknown as DisplayNames, 'zh');
  expect(described('sent', 'refused')).toBe('“提交申请”（无论是否成功）');
  expect(described('sent', 'loggedIn')).toBe('“提交申请”或“登录”');
  expect(described('refused')).toBe('“提交申请”未成功');
});

it('a visitor with a value on each axis is described in English', () => {
  const described = describeVisitor({ host: 'default', channel: '683', city: '上海' }, 'en', null);
  expect(described).toMatch(/^host default .*· channel 683 · city 上海 · /);
});
