import { expect, test } from 'vitest';
import { waysToLead } from '../../../../console/ui/page-links/ways-to-lead.ts';

const page = (id: string, body: object[], outcomes: string[] = []) => ({
  id,
  file: `definitions/pages/${id}.json`,
  value: { id, outcomes, body },
});
const form = (title?: string) => ({
  type: 'form',
  id: 'application',
  form: 'ask',
  ...(title && { title }),
  onResult: {
    cases: [{ code: 200, finish: 'saved' }],
    otherwise: { show: { at: 'form', message: 'form.refused' } },
  },
});
const button = { type: 'button', id: 'b', label: '返回', action: { do: 'back' } };
const pages = [page('other', [form('申请'), button, button]), page('spring-offer', [form()])];
const target = { ...page('spring-thanks', [{ type: 'leadReceipt', forms: ['ask'] }]), route: 'springThanks' };
const routeOf = (id: string, path: string) => ({ path, page: id, kind: 'other' });
const files: Record<string, unknown> = {
  'definitions/routes.json': {
    routes: {
      other: routeOf('other', '/other'),
      springOffer: routeOf('spring-offer', '/spring-offer'),
      springThanks: routeOf('spring-thanks', '/spring-thanks'),
    },
  },
  'definitions/navigation.json': { rules: [{ id: 'saved', when: { outcome: 'saved' }, go: 'success' }] },
  'definitions/destinations.json': {
    success: {
      rules: [{ id: 'own', when: { succ_todo: 4 }, go: 'springThanks' }],
      otherwise: { go: 'other' },
    },
  },
  'definitions/cities.json': {
    rules: {
      one: { cities: ['北京'], set: { succ_todo: 4 } },
      two: { cities: ['上海'], set: { succ_todo: 1 } },
    },
  },
  'definitions/messages.json': { messages: { 'form.refused': '请核对' } },
  'hosts.json': { hosts: { default: { root: 'other' } } },
};
const names = {
  routes: { springThanks: '谢谢您' },
  outcomes: {},
  refused: [],
  flags: { succ_todo: {} },
  facts: {},
  channelInfo: {},
} as never;
const source = { names, language: 'zh' as const, file: (name: string) => ({ value: files[name] }) };
const titles: Record<string, string> = { other: '别的', 'spring-offer': '春季' };
const ways = waysToLead(
  target,
  pages,
  ({ id }) => titles[id] ?? id,
  source,
  () => false,
);

test('what is most probably meant is first, what reaches the whole site last, and what leads there already is left out', () => {
  expect(ways.map(({ from, name }) => `${from}: ${name}`)).toEqual([
    'sent: 表单提交成功（返回码 200） · 页面“春季”',
    'code: 表单其他返回码 · 页面“春季”',
    'sent: 表单“申请”提交成功（返回码 200） · 页面“别的”',
    'button: 按钮“返回” · 页面“别的” 1',
    'button: 按钮“返回” · 页面“别的” 2',
    'code: 表单“申请”其他返回码 · 页面“别的”',
    'home: 其他域名（没有单独列出的）的首页',
    'table: 成功去向 · 都不符合时',
    'city: 城市规则“上海”的成功去向',
    'navigation: 导航规则 · 去成功去向',
  ]);
});

test('each says what it leads to now, in words, and is found by address, code and id', () => {
  const [sent] = ways;
  expect(sent?.now).toBe('成功去向');
  expect(sent?.keywords).toMatch(/\/spring-offer.* ask /);
  expect(ways.find(({ from }) => from === 'code')?.now).toBe('留在表单，提示“请核对”');
  expect(ways.find(({ from }) => from === 'table')?.now).toBe('页面 /other');
});

test('a city rule is led there by the flag of the row that leads there', () => {
  expect(ways.find(({ from }) => from === 'city')?.edits()).toEqual([
    { do: 'set', file: 'definitions/cities.json', path: ['rules', 'two', 'set', 'succ_todo'], value: 4 },
  ]);
});

test('a form whose receipt the page tells stands before others', () => {
  const others = [page('first', [{ ...form('别的表单'), form: 'unlike' }]), page('other', [form('申请')])];
  const [first] = waysToLead(
    target,
    others,
    ({ id }) => id,
    source,
    () => false,
  );
  expect(first?.name).toBe('表单“申请”提交成功（返回码 200） · 页面“other”');
});
