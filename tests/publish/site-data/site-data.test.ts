import { describe, expect, it } from 'vitest';
import { pageBundleOf } from '../../../publish/site-data/site-data.ts';
import { allBlocks } from '../../../renderer/site-data/page-blocks.ts';
import type { Block, Config, Form, PageSchema } from '../../../schemas/index.ts';

const onResult = { cases: [], otherwise: { finish: 'done' } };
const form = (id: string) => ({ type: 'form' as const, id, form: id, onResult });
const list = { type: 'trackers' as const, id: 'list', title: 'Third parties', intro: 'Who gets what.' };
const tracker = {
  ...{ name: 'A network', kind: 'tencent', purpose: 'Counting', collects: ['page'] },
  ...{ scripts: ['https://a.example/'], note: 'not for visitors' },
};
const makeConfig = (body: Block[]) =>
  ({
    pages: { sample: { id: 'sample', outcomes: ['done'], body } },
    forms: Object.fromEntries(
      ['one', 'two', 'three', 'other'].map((id) => [
        id,
        { id, endpoint: id === 'one' ? 'save' : 'ask', fields: [] as Form['fields'] } as Form,
      ]),
    ),
    endpoints: { endpoints: { save: { lead: true }, ask: {} } },
    messages: {
      messages: {
        'page.failed': 'Any',
        'trackers.none': 'None',
        'lead.sent': 'Sent',
        'calculator.amount': 'Amount',
      },
    },
    site: { language: 'zh-CN', oneTap: { ...tracker, name: 'A carrier' } },
    trackers: {
      networks: { a: tracker },
      searchAdvertiser: { ...tracker, name: 'A search engine' },
      record: { ...tracker, name: 'A counter' },
    },
  }) as unknown as Config;

describe('a page bundle', () => {
  it('contains the forms in sections, tabs and popups, and no others', () => {
    const body: Block[] = [
      { type: 'section', id: 'section', blocks: [form('one')] },
      {
        ...{ type: 'tabs', id: 'tabs' },
        tabs: [
          { label: 'First', blocks: [list] },
          { label: 'Second', blocks: [form('two')] },
        ],
      },
      { type: 'popup', id: 'popup', label: 'Open', title: 'Open', blocks: [form('three')] },
    ];
    expect(Object.keys(pageBundleOf(makeConfig(body), 'sample').forms)).toEqual(['one', 'two', 'three']);
  });
  it('contains the messages of its blocks, and no others', () => {
    const bundle = pageBundleOf(makeConfig([list, form('one')]), 'sample');
    expect(Object.keys(bundle.messages)).toEqual(['trackers.none', 'lead.sent']);
    expect(pageBundleOf(makeConfig([form('two')]), 'sample').messages).toEqual({});
  });
  it('contains the third parties if a block lists them, with only the texts that a visitor reads', () => {
    const texts = { purpose: 'Counting', collects: ['page'] };
    const inPopup: Block = { type: 'popup', id: 'popup', label: 'Open', title: 'Open', blocks: [list] };
    expect(pageBundleOf(makeConfig([inPopup]), 'sample').trackers).toEqual([
      { name: 'A network', ...texts },
      { name: 'A search engine', ...texts },
      { name: 'A counter', ...texts },
      { name: 'A carrier', ...texts },
    ]);
    expect(pageBundleOf(makeConfig([form('one')]), 'sample')).not.toHaveProperty('trackers');
  });
  it('contains the sizes of the pictures that its blocks show, where they are known', () => {
    const body: Block[] = [
      { type: 'image', id: 'image', picture: '/assets/a.png', decorative: true },
      {
        ...{ type: 'columns', id: 'columns' },
        blocks: [
          {
            type: 'cards',
            id: 'cards',
            items: [{ title: 'One', picture: '/assets/b.png' }, { title: 'Two' }],
          },
          { type: 'image', id: 'unknown', picture: '/assets/c.png', decorative: true },
        ],
      },
    ];
    const sizes: Record<string, readonly [number, number]> = {
      '/assets/a.png': [4, 3],
      '/assets/b.png': [2, 1],
    };
    const bundle = pageBundleOf(makeConfig(body), 'sample', (address) => sizes[address] ?? null);
    expect(bundle.pictures).toEqual(sizes);
    expect(pageBundleOf(makeConfig([form('one')]), 'sample', () => [1, 1])).not.toHaveProperty('pictures');
  });
  it('contains what the placeholders of its answers stand for, with the labels of a choice', () => {
    const config = makeConfig([form('one')]);
    const fields = [
      { kind: 'choice', id: 'course', options: [{ value: 'en1', label: 'English' }] },
      { kind: 'text', id: 'name', label: 'Name' },
    ] as unknown as Form['fields'];
    (config.forms.two as { fields: Form['fields'] }).fields = fields;
    const of = (field: string) => ({ form: 'two', field, fallback: 'you' });
    (config.pages.sample as PageSchema).answers = [of('course'), of('name')];
    const bundle = pageBundleOf(config, 'sample');
    expect(bundle.answers).toEqual({
      'answer.course': { ...of('course'), labels: { en1: 'English' } },
      'answer.name': of('name'),
    });
    expect(bundle.page).not.toHaveProperty('answers');
    expect(allBlocks(bundle.page.body).map(({ type }) => type as string)).toEqual(['answers', 'form']);
    expect(Object.keys(bundle.forms)).toEqual(['one']);
  });
});
