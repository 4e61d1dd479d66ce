import { describe, expect, it } from 'vitest';
import { channelTable } from '../../../../console/ui/table-model/channel-table.ts';
import { cityRuleTable } from '../../../../console/ui/table-model/city-table.ts';
import { columnsOf, idKey } from '../../../../console/ui/table-model/table-kind.ts';
import { codeDefinitions } from '../../../../ops/check/codes.ts';
import { fieldsOf } from '../../../../ops/wording/field.ts';
import { keyParts } from '../../../../ops/wording/key-parts.ts';
import { knownSchema } from '../../../../ops/wording/known-schemas.ts';
import { nodeAt, type SchemaNode } from '../../../../ops/wording/schema-node.ts';
import { displayNames } from '../../../harness/display-names.ts';

const names = displayNames();

describe.each([
  ['channels.json', channelTable],
  ['definitions/cities.json', cityRuleTable],
] as const)('columns of %s', (file, kind) => {
  const schema = knownSchema(file, names) as SchemaNode;
  const entry = nodeAt(schema, [kind.map, '*']) as SchemaNode;
  const columns = columnsOf(kind, fieldsOf(schema, entry), () => new Map(), names).filter(
    ({ key }) => key !== idKey,
  );

  it('have one word each, in both languages', () => {
    expect(columns.length).toBeGreaterThan(2);
    for (const language of ['zh', 'en'] as const) {
      const words = columns.map(({ head }) => head[language]);
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });

  it('are called what an edit in words calls them', () => {
    for (const { key, head } of columns) {
      const last = keyParts(file, [kind.map, '*', ...key.split('.')], names).at(-1);
      expect([key, head]).toEqual([key, last?.label]);
    }
  });
});

it('no two problems of check are explained by the same words', () => {
  for (const language of ['zh', 'en'] as const) {
    const words = codeDefinitions.map(({ doc }) => doc.what[language]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  }
});
