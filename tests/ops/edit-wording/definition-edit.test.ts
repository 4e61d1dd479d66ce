import { expect, test } from 'vitest';
import { definitionEditTexts } from '../../../ops/edit-wording/definition-edit.ts';
import { editSentence } from '../../../ops/edit-wording/edit-sentence.ts';
import { pageDifferenceText } from '../../../ops/edit-wording/page-difference-text.ts';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import { labelSourceOf } from '../../../ops/plan-report/label-source.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';

import { config, sources } from '../../runtime/real-config.ts';

const source = (language: 'zh' | 'en' = 'zh'): LabelSource => ({
  names: null,
  language,
  file: () => undefined,
});
const edit = (over: Partial<ReportedEdit>): ReportedEdit => ({
  file: 'definitions/pages/offer.json',
  line: 1,
  column: 1,
  side: 'after',
  what: '',
  path: ['pages', 'offer', 'body'],
  kind: 'changed',
  before: undefined,
  after: undefined,
  ...over,
});
const hero = { type: 'hero', id: 'top', title: '旧标题', layout: 'card' };
const notice = { type: 'notice', id: 'holiday', tone: 'info', title: '春节安排', text: '照常审核' };
const steps = {
  type: 'steps',
  id: 'way',
  items: [{ icon: 'phone', title: '联系', text: '我们致电' }],
};

test('an edited body of a page is told block by block: what was added, what was removed, each text with both values', () => {
  const change = edit({ before: [hero, steps], after: [{ ...hero, title: '新标题' }, notice] });
  expect(definitionEditTexts(change, source())).toEqual([
    '删除块 步骤 way',
    '新增块 提示 holiday：春节安排',
    '文字 首屏标题 top · 标题：旧标题 → 新标题',
  ]);
  const sentence = editSentence(change, source());
  expect(sentence).toBe(
    '页面 offer：删除块 步骤 way；新增块 提示 holiday：春节安排；文字 首屏标题 top · 标题：旧标题 → 新标题',
  );
  expect(editSentence(change, source('en'))).toContain('text Opening of a page top · Title: 旧标题 → 新标题');
});

test('an edit in a block within a section, of its order and of a text in a list has no JSON', () => {
  const section = (blocks: unknown[]) => ({ type: 'section', id: 'card', title: '说明', blocks });
  const change = edit({
    before: [hero, section([notice]), steps],
    after: [
      section([{ ...notice, tone: 'risk' }]),
      hero,
      { ...steps, items: [{ ...steps.items[0], text: '明天致电' }] },
    ],
  });
  const texts = definitionEditTexts(change, source()) ?? [];
  expect(texts).toEqual([
    '块的顺序：首屏标题 top、分区 card、提示 holiday、步骤 way → 分区 card、提示 holiday、首屏标题 top、步骤 way',
    '文字 提示 holiday · 语气：说明 → 风险提醒',
    '文字 步骤 way · 步骤 · 第 1 项 · 正文：我们致电 → 明天致电',
  ]);
  expect(texts.join()).not.toMatch(/[{}[\]"]/);
});

test('a new page is told by its blocks, a deleted one by what it had', () => {
  const page = { id: 'offer', outcomes: [], body: [hero, notice] };
  const whole = edit({ path: ['pages', 'offer'], kind: 'added', after: page });
  expect(editSentence(whole, source())).toBe(
    '页面 offer 新增：新增块 首屏标题 top：旧标题；新增块 提示 holiday：春节安排',
  );
  const gone = edit({ path: ['pages', 'offer'], kind: 'removed', before: page });
  expect(editSentence(gone, source())).toBe(
    '页面 offer 删除：删除块 首屏标题 top：旧标题；删除块 提示 holiday：春节安排',
  );
});

test('outcomes and the note of a page are told too, though no visitor sees them', () => {
  const change = edit({
    path: ['pages', 'offer'],
    before: { id: 'offer', note: '甲', outcomes: ['saved', 'seen'], body: [] },
    after: { id: 'offer', note: '乙', outcomes: ['seen'], body: [] },
  });
  expect(definitionEditTexts(change, source())).toEqual([
    '文字 备注：甲 → 乙',
    '其他 本页可能的结果：saved, seen → seen',
  ]);
});

test('an edited form is told field by field, and a single text by its place alone', () => {
  const phone = { id: 'phone', kind: 'mobile', label: '手机号' };
  const name = { id: 'fullName', kind: 'personName' };
  const change = edit({
    file: 'definitions/forms/ask.json',
    path: ['forms', 'ask', 'fields'],
    before: [phone],
    after: [{ ...phone, label: '联系电话' }, name],
  });
  expect(definitionEditTexts(change, source())).toEqual([
    '新增字段 姓名 fullName',
    '文字 手机号 phone · 标签：手机号 → 联系电话',
  ]);
  const single = edit({ path: ['forms', 'ask', 'purpose'], before: '甲', after: '乙' });
  expect(definitionEditTexts(single, source())).toBeNull();
  expect(
    definitionEditTexts(edit({ path: ['brands', 'brands'], before: {}, after: {} }), source()),
  ).toBeNull();
});

test('the command names a block of a page of the config by its kind and the label of its key', () => {
  const read = { config, sources } as unknown as Parameters<typeof labelSourceOf>[0];
  const difference = { what: 'text', at: 'top.title', before: '甲', after: '乙' } as const;
  const page = Object.values(config.pages).find(({ body }) => body.some(({ id }) => id === 'top'));
  expect(pageDifferenceText(difference, page?.id ?? '', labelSourceOf(read, 'zh'))).toBe(
    '文字 首屏标题 top · 标题：甲 → 乙',
  );
});

test('a field that a group of a form asks of every entry is told by itself: added, removed, changed, moved', () => {
  const name = { id: 'name', kind: 'personName', label: '姓名' };
  const age = { id: 'age', kind: 'number', label: '年龄', min: 0, max: 120, decimals: 0 };
  const years = { id: 'years', kind: 'number', label: '驾龄', min: 0, max: 60, decimals: 0 };
  const group = (fields: object[], max: number) => ({
    id: 'drivers',
    kind: 'group',
    label: '驾驶人',
    max,
    fields,
  });
  const change = (before: object, after: object) =>
    edit({
      file: 'definitions/forms/ask.json',
      path: ['forms', 'ask', 'fields'],
      before: [before],
      after: [after],
    });
  expect(
    definitionEditTexts(
      change(group([name, age], 3), group([{ ...name, label: '称呼' }, years], 4)),
      source(),
    ),
  ).toEqual([
    '其他 可重复填写的一组字段 drivers · 最多几项：3 → 4',
    '删除字段 可重复填写的一组字段 drivers · 每一项要填的字段 · 数字 age：年龄',
    '新增字段 可重复填写的一组字段 drivers · 每一项要填的字段 · 数字 years：驾龄',
    '文字 可重复填写的一组字段 drivers · 每一项要填的字段 · 姓名 name · 标签：姓名 → 称呼',
  ]);
  expect(definitionEditTexts(change(group([name, age], 3), group([age, name], 3)), source())).toEqual([
    '字段的顺序 可重复填写的一组字段 drivers：姓名 name、数字 age → 数字 age、姓名 name',
  ]);
});

test('a text in one language is of the block that has it, and a form of the same name is not looked for', () => {
  const asked: string[] = [];
  const page = {
    body: [
      { ...hero, title: { 'zh-CN': '标题', en: 'Title' } },
      { type: 'form', id: 'data', form: 'data' },
    ],
  };
  const files: Record<string, unknown> = {
    'definitions/pages/offer.json': page,
    'definitions/forms/data.json': { id: 'data', purpose: '用途', fields: [] },
  };
  const some: LabelSource = {
    ...source(),
    file: (name) => {
      asked.push(name);
      return name in files ? { value: files[name] } : undefined;
    },
  };
  const said = (at: string) =>
    pageDifferenceText({ what: 'text', at, before: 'Title', after: 'Offer' }, 'offer', some);
  expect(said('top.title/en')).toBe('文字 首屏标题 top · 标题 · en：Title → Offer');
  expect(asked).not.toContain('definitions/forms/top.json');
  expect(said('data.purpose')).toMatch(/^文字 表单 data · /);
});

test('conditions of a block and of a field are told in words, with the labels of answers, in both languages', () => {
  const shown = (showWhen?: object) => ({ ...notice, ...(showWhen && { showWhen }) });
  const block = edit({
    before: [shown(), { ...steps, showWhen: { host: 'a.example' } }],
    after: [
      shown({ 'device.wechat': true, channel: { not: ['1', '2'] } }),
      { ...steps, showWhen: { host: 'b.example' } },
    ],
  });
  expect(definitionEditTexts(block, source())).toEqual([
    '其他 提示 holiday · 按访客情况显示：（无） → 微信内打开：是，渠道号：不是 1、2',
    '其他 步骤 way · 按访客情况显示：站点域名：a.example → 站点域名：b.example',
  ]);
  expect(definitionEditTexts(block, source('en'))?.join()).not.toMatch(/[{}"]/);
  const work = { kind: 'choice', id: 'work', label: '职业', options: [{ value: 'own', label: '自由职业' }] };
  const years = { kind: 'number', id: 'years', label: '年限' };
  const field = edit({
    path: ['forms', 'offer', 'fields'],
    before: [work, years],
    after: [
      work,
      { ...years, showWhenAnswers: { work: 'own', income: { atLeast: 5 }, tel: { answered: true } } },
    ],
  });
  expect(definitionEditTexts(field, source())).toEqual([
    '其他 数字 years · 按本表单其他答案显示：（无） → 职业：自由职业，income：不小于 5，tel：已填写',
  ]);
});

test('a condition on an answer has the question and the choice of the first language where they are written in several', () => {
  const own = { value: 'own', label: { 'zh-CN': '自由职业', en: 'Self-employed' } };
  const work = { kind: 'select', id: 'work', label: { 'zh-CN': '职业', en: 'Occupation' }, options: [own] };
  const years = { kind: 'number', id: 'years', label: '年限' };
  const field = edit({
    path: ['forms', 'offer', 'fields'],
    before: [work, years],
    after: [work, { ...years, showWhenAnswers: { work: 'own' } }],
  });
  expect(definitionEditTexts(field, source())).toEqual([
    '其他 数字 years · 按本表单其他答案显示：（无） → 职业：自由职业',
  ]);
});
