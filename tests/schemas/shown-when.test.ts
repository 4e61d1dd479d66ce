import { expect, test } from 'vitest';
import { described } from '../../ops/wording/described.ts';
import type { SchemaNode } from '../../ops/wording/schema-node.ts';
import { blockSchemas } from '../../schemas/page/block.ts';
import { fieldSchemas } from '../../schemas/page/field.ts';

const describedAt = (schema: unknown, key: string) =>
  described((schema as SchemaNode).properties?.[key]?.description, key);

test('the two kinds of conditions of a field have names of their own, and say what each asks for', () => {
  for (const schema of Object.values(fieldSchemas)) {
    if (!(schema as SchemaNode).properties?.showWhenAnswers) continue;
    const [visitor, answers] = [describedAt(schema, 'showWhen'), describedAt(schema, 'showWhenAnswers')];
    expect(visitor.label).toEqual({ zh: '按访客情况显示', en: 'Shown by visitor' });
    expect(visitor.about?.zh).toMatch(/渠道、站点.+不看正在填写的表单/);
    expect(answers.label.zh).toBe('按本表单其他答案显示');
    expect(answers.about?.zh).toMatch(/这张表单的其他字段/);
  }
});

test('the condition of a block has the same name', () => {
  for (const schema of Object.values(blockSchemas)) {
    expect(describedAt(schema, 'showWhen').label.zh).toBe('按访客情况显示');
  }
});
