import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { placesElsewhere, placesOfPressed } from '../../../../console/ui/page-phone/pressed-text.ts';
import type { PressedText } from '../../../../console/ui/preview/visit-trail.ts';
import { textPlaces } from '../../../../console/ui/schema-values/text-places.ts';
import { fileSchema } from '../../../../ops/wording/file-schema.ts';
import { root } from '../../../../publish/environment/settings.ts';

const files: Record<string, unknown> = {
  'definitions/pages/offer.json': {
    id: 'offer',
    note: '给同事看',
    title: '车主贷',
    body: [
      { type: 'hero', id: 'top', title: '车主贷', layout: 'card', subtitle: '{brand.name}帮您' },
      {
        type: 'costs',
        id: 'costs',
        rows: [
          { label: '评估费', value: '0 元' },
          { label: '服务费', value: '0 元' },
        ],
      },
      {
        type: 'section',
        id: 'card',
        title: '填写信息',
        blocks: [{ type: 'form', id: 'application', form: 'ask', title: '填写信息', onResult: {} }],
      },
      { type: 'leadReceipt', id: 'told', forms: ['ask'], accepted: [], refused: [] },
    ],
  },
  'definitions/forms/ask.json': {
    id: 'ask',
    purpose: '用于联系您',
    submitLabel: '提交',
    fields: [
      { kind: 'mobile', id: 'phone', label: '手机号', hint: '11 位' },
      { kind: 'mobile', id: 'second', label: '另一个号码', hint: '11 位' },
    ],
    receipt: { title: '已收到', text: '用于联系您' },
  },
};
const nowhere = { page: 'offer', form: '', block: '', field: '' };
const found = (pressed: Partial<PressedText> & { text: string }) =>
  placesOfPressed({ ...nowhere, ...pressed }, (file) => files[file], null).map(
    ({ file, path }) => `${file.replace(/^.*\/(\w+)s\/.*$/, '$1')} ${path.join('/')}`,
  );

describe('the place of a text that was pressed in the phone', () => {
  it('is in the block that was pressed, though another text of the page reads alike', () => {
    expect(found({ block: 'top', text: '车主贷' })).toEqual(['page body/0/title']);
    expect(found({ text: '车主贷' })).toEqual(['page title', 'page body/0/title']);
  });
  it('is found where the phone shows filled placeholders, and other white space', () => {
    expect(found({ block: 'top', text: ' 安心贷帮您 ' })).toEqual(['page body/0/subtitle']);
  });
  it('is that of a text with letters of its own, though placeholders alone in the same block may read alike', () => {
    const page = {
      id: 'offer',
      body: [{ type: 'hero', id: 'top', title: '{brand.headline}', subtitle: '{brand.promise}，不收费' }],
    };
    const at = (text: string) =>
      placesOfPressed({ ...nowhere, block: 'top', text }, () => page, null).map(({ path }) => path.join('/'));
    expect(at('看清再借，不收费')).toEqual(['body/0/subtitle']);
    expect(at('先看账单')).toEqual(['body/0/title']);
  });
  it('is that beside whose other texts it stands, where a block has the same text more than once', () => {
    const row = (name: string) => [{ texts: [name, '0 元'], at: 1 }];
    expect(found({ block: 'costs', text: '0 元', around: row('服务费') })).toEqual([
      'page body/1/rows/1/value',
    ]);
    // The nearest element tells, though a wider one has all of them.
    const around = [...row('评估费'), { texts: ['评估费', '0 元', '服务费', '0 元'], at: 1 }];
    expect(found({ block: 'costs', text: '0 元', around })).toEqual(['page body/1/rows/0/value']);
  });
  it('is told by the order where items of a list are equal, and the phone shows all of them', () => {
    const rows = ['评估费', '服务费', '服务费'].map((label) => ({ label, value: '0 元' }));
    const page = { id: 'offer', body: [{ type: 'costs', id: 'costs', rows }] };
    const places = (around: NonNullable<PressedText['around']>) =>
      placesOfPressed({ ...nowhere, block: 'costs', text: '0 元', around }, () => page, null).map(
        ({ path }) => path.join('/'),
      );
    const row = { texts: ['服务费', '0 元'], at: 1 };
    const list = ['评估费', '0 元', '服务费', '0 元', '服务费', '0 元'];
    expect(places([row, { texts: list, at: 5 }])).toEqual(['body/0/rows/2/value']);
    expect(places([row, { texts: list, at: 3 }])).toEqual(['body/0/rows/1/value']);
    // One of them is not shown: nothing tells which, but it is none of the other row.
    expect(places([row, { texts: list.slice(0, 4), at: 3 }])).toEqual([
      'body/0/rows/1/value',
      'body/0/rows/2/value',
    ]);
  });
  it('is several where nothing tells, as for two properties of one item', () => {
    const same = { type: 'hero', id: 'top', layout: 'card', title: '安心', subtitle: '安心' };
    const around = [{ texts: ['安心', '安心'], at: 0 }];
    const places = placesOfPressed(
      { ...nowhere, block: 'top', text: '安心', around },
      () => ({ id: 'offer', body: [same] }),
      null,
    );
    expect(places.map(({ path }) => path.join('/'))).toEqual(['body/0/title', 'body/0/subtitle']);
  });
  it('is several where a block has the same text more than once, and the phone does not say what is around it', () => {
    expect(found({ block: 'costs', text: '0 元' })).toEqual([
      'page body/1/rows/0/value',
      'page body/1/rows/1/value',
    ]);
  });
  it('of a section is its own text, not that of a block in it, and the other way round', () => {
    expect(found({ block: 'card', text: '填写信息' })).toEqual(['page body/2/title']);
    expect(found({ block: 'application', text: '填写信息' })).toEqual(['page body/2/blocks/0/title']);
  });
  it('in a form is in the field that was pressed, else in the form', () => {
    expect(found({ form: 'ask', block: 'application', field: 'second', text: '11 位' })).toEqual([
      'form fields/1/hint',
    ]);
    expect(found({ form: 'ask', block: 'application', text: '提交' })).toEqual(['form submitLabel']);
  });
  it('that is written in several languages is that of the language in the phone', () => {
    const page = {
      id: 'offer',
      body: [
        { type: 'hero', id: 'top', layout: 'card', title: { 'zh-CN': '贷款', en: 'Loan' } },
        { type: 'notice', id: 'same', text: { 'zh-CN': 'App', en: 'App' } },
      ],
    };
    const places = (text: string, language?: string, block = 'top') =>
      placesOfPressed({ ...nowhere, block, text }, () => page, null, language).map(({ path }) =>
        path.join('/'),
      );
    expect(places('Loan', 'en')).toEqual(['body/0/title/en']);
    expect(places('Loan', 'zh-CN')).toEqual([]);
    expect(places('App', 'en', 'same')).toEqual(['body/1/text/en']);
    expect(places('App', undefined, 'same')).toEqual(['body/1/text/zh-CN', 'body/1/text/en']);
  });
  it('of a receipt is in the form that was sent', () => {
    expect(found({ block: 'told', text: '已收到' })).toEqual(['form receipt/title']);
  });
  it('is none of placeholders alone that stand elsewhere on the page, which would read like any text', () => {
    const body = [
      { type: 'hero', id: 'top', layout: 'card', title: '{brand.headline}' },
      { type: 'form', id: 'login', form: 'ask', onResult: {} },
    ];
    const places = (block: string, text: string) =>
      placesOfPressed(
        { ...nowhere, block, text },
        (file) => (file.includes('/pages/') ? { body } : {}),
        null,
      );
    expect(places('login', '获取验证码')).toEqual([]);
    expect(places('top', '借一笔钱').map(({ path }) => path.join('/'))).toEqual(['body/0/title']);
  });
  it('of a text that no page owns is in the messages, also where the config leaves it as it ships', () => {
    const inMessages = (messages: unknown, pressed: Partial<PressedText> & { text: string }) =>
      placesOfPressed(
        { ...nowhere, ...pressed },
        (file) => (file.endsWith('messages.json') ? { messages } : files[file]),
        null,
      ).map(({ file, path, text }) => [file, ...path, text].join(' '));
    const pressed = { form: 'ask', block: 'application', text: '获取验证码' };
    expect(inMessages({ 'sms.get': '获取验证码' }, pressed)).toEqual([
      'definitions/messages.json messages sms.get 获取验证码',
    ]);
    expect(inMessages({}, pressed)).toEqual(['definitions/messages.json messages sms.get 获取验证码']);
    expect(inMessages({ 'sms.get': '发送' }, pressed)).toEqual([]);
    // A text of the form itself comes before one that all pages share.
    expect(inMessages({ 'sms.get': '提交' }, { ...pressed, text: '提交' })).toEqual([
      'definitions/forms/ask.json submitLabel 提交',
    ]);
  });
  it('is nowhere for a note that visitors do not see, and for an id', () => {
    expect(found({ text: '给同事看' })).toEqual([]);
    expect(found({ block: 'top', text: 'card' })).toEqual([]);
    expect(found({ block: 'application', text: 'ask' })).toEqual([]);
  });
});

test('every text of every shipped page is found where it is pressed, and one of a brand among the brands', () => {
  const fileOf = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  for (const name of readdirSync(join(root, 'definitions/pages'))) {
    const file = `definitions/pages/${name}`;
    const value = fileOf(file);
    for (const { text } of textPlaces(fileSchema(file) ?? {}, value)) {
      if (text.replace(/\{[\w.]+\}/g, '').trim() === '') continue;
      const page = name.replace('.json', '');
      const places = placesOfPressed({ ...nowhere, page, text }, fileOf, null);
      expect(places.length, `${name} ${text}`).toBeGreaterThan(0);
    }
  }
  const { brands } = fileOf('brands.json') as { brands: Record<string, { complaintPhone: string }> };
  const [[brand, { complaintPhone }] = ['', { complaintPhone: '' }]] = Object.entries(brands);
  expect(placesElsewhere(complaintPhone, fileOf, null).map(({ path }) => path)).toContainEqual([
    'brands',
    brand,
    'complaintPhone',
  ]);
});
