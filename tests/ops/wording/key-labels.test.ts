import { describe, expect, it, test } from 'vitest';
import { keysAt } from '../../../console/ui/json-editor/keys-at-cursor.ts';
import { keyHelp } from '../../../console/ui/problems/problem-help.ts';
import { pageDifferenceText } from '../../../ops/edit-wording/page-difference-text.ts';
import { declaredNode } from '../../../ops/wording/declared-nodes.ts';
import { described } from '../../../ops/wording/described.ts';
import { fileSchema, locateInFile } from '../../../ops/wording/file-schema.ts';
import { keyPathText } from '../../../ops/wording/key-parts.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { configFiles, configFolders } from '../../../schemas/index.ts';
import { displayNames } from '../../harness/display-names.ts';
import { config } from '../../runtime/real-config.ts';

const names = displayNames();
const files = [
  ...Object.values(configFiles).map(({ path }) => path),
  ...Object.values(configFolders).map(({ path }) => `${path}/x.json`),
];

/** Every key of a schema, once for each object that has it. */
function keysIn(root: SchemaNode): { path: string; key: string; description: string | undefined }[] {
  const visited = new Set<SchemaNode>();
  const found: ReturnType<typeof keysIn> = [];
  const look = (node: SchemaNode | boolean | undefined, path: string): void => {
    if (typeof node !== 'object' || visited.has(node)) return;
    visited.add(node);
    const { properties, additionalProperties, ...more } = declaredNode(node, names);
    for (const [key, inner] of Object.entries(properties ?? {})) {
      found.push({ path, key, description: inner.description });
      look(inner, `${path}/${key}`);
    }
    look(more.items, `${path}[]`);
    look(additionalProperties, `${path}/*`);
    for (const one of [...(more.oneOf ?? []), ...(more.anyOf ?? [])]) look(one, path);
  };
  look(root, '');
  return found;
}

test.each(files)('every key of the schema of %s has a label in Chinese and in English', (file) => {
  const schema = fileSchema(file);
  const keys = schema ? keysIn(schema) : [];
  expect(keys.length).toBeGreaterThan(0);
  for (const { path, key, description } of keys) {
    const { zh, en } = described(description, key).label;
    expect(`${path}/${key}: ${zh}`).toMatch(/\p{Script=Han}/u);
    expect(`${path}/${key}: ${en}`).toMatch(/: [A-Za-z][^\p{Script=Han}|]*$/u);
    expect([path, zh.length <= 24]).toEqual([path, true]);
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
  names,
  file: (name: string) => {
    if (name === 'definitions/pages/p.json') return { value: page };
    return name === 'definitions/forms/f.json' ? { value: form } : undefined;
  },
});

describe('the label of a path in a file', () => {
  const labelAt = (pointer: string, language: 'zh' | 'en' = 'zh') =>
    keyPathText('definitions/pages/p.json', pointer.split('/').slice(1), page, { names, language });
  it('the label has the kind and id of each block, and the name of each key', () => {
    expect(labelAt('/body/0/subtitle')).toBe('首屏标题 top · 副标题');
    expect(labelAt('/body/top/subtitle', 'en')).toBe('Opening of a page top · Line below the title');
    expect(labelAt('/body/1/blocks/0/text')).toBe('分区 card · 里面的块 · 提示 hint · 正文');
    expect(labelAt('/body/2/rows/0/value')).toBe('费用说明 costs · 费用项目 · 第 1 项 · 内容');
  });
  it('the label leaves ids and unknown keys unchanged', () => {
    const channels = (keys: string[]) =>
      keyPathText('channels.json', keys, config.channels, { names, language: 'zh' });
    expect(channels(['channels', '5265', 'brand', 'id'])).toBe('渠道 · 5265 · 品牌改动 · 品牌');
    expect(channels(['channels', '5265', 'titel'])).toBe('渠道 · 5265 · titel');
    expect(keyPathText('definitions/site.json', ['api', 'timeoutMs'], null, { names, language: 'en' })).toBe(
      'Calls to the server · Time limit of a call',
    );
    expect(keyPathText('nothing.json', ['a', 'b'], null, { names, language: 'zh' })).toBe('a · b');
  });
  it('the label has the name of each fact and flag, those that the config declares once they are known', () => {
    const pathText = (file: string, path: string, known: typeof names | null = names) =>
      keyPathText(`definitions/${file}.json`, path.split('/'), undefined, { names: known, language: 'zh' });
    expect(pathText('navigation', 'rules/0/when/succ_todo')).toMatch(/条件 · 成功去向$/);
    expect(pathText('navigation', 'rules/0/when/outcome')).toMatch(/条件 · 页面刚刚完成的结果$/);
    expect(pathText('flags', 'rules/0/set/fail_todo')).toMatch(/ · 失败去向$/);
    expect(pathText('flags', 'rules/0/when/application')).toMatch(/条件 · 渠道的应用类型$/);
    expect(pathText('navigation', 'rules/0/when/outcome', null)).toMatch(/条件 · 页面刚刚完成的结果$/);
    expect(pathText('flags', 'rules/0/set/fail_todo', null)).toMatch(/ · fail_todo$/);
  });
  it('the path of a page in a plan belongs to a file of its own', () => {
    expect(locateInFile(['pages', 'login', 'title'])).toEqual({
      file: 'definitions/pages/login.json',
      keys: ['title'],
    });
  });
});

describe('the text of a page difference', () => {
  const differenceText = (what: 'text' | 'other' | 'block-added' | 'block-moved' | 'optional', at: string) =>
    pageDifferenceText({ what, at, before: 'hint, top', after: 'top, hint' }, 'p', source('zh'));
  it('the text has the labels of blocks, fields and keys', () => {
    expect(differenceText('text', 'top.subtitle')).toBe('文字 首屏标题 top · 副标题：hint, top → top, hint');
    expect(differenceText('text', 'hint.text')).toContain('文字 提示 hint · 正文：');
    expect(differenceText('text', 'costs.rows/0/label')).toContain(
      '费用说明 costs · 费用项目 · 第 1 项 · 名称：',
    );
    expect(differenceText('text', 'f/tel.label')).toContain('文字 手机号 tel · 标签：');
    expect(differenceText('text', 'f.submitLabel')).toContain('文字 表单 f · 提交按钮文字：');
    expect(differenceText('text', 'p.title')).toContain('文字 弹层标题：');
    expect(differenceText('optional', 'f/tel')).toBe('改为可不填 手机号 tel');
  });
  it('the text has the moved blocks in both orders', () => {
    expect(differenceText('block-moved', '')).toBe(
      '块的顺序：提示 hint、首屏标题 top → 首屏标题 top、提示 hint',
    );
  });
  it('the text of a removed block has its former content', () => {
    const gone = { what: 'block-removed' as const, at: 'gone', before: '放心借', after: null };
    expect(pageDifferenceText(gone, 'p', source('zh'))).toBe('删除块 gone：放心借');
  });
});

test('the path at a cursor is that of the key or value at the cursor, even after its comma', () => {
  const text = '{\n  "id": "p",\n  "body": [\n    { "type": "hero", "title": "甲" },\n  ]\n}';
  const at = (shown: string) => keysAt(text, text.indexOf(shown) + shown.length).join(' ');
  expect(at('"id"')).toBe('id');
  expect(at('"p",')).toBe('id');
  expect(at('"甲"')).toBe('body 0 title');
  expect(at('{ "type"')).toBe('body 0 type');
});

test('the help of a problem has the labels of the allowed keys, without repeating a name', () => {
  const problem = { file: 'definitions/pages/p.json', pointer: '/body/0/subtitl' };
  const help = { zh: '可用的键: type, subtitle', en: 'keys that may stand here: type, subtitle' };
  expect(keyHelp({ ...problem, help }, names)).toEqual({
    zh: '可用的键: type（类型）, subtitle（副标题）',
    en: 'keys that may stand here: type (Kind), subtitle (Line below the title)',
  });
  const limit = { file: 'definitions/site.json', pointer: '/maxHops' };
  const name = { zh: '一次访问最多跳转次数', en: 'Most redirects of one visit' };
  expect(keyHelp({ ...limit, help: name }, names)).toBeUndefined();
  expect(keyHelp({ ...limit, help: { zh: '改成 5', en: 'write 5' } }, names)).toEqual({
    zh: '改成 5',
    en: 'write 5',
  });
});
