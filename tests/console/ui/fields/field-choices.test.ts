import { expect, test } from 'vitest';
import { choiceDescriptions, fieldChoices } from '../../../../console/ui/fields/field-choices.ts';
import type { Field } from '../../../../ops/wording/field.ts';
import { knownField } from '../../../../ops/wording/known-schemas.ts';
import { distinctLabels, shortRuleLabel } from '../../../../ops/wording/rule-labels.ts';
import { displayNames, flagNames } from '../../../harness/display-names.ts';

const names = displayNames({
  routes: { done: '申请已提交', app: '下载应用' },
  flags: flagNames({
    input_form: ['form', 'app'],
    succ_todo: ['done', 'done', 'app'],
    fail_todo: ['app'],
  }),
});
const rules = {
  a: { cities: ['上海'], set: { input_form: 0, succ_todo: 0, fail_todo: 0 } },
  b: { cities: ['上海'], set: { input_form: 1, succ_todo: 1, fail_todo: 0 } },
  c: { cities: ['上海'], set: { input_form: 0, succ_todo: 2, fail_todo: 0 } },
};
const channels = { 1: { cityRule: 'a' }, 2: { cityRule: 'a' }, 3: { cityRule: 'b' }, 4: {} };
const draftStore = (language: 'zh' | 'en' = 'zh') => ({
  language,
  names,
  file: (file: string) => ({ file, text: '', disk: '', isJson: true, value: { rules, channels } }),
});
const field = (file: string, ...path: string[]) => knownField(file, path, names) as Field;
const about = (of: Field, language?: 'zh' | 'en') => [...choiceDescriptions(draftStore(language), of)];

test('each flag value describes its effect, and names the other values with the same effect', () => {
  const succ = field('definitions/cities.json', 'rules', '*', 'set', 'succ_todo');
  expect(about(succ)).toEqual([
    ['0', '成功后去这一页，与 1 作用相同'],
    ['1', '成功后去这一页，与 0 作用相同'],
    ['2', '成功后去这一页'],
  ]);
  expect(about(succ, 'en')[0]).toEqual(['0', 'success leads to this page, as with 1']);
  const fail = field('definitions/cities.json', 'rules', '*', 'set', 'fail_todo');
  expect(about(fail)).toEqual([['0', '失败后去这一页']]);
});

test('a city rule describes its effect for its cities, and says how many channels have it', () => {
  const rule = field('channels.json', 'channels', '*', 'cityRule');
  expect(about(rule)[0]).toEqual(['a', '填表；成功去“申请已提交”，失败去“下载应用”；2 个渠道在用']);
  expect(about(rule, 'en')[1]).toEqual([
    'b',
    'skip the form; success: “申请已提交”, failure: “下载应用”; 1 channel has it',
  ]);
});

test('rules for the same cities are distinguished also where two flag values share a name', () => {
  const twins = { a: rules.a, b: { ...rules.a, set: { ...rules.a.set, succ_todo: 1 } }, c: rules.c };
  const labels = new Map(Object.keys(twins).map((id) => [id, '上海']));
  const distinct = [...distinctLabels(draftStore(), labels, twins).values()];
  expect(distinct).toEqual(['上海 · 申请已提交 0', '上海 · 申请已提交 1', '上海 · 下载应用']);
});

test('a city rule among choices is named by its cities alone: its description distinguishes it', () => {
  const rule = field('channels.json', 'channels', '*', 'cityRule');
  const labels = distinctLabels(draftStore(), new Map(Object.keys(rules).map((id) => [id, '上海'])), rules);
  const choices = fieldChoices(draftStore(), { ...rule, choices: ['b', 'c'] }, labels);
  expect(choices.map(({ label, about: description }) => `${label} ${description}`)).toEqual([
    '上海 跳过表单；成功去“申请已提交”，失败去“下载应用”；1 个渠道在用',
    '上海 填表；成功、失败都去“下载应用”；没有渠道在用',
  ]);
});

test('in a narrow cell a rule for many cities has the first ones and their number, and names a page once', () => {
  const label = '上海、北京、成都、深圳 · 跳过表单 · 下载应用 · 下载应用';
  expect(shortRuleLabel(label, 'zh')).toBe('上海、北京、成都等 4 城 · 跳过表单 · 下载应用');
  expect(shortRuleLabel(label, 'en')).toBe('上海、北京、成都 … (4 cities) · 跳过表单 · 下载应用');
  expect(shortRuleLabel('上海', 'zh')).toBe('上海');
});

test('a rule that leads to one page after success and failure names this page once', () => {
  const both = { ...names, flags: flagNames({ succ_todo: ['done', 'app'], fail_todo: ['done', 'app'] }) };
  const twins = {
    a: { set: { succ_todo: 0, fail_todo: 0 } },
    b: { set: { succ_todo: 1, fail_todo: 1 } },
    c: { set: { succ_todo: 1, fail_todo: 0 } },
  };
  const labels = new Map(Object.keys(twins).map((id) => [id, '成都']));
  const distinct = distinctLabels({ names: both, language: 'zh' }, labels, twins);
  expect([...distinct.values()]).toEqual([
    '成都 · 申请已提交',
    '成都 · 下载应用',
    '成都 · 下载应用 · 申请已提交',
  ]);
});
