import { expect, test } from 'vitest';
import { codesOfEnd, whereOfEnd } from '../../../../console/ui/page-links/end-text.ts';
import { formEnds } from '../../../../console/ui/page-links/form-ends.ts';

const files: Record<string, unknown> = {
  'definitions/navigation.json': {
    rules: [
      { id: 'saved', when: { outcome: 'saved' }, go: 'success' },
      { id: 'thanks', when: { outcome: 'seeThanks' }, go: 'thanks' },
      { id: 'one', when: { outcome: 'depends', city: '北京' }, go: 'thanks' },
    ],
  },
  'definitions/routes.json': { routes: { thanks: { path: '/thanks', kind: 'success', page: 'thanks' } } },
  'definitions/forms/offer.json': { endpoint: 'save' },
  'definitions/endpoints.json': {
    contract: { envelope: { ok: [200, 0] } },
    endpoints: { save: { codes: [200, 4220] } },
  },
  'definitions/messages.json': { messages: { 'form.refused': '请核对手机号', 'question.sent': '已收到' } },
};
const names = { routes: { thanks: '谢谢您' }, flags: {} } as never;
const source = { names, language: 'zh' as const, file: (name: string) => ({ value: files[name] }) };
const endsWith = (onResult: object) =>
  formEnds(
    [
      {
        id: 'offer',
        file: 'definitions/pages/offer.json',
        // A form may stand inside another block.
        value: {
          body: [{ type: 'section', blocks: [{ type: 'form', id: 'ask', form: 'offer', onResult }] }],
        },
      },
    ],
    (file) => files[file],
  ).map((end) => `${codesOfEnd(end, source)} → ${whereOfEnd(end, source)}`);

test('what follows each result code of a form is said by the page, the table or the message that visitors see', () => {
  expect(
    endsWith({
      cases: [
        { code: 4220, show: { at: 'form', message: 'form.refused' } },
        { code: [200, 201], finish: 'seeThanks' },
      ],
      otherwise: { finish: 'saved' },
    }),
  ).toEqual([
    '返回码 4220 → 留在表单，提示“请核对手机号”',
    '提交成功（返回码 200、201） → “谢谢您” /thanks',
    '其他返回码 → 成功去向',
  ]);
});

test('a form after which visitors stay says so, and what depends on more than the result does', () => {
  expect(
    endsWith({ cases: [{ code: 200, stay: 'question.sent' }], otherwise: { finish: 'depends' } }),
  ).toEqual(['提交成功（返回码 200） → 留在本页，显示“已收到”', '其他返回码 → 看情况：按导航规则']);
});

test('where nothing is chosen yet, no row of the navigation is said to decide', () => {
  expect(
    endsWith({
      cases: [
        { code: 4220, finish: '' },
        { code: 4221 },
        { code: 4222, stay: '' },
        { code: 4223, show: { at: 'form' } },
      ],
      otherwise: { finish: 'saved' },
    }).slice(0, 4),
  ).toEqual([
    '返回码 4220 → 还没有选去哪里',
    '返回码 4221 → 还没有选去哪里',
    '返回码 4222 → 还没有选显示哪条消息',
    '返回码 4223 → 还没有选显示哪条消息',
  ]);
});

test('received is what the endpoint says, in whatever order the cases stand', () => {
  expect(
    endsWith({
      cases: [
        { code: 4220, finish: 'seeThanks' },
        { code: 4221, stay: 'form.refused' },
        { code: 0, finish: 'saved' },
      ],
      otherwise: { show: { at: 'form', message: 'form.refused' } },
    }),
  ).toEqual([
    '返回码 4220 → “谢谢您” /thanks',
    '返回码 4221 → 留在本页，显示“请核对手机号”',
    '提交成功（返回码 0） → 成功去向',
    '其他返回码 → 留在表单，提示“请核对手机号”',
  ]);
});

test('where no case has a code of success, what follows all other codes follows it', () => {
  expect(endsWith({ cases: [{ code: 4220, finish: 'seeThanks' }], otherwise: { finish: 'saved' } })).toEqual([
    '返回码 4220 → “谢谢您” /thanks',
    '提交成功和其他返回码 → 成功去向',
  ]);
});
