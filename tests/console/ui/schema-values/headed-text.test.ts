import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headedKeys, printHeaded, readHeaded } from '../../../../console/ui/schema-values/headed-text.ts';
import type { SchemaNode } from '../../../../ops/wording/schema-node.ts';
import { blockSchemas } from '../../../../schemas/page/block.ts';

const itemsOf = (schema: unknown): SchemaNode => (schema as { items: SchemaNode }).items;
const keys = headedKeys(itemsOf(blockSchemas.article.properties.sections)) ?? { heading: '', paragraphs: '' };
const pages = join(import.meta.dirname, '../../../../definitions/pages');

test('the sections of an agreement are headings with paragraphs, questions and options are not', () => {
  expect(keys).toEqual({ heading: 'heading', paragraphs: 'paragraphs' });
  expect(headedKeys(itemsOf(blockSchemas.accordion.properties.items))).toBe(null);
  expect(headedKeys(itemsOf(blockSchemas.tabs.properties.tabs))).toBe(null);
});

test('every agreement of the config is read back from its text as it was', () => {
  const articles = readdirSync(pages).flatMap((name) => {
    const { body } = JSON.parse(readFileSync(join(pages, name), 'utf8')) as {
      body: { type: string; sections?: unknown[] }[];
    };
    return body.flatMap(({ type, sections }) => (type === 'article' && sections ? [sections] : []));
  });
  expect(articles.length).toBeGreaterThan(3);
  for (const sections of articles)
    expect(readHeaded(printHeaded(sections, keys), keys)).toEqual({ sections });
});

test('what is no section is named by its line', () => {
  expect(readHeaded('# 一\n\n甲\n\n乙\n# 二\n丙', keys)).toEqual({
    sections: [
      { heading: '一', paragraphs: ['甲', '乙'] },
      { heading: '二', paragraphs: ['丙'] },
    ],
  });
  expect(readHeaded('甲\n# 一', keys)).toEqual({ fault: { line: 1, is: 'noHeading' } });
  expect(readHeaded('# 一\n甲\n# 二\n', keys)).toEqual({ fault: { line: 3, is: 'noParagraph' } });
  expect(readHeaded('# 一\n甲\n#\n乙', keys)).toEqual({ fault: { line: 3, is: 'noHeading' } });
  expect(readHeaded('', keys)).toEqual({ fault: { line: 1, is: 'noHeading' } });
});
