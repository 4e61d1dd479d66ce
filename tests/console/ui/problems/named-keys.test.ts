import { expect, test } from 'vitest';
import { namedKeys } from '../../../../console/ui/problems/named-keys.ts';
import { placeText } from '../../../../ops/edit-wording/place-text.ts';

const form = 'definitions/forms/f.json';
const page = 'definitions/pages/p.json';
const inWords = (zh: string, en: string, file = form, pointer = '/fields/0') =>
  Object.values(namedKeys({ zh, en }, { file, pointer }, null));

test('a key that a problem names has the words of its field', () => {
  expect(inWords('缺少 "message"', '"message" is missing', form, '/comparisons/0')).toEqual([
    '缺少 "message"（不满足时的错误文字）',
    '"message" (Error text where it does not hold) is missing',
  ]);
  expect(
    inWords(
      '把 showWhen 写在整个组上, 或在组里用 showWhenAnswers',
      'set showWhenAnswers',
      form,
      '/fields/2/fields/0',
    ),
  ).toEqual([
    expect.stringMatching(
      /^把 showWhen（.+）写在整个组上, 或在组里用 showWhenAnswers（按本表单其他答案显示）$/,
    ),
    'set showWhenAnswers (Shown when other answers of this form match)',
  ]);
  expect(
    inWords('缺少 finish, show 之一', 'one of finish, show is missing', page, '/body/0/onResult/cases/0'),
  ).toEqual([
    expect.stringMatching(/^缺少 finish（.+）, show（.+）之一$/),
    expect.stringMatching(/^one of finish \(.+\), show \(.+\) is missing$/),
  ]);
});

test('the object that a mistake is in is named by its words', () => {
  const pointer = '/fields/3/showWhenAnswers/amount';
  expect(
    inWords(
      'ok.showWhenAnswers.amount: 缺少 "not"',
      'ok.showWhenAnswers.amount: "not" is missing',
      form,
      pointer,
    ),
  ).toEqual([
    'ok · 按本表单其他答案显示 · amount: 缺少 "not"（已填写）',
    'ok · Shown when other answers of this form match · amount: "not" (Is given) is missing',
  ]);
  expect(
    inWords('brand: 不认识的键 "subtitl"', 'brand: unknown key "subtitl"', page, '/body/0/subtitl'),
  ).toEqual(['brand: 不认识的键 "subtitl"', 'brand: unknown key "subtitl"']);
});

test('a key of another file is named where it has one meaning', () => {
  expect(
    inWords('域名不在 linkHosts 里', 'the host is not in linkHosts', page, '/body/0/action/address'),
  ).toEqual([
    expect.stringMatching(/^域名不在 linkHosts（.+）里$/),
    expect.stringMatching(/^the host is not in linkHosts \(.+\)$/),
  ]);
});

test('the values of a choice and the kinds of a list have their names', () => {
  expect(
    inWords('可用: "atMost", "moreThan"', 'allowed: "atMost", "moreThan"', form, '/comparisons/0/is'),
  ).toEqual([
    '可用: "atMost"（不大于）, "moreThan"（大于）',
    'allowed: "atMost" (At most), "moreThan" (More than)',
  ]);
  expect(inWords('可用: "choice", "picker"', 'allowed: "choice", "picker"', form, '/fields/0/kind')).toEqual([
    '可用: "choice"（单选）, "picker"（下拉选择）',
    'allowed: "choice" (Single choice), "picker" (Drop-down list)',
  ]);
});

test('ids, commands, paths and what is said in words already stay as they are', () => {
  for (const [zh, en] of [
    ['字段 "from" 和 "until" 的答案不能这样比较', 'the answers of "from" and "until" cannot be compared so'],
    ['加上 "label": 标签', 'add "label": Label'],
    ['改 definitions/pages/label.json: npx funnel explain --label x', 'edit to label the page'],
  ] as const) {
    expect(inWords(zh, en)).toEqual([zh, en]);
  }
});

test('the place of a condition on an answer has the words of the condition', () => {
  const source = { language: 'zh' as const, names: null, file: () => undefined };
  for (const value of [undefined, { fields: [{ kind: 'text', id: 'a' }] }]) {
    const place = placeText(form, ['fields', '0', 'showWhenAnswers', 'amount', 'moreThan'], value, source);
    expect(place).toMatch(/ · 按本表单其他答案显示 · amount · 大于$/);
  }
});
