import { describe, expect, it, test } from 'vitest';
import { idsByName } from '../../../../console/ui/field-values/ids-by-name.ts';
import { isFault, parseValue } from '../../../../console/ui/field-values/value-codec.ts';
import { differingFlags } from '../../../../console/ui/impact/differing-flags.ts';
import { editedEntry, resultFields } from '../../../../ops/edit-wording/edited-fields.ts';
import { factText } from '../../../../ops/wording/fact-text.ts';
import type { Field } from '../../../../ops/wording/field.ts';
import { routeIn } from '../../../../ops/wording/find-route.ts';
import { fieldLabel, knownField } from '../../../../ops/wording/known-schemas.ts';
import { labelsOf, otherNamesOf } from '../../../../ops/wording/labels.ts';
import { spaceText } from '../../../../ops/wording/plan-words.ts';
import { distinctLabels } from '../../../../ops/wording/rule-labels.ts';
import { axisWordsOf } from '../../../../ops/wording/visitor-words.ts';
import { replaceIds } from '../../../../ops/wording/word-ids.ts';
import { wordedParts as wordedIn } from '../../../../ops/wording/worded-text.ts';
import { displayNames, flagNames } from '../../../harness/display-names.ts';

const names = displayNames({
  routes: {
    login: '额度',
    downloadPage: '下载应用',
    failPage: '没有匹配到产品',
    city: '您在哪个城市？',
  },
  outcomes: {
    loggedIn: '登录',
    formSaved: '提交申请',
    formRefused: '提交申请',
    seeMore: '看看',
    seeOther: '看看',
  },
  refused: ['formRefused'],
  flags: flagNames({
    input_form: ['downloadPage', 'failPage'],
    succ_todo: ['downloadPage', 'failPage'],
    fail_todo: ['failPage', 'downloadPage'],
  }),
});
const rules = {
  'chengdu-a': { cities: ['成都'], set: { input_form: 0, succ_todo: 0, fail_todo: 0 } },
  'chengdu-b': { cities: ['成都'], set: { input_form: 0, succ_todo: 1, fail_todo: 0 } },
  north: { cities: ['北京', '上海'], set: { input_form: 1, succ_todo: 0, fail_todo: 0 } },
  east: { cities: ['上海', '杭州'], set: { input_form: 0, succ_todo: 0, fail_todo: 0 } },
};
const plain = new Map(Object.entries(rules).map(([id, { cities }]) => [id, cities.join('、')]));
const labels = distinctLabels({ names, language: 'zh' }, plain, rules);

describe('city rules for the same cities', () => {
  it('are distinguished by the flags in which they differ, and only those', () => {
    expect(labels.get('chengdu-a')).toBe('成都 · 下载应用');
    expect(labels.get('chengdu-b')).toBe('成都 · 没有匹配到产品');
    expect(labels.get('north')).toBe('北京、上海');
  });

  it('are taken from a sheet as a cell shows them, with the id behind the name, and not with another one', () => {
    const cell = { ...knownField('channels.json', ['cityRule']), names: 'cityRule' } as Field;
    const choices = { ...cell, choices: Object.keys(rules) };
    const named = idsByName(labels, 'cityRule');
    const read = (text: string) => parseValue(choices, text, named);
    expect(read('成都 · 下载应用 chengdu-a')).toEqual({ value: 'chengdu-a' });
    expect(read('北京、上海  north')).toEqual({ value: 'north' });
    expect(isFault(read('成都 · 下载应用 chengdu-b'))).toBe(true);
    expect(isFault(read('不要 chengdu-a'))).toBe(true);
  });
});

describe('outcomes to choose from', () => {
  it('tell the two of one press apart: that of its refusal says so', () => {
    const source = { names, file: () => undefined };
    const choices = labelsOf({ ...source, language: 'zh' }, { names: 'outcome', path: [] });
    expect(['formSaved', 'formRefused'].map((id) => choices.get(id))).toEqual([
      '提交申请',
      '提交申请（未成功）',
    ]);
    expect(labelsOf({ ...source, language: 'en' }, { names: 'outcome', path: [] }).get('formRefused')).toBe(
      '提交申请 (refused)',
    );
  });
});

describe('a typed name', () => {
  const field = {
    ...knownField('channels.json', ['channels', '*', 'cityRule']),
    choices: Object.keys(rules),
  };
  const read = (text: string) => parseValue(field as Field, text, idsByName(labels));
  it('is parsed as the one id that has it', () => {
    expect(read('北京、上海')).toEqual({ value: 'north' });
    expect(read('杭州')).toEqual({ value: 'east' });
    expect(read('成都 · 没有匹配到产品')).toEqual({ value: 'chengdu-b' });
  });
  it('is reported as ambiguous where several ids have it, with all candidates', () => {
    expect(read('成都')).toMatchObject({
      candidates: ['chengdu-a', 'chengdu-b'],
      fault: { zh: '“成都”可以是 2 个，请选一个：chengdu-a、chengdu-b' },
    });
    expect(read('上海')).toMatchObject({ candidates: ['north', 'east'] });
  });
  it('is reported as unknown where no id has it', () => {
    const fault = read('拉萨');
    expect(isFault(fault) && fault.fault.zh).toBe(
      '没有“拉萨”，可以填：成都 · 下载应用 chengdu-a；成都 · 没有匹配到产品 chengdu-b；北京、上海 north；上海、杭州 east',
    );
  });
});

describe('the display word of a field', () => {
  it.each([
    ['channels.json', ['channels', '*', 'relogin'], '重新登录'],
    ['hosts.json', ['hosts', '*', 'relogin'], '重新登录'],
    ['channels.json', ['channels', '*', 'note'], '备注'],
    ['channels.json', ['channels', '*', 'brand', 'id'], '品牌'],
    ['definitions/cities.json', ['rules', '*', 'set', 'succ_todo'], '成功去向'],
  ])('%s %j', (file, path, word) => {
    expect(fieldLabel(file, path, names).zh).toBe(word);
  });
  it('separates the effect, with all its punctuation', () => {
    const field = knownField('definitions/cities.json', ['rules', '*', 'set', 'input_form'], names);
    expect(field?.about?.zh).toBe('0 登录后填表，1 登录后不填表');
  });
});

describe('display names of ids', () => {
  it('name flags by effect and destination, and include the effects of rows', () => {
    expect(replaceIds('input_form 1, succ_todo 0（城市规则）', names, 'zh')).toBe(
      '跳过表单：跳过表单（input_form 1），成功去向：下载应用（succ_todo 0）（城市规则）',
    );
    expect(replaceIds('/login 停留 (rememberLogin /login)', names, 'zh')).toBe(
      '/login 停留（记住登录页 /login）',
    );
  });
  it('find the route of a change, and only that', () => {
    expect(routeIn('destination.success', 'downloadPage（绕圈）', names)).toEqual({
      before: '',
      id: 'downloadPage',
      after: '（绕圈）',
    });
    expect(routeIn('form-lost', '成功去向 failPage', names)).toMatchObject({
      before: '成功去向 ',
      id: 'failPage',
    });
    // A stage named `page` is not mistaken for a route of that name.
    expect(routeIn('page-lost', 'after login failPage', names)).toMatchObject({ id: 'failPage' });
    expect(routeIn('page-lost', 'login', names)).toMatchObject({ id: 'login' });
    expect(routeIn('flags', 'city', names)).toBe(null);
    expect(routeIn('navigation', '/city [x]', names)).toBe(null);
  });
  it('name the button that a visitor has pressed', () => {
    const arrival = (name: string, language: 'zh' | 'en' = 'zh') =>
      axisWordsOf(names).value('arrival', name, language);
    expect(arrival('/login → loggedIn')).toBe('/login “登录”之后');
    expect(arrival('/login → loggedIn', 'en')).toBe('/login after “登录”');
    expect(arrival('/form → formSaved + mark=*')).toBe('/form “提交申请”之后（带 mark 标记）');
    expect(arrival('/form → formRefused')).toBe('/form “提交申请”未成功之后');
    // Outcomes with the same name are distinguished by the id; without a name only the id is shown.
    expect(arrival('/form → seeMore')).toBe('/form “看看”（seeMore）之后');
    expect(arrival('/form → unknown')).toBe('/form unknown 之后');
  });
  it('describe applications and the space of the plan in words', () => {
    expect(axisWordsOf(names).value('info', 'ios 1', 'zh')).toBe('iOS 应用 类型 1');
    expect(axisWordsOf(names).value('info', 'web', 'en')).toBe('web H5 without a type');
    const space = { host: 16, input_form: 2 } as unknown as Parameters<typeof spaceText>[0];
    expect(spaceText(space, 'zh', axisWordsOf(names))).toContain('2 跳过表单');
  });
  it('use the words of the schemas for what a row checks', () => {
    const said = (because: string) => factText(because, names, 'zh');
    expect(said('route.kind = "entry"')).toBe('路由类别：落地页（entry）');
    expect(said('outcome = "loggedIn"')).toBe('页面刚刚完成的结果：“登录”');
    expect(said('outcome = null')).toBe('页面刚刚完成的结果：刚到达');
    expect(said('session.token = false')).toBe('已登录：否');
    expect(said('succ_todo = 1')).toBe('成功去向：没有匹配到产品（1）');
    expect(said('route = "downloadPage"')).toBe('当前路由：下载应用（downloadPage）');
    expect(said('query.mark = "spring"')).toBe('网址参数 mark：“spring”');
    expect(said('channel = "5265"')).toBe('渠道号：5265');
    expect(said('ipInfo = "failed"')).toMatch(/：取不到（failed）$/);
    expect(said('query.mark = null')).toBe('网址参数 mark：没有');
    expect(factText('session.token = false', names, 'en')).toBe('Holds an access token: no');
  });
  it('replace only routes in a step, also in English', () => {
    const worded = (about: string, text: string, language: 'zh' | 'en') =>
      wordedIn(about, text, language, names);
    expect(worded('navigation', '/login stay (rememberLogin /login)', 'en')).toEqual([
      '/login stays (remembers the login page /login)',
    ]);
    expect(worded('destination.success', 'downloadPage (loop)', 'zh')).toEqual([
      '',
      'downloadPage',
      '（loop）',
    ]);
    expect(worded('navigation', 'downloadPage [download-page] /download-page', 'zh')).toEqual([
      '',
      'downloadPage',
      ' /download-page',
    ]);
  });
});

describe('differingFlags', () => {
  it('leaves out equal flags, unless all are equal', () => {
    expect(
      differingFlags(
        'input_form 0, succ_todo 4, fail_todo 3（城市规则）',
        'input_form 0, succ_todo 5, fail_todo 3（城市规则）',
      ),
    ).toEqual(['succ_todo 4（城市规则）', 'succ_todo 5（城市规则）']);
    const all = 'input_form 0, succ_todo 4, fail_todo 3';
    expect(differingFlags('服务器的标志', `${all}（城市规则）`)).toEqual([
      '服务器的标志',
      `${all}（城市规则）`,
    ]);
    expect(differingFlags(`${all}（应用渠道）`, `${all}（城市规则）`)[0]).toBe(`${all}（应用渠道）`);
  });
});

describe('the effect of an edit, field by field', () => {
  const edit = (path: string[], before: unknown, after: unknown) => ({
    file: 'brands.json',
    line: 1,
    column: 1,
    side: 'after' as const,
    what: '',
    path,
    kind: 'changed' as const,
    before,
    after,
  });
  it('uses the labels of the form, also for nested fields', () => {
    const edited = editedEntry(
      edit(
        ['brands', 'brands', 'a'],
        { name: 'x', theme: { ink: '#1' } },
        { name: 'y', theme: { ink: '#2' } },
      ),
      names,
    );
    expect(edited?.id).toBe('a');
    expect(edited?.fields.map(({ label, before, after }) => [label.zh, before, after])).toEqual([
      ['品牌名', 'x', 'y'],
      ['颜色、圆角与版式 · 文字颜色', '#1', '#2'],
    ]);
    expect(edited?.fields[1]?.field?.kind).toBe('color');
  });
  it('is empty for an entry without a form', () => {
    const ofRoute = { ...edit(['routes', 'routes', 'a'], 1, 2), file: 'definitions/routes.json' };
    expect(editedEntry(ofRoute, names)).toBe(null);
    expect(editedEntry(edit(['brands', 'default'], 'a', 'b'), names)).toBe(null);
  });
  it('reports what visitors get, without a value where there is none', () => {
    const [logo, id] = [
      ...resultFields('brand', [{ field: 'logo', before: null, after: '/assets/a.svg' }]),
      ...resultFields('ads', [{ field: 'conversionId', before: '1', after: '2' }]),
    ];
    expect([logo?.label.zh, logo?.before, logo?.field?.kind]).toEqual(['标志图片', undefined, 'picture']);
    expect(id?.label.zh).toBe('转化编号');
  });
});

test('the other names of an ad network stand for it, and what may stand there is named by its first name', () => {
  const trackers = { networks: { one: { name: '巨量引擎', aliases: ['抖音'] }, two: { name: '腾讯广告' } } };
  const others = otherNamesOf({ file: () => ({ value: trackers }) }, 'network');
  const named = idsByName(
    new Map([
      ['one', '巨量引擎'],
      ['two', '腾讯广告'],
    ]),
    'network',
    others,
  );
  const field = { kind: 'choice', names: 'network', choices: ['one', 'two'], path: [] } as unknown as Field;
  expect(parseValue(field, '抖音', named)).toEqual({ value: 'one' });
  const fault = parseValue(field, '小红书', named);
  expect(isFault(fault) && fault.fault.zh).toBe('没有“小红书”，可以填：巨量引擎 one；腾讯广告 two');
});
