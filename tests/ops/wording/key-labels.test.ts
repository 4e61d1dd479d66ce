import { describe, expect, it, test } from 'vitest';
import { keysAt } from '../../../console/ui/json-editor/keys-at-cursor.ts';
import { keyHelp } from '../../../console/ui/problems/key-help.ts';
import { pageDifferenceText } from '../../../ops/edit-wording/page-difference-text.ts';
import { described } from '../../../ops/wording/described.ts';
import { fileSchema, locateInFile } from '../../../ops/wording/file-schema.ts';
import { keyPathText } from '../../../ops/wording/key-parts.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { configFiles, configFolders } from '../../../schemas/index.ts';
import { config } from '../../runtime/real-config.ts';

const files = [
  ...Object.values(configFiles).map(({ path }) => path),
  ...Object.values(configFolders).map(({ path }) => `${path}/x.json`),
];

/** Every key that a schema knows, each once for each object that has it. */
function keysIn(root: SchemaNode): { place: string; key: string; description: string | undefined }[] {
  const seen = new Set<SchemaNode>();
  const found: ReturnType<typeof keysIn> = [];
  const look = (node: SchemaNode | boolean | undefined, place: string): void => {
    if (typeof node !== 'object' || seen.has(node)) return;
    seen.add(node);
    for (const [key, inner] of Object.entries(node.properties ?? {})) {
      found.push({ place, key, description: inner.description });
      look(inner, `${place}/${key}`);
    }
    look(node.items, `${place}[]`);
    look(node.additionalProperties, `${place}/*`);
    for (const one of [...(node.oneOf ?? []), ...(node.anyOf ?? [])]) look(one, place);
  };
  look(root, '');
  return found;
}

test.each(files)('every key that the schema of %s knows has a name in Chinese and in English', (file) => {
  const schema = fileSchema(file);
  const keys = schema ? keysIn(schema) : [];
  expect(keys.length).toBeGreaterThan(0);
  for (const { place, key, description } of keys) {
    const { zh, en } = described(description, key).label;
    expect(`${place}/${key}: ${zh}`).toMatch(/\p{Script=Han}/u);
    expect(`${place}/${key}: ${en}`).toMatch(/: [A-Za-z][^\p{Script=Han}|]*$/u);
    expect([place, zh.length <= 24]).toEqual([place, true]);
  }
});

const page = {
  id: 'p',
  outcomes: [],
  body: [
    { type: 'hero', id: 'top', title: '甲', subtitle: '乙', layout: 'plain' },
    { type: 'section', id: 'card', blocks: [{ type: 'notice', id: 'hint', tone: 'info', text: '丙' }] },
    { type: 'costs', id: 'costs', rows: [{ label: '费率', value: '0' }] },
  ],
};
const form = { id: 'f', fields: [{ kind: 'mobile', id: 'tel', label: '手机' }] };
const source = (language: 'zh' | 'en') => ({
  language,
  names: null,
  file: (name: string) => {
    if (name === 'definitions/pages/p.json') return { value: page };
    return name === 'definitions/forms/f.json' ? { value: form } : undefined;
  },
});

describe('a place in a file', () => {
  const place = (pointer: string, language: 'zh' | 'en' = 'zh') =>
    keyPathText('definitions/pages/p.json', pointer.split('/').slice(1), page, language);
  it('is told by the kind of each block, with its id, and by the name of each key', () => {
    expect(place('/body/0/subtitle')).toBe('首屏标题 top · 副标题');
    expect(place('/body/top/subtitle', 'en')).toBe('Opening of a page top · Line below the title');
    expect(place('/body/1/blocks/0/text')).toBe('分区 card · 里面的块 · 提示 hint · 正文');
    expect(place('/body/2/rows/0/value')).toBe('费用说明 costs · 费用项目 · 第 1 项 · 内容');
  });
  it('keeps what is somebody’s own name, and keys that no schema knows', () => {
    const channels = (keys: string[]) => keyPathText('channels.json', keys, config.channels, 'zh');
    expect(channels(['channels', '5265', 'brand', 'id'])).toBe('渠道 · 5265 · 品牌改动 · 品牌');
    expect(channels(['channels', '5265', 'titel'])).toBe('渠道 · 5265 · titel');
    expect(keyPathText('definitions/site.json', ['api', 'timeoutMs'], null, 'en')).toBe(
      'Calls to the server · Time limit of a call',
    );
    expect(keyPathText('nothing.json', ['a', 'b'], null, 'zh')).toBe('a · b');
  });
  it('is of a file of its own for a page, as the plan has its path', () => {
    expect(locateInFile(['pages', 'login', 'title'])).toEqual({
      file: 'definitions/pages/login.json',
      keys: ['title'],
    });
  });
});

describe('a difference of a page', () => {
  const told = (what: 'text' | 'other' | 'block-added' | 'block-moved' | 'optional', at: string) =>
    pageDifferenceText({ what, at, before: 'hint, top', after: 'top, hint' }, 'p', source('zh'));
  it('names blocks, fields and keys by their labels', () => {
    expect(told('text', 'top.subtitle')).toBe('文字 首屏标题 top · 副标题：hint, top → top, hint');
    expect(told('text', 'hint.text')).toContain('文字 提示 hint · 正文：');
    expect(told('text', 'costs.rows/0/label')).toContain('费用说明 costs · 费用项目 · 第 1 项 · 名称：');
    expect(told('text', 'f/tel.label')).toContain('文字 手机号 tel · 标签：');
    expect(told('text', 'f.submitLabel')).toContain('文字 表单 f · 提交按钮文字：');
    expect(told('text', 'p.title')).toContain('文字 弹层标题：');
    expect(told('optional', 'f/tel')).toBe('改为可不填 手机号 tel');
  });
  it('names the blocks whose order is another', () => {
    expect(told('block-moved', '')).toBe('块的顺序：提示 hint、首屏标题 top → 首屏标题 top、提示 hint');
  });
  it('says of a block that is gone what it was', () => {
    const gone = { what: 'block-removed' as const, at: 'gone', before: '放心借', after: null };
    expect(pageDifferenceText(gone, 'p', source('zh'))).toBe('删除块 gone：放心借');
  });
});

test('a place in a text is that of the key or value that the cursor stands at, also behind its comma', () => {
  const text = '{\n  "id": "p",\n  "body": [\n    { "type": "hero", "title": "甲" },\n  ]\n}';
  const at = (shown: string) => keysAt(text, text.indexOf(shown) + shown.length).join(' ');
  expect(at('"id"')).toBe('id');
  expect(at('"p",')).toBe('id');
  expect(at('"甲"')).toBe('body 0 title');
  expect(at('{ "type"')).toBe('body 0 type');
});

test('the help of a problem says what the keys are called that may stand there, and no name twice', () => {
  const problem = { file: 'definitions/pages/p.json', pointer: '/body/0/subtitl' };
  const help = { zh: '可用的键: type, subtitle', en: 'keys that may stand here: type, subtitle' };
  expect(keyHelp({ ...problem, help })).toEqual({
    zh: '可用的键: type（类型）, subtitle（副标题）',
    en: 'keys that may stand here: type (Kind), subtitle (Line below the title)',
  });
  const limit = { file: 'definitions/site.json', pointer: '/maxHops' };
  const name = { zh: '一次访问最多跳转次数', en: 'Most redirects of one visit' };
  expect(keyHelp({ ...limit, help: name })).toBeUndefined();
  expect(keyHelp({ ...limit, help: { zh: '改成 5', en: 'write 5' } })).toEqual({
    zh: '改成 5',
    en: 'write 5',
  });
});
