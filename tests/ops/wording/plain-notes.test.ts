import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { schemaInLanguage } from '../../../console/ui/json-editor/schema-in-language.ts';
import { splitDescription } from '../../../ops/text/text.ts';
import { fieldsOf } from '../../../ops/wording/field.ts';
import { knownSchemas } from '../../../ops/wording/known-schemas.ts';
import { nodeAt } from '../../../ops/wording/schema-node.ts';
import { root } from '../../../publish/environment/settings.ts';

/** A requirement number, which operators do not know. */
const number = /R-[A-Z]{2,} ?\d/;
const json = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));

test.each(['brands.json', 'channels.json', 'hosts.json', ...json('definitions')])(
  'the notes of %s say it in words',
  (file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    expect(lines.filter((line) => number.test(line))).toEqual([]);
  },
);

describe('the descriptions of a schema for operators', () => {
  it('the text leaves out the requirement numbers of a description', () => {
    expect(splitDescription('渠道已停用 | The channel is blocked (R-NAV 1)')).toEqual({
      zh: '渠道已停用',
      en: 'The channel is blocked',
    });
  });
  it.each([...knownSchemas])('the forms of %s show no requirement numbers', (_, schema) => {
    const maps = Object.keys(schema.properties ?? {});
    const shown = maps.flatMap((map) => {
      const node = nodeAt(schema, [map, '*']);
      return node ? fieldsOf(schema, node).map(({ label, about }) => JSON.stringify({ label, about })) : [];
    });
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter((text) => number.test(text))).toEqual([]);
  });
  it.each(json('schemas/json').filter((file) => !file.includes('/ci/')))(
    'has none in the text view of %s',
    (file) => {
      const schema = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;
      for (const language of ['zh', 'en'] as const)
        expect(number.test(JSON.stringify(schemaInLanguage(schema, language)))).toBe(false);
    },
  );
});
