import { describe, expect, it } from 'vitest';
import { codes } from '../../../ops/check/codes.ts';
import { patternDescriptions } from '../../../ops/check/pattern-descriptions.ts';
import { configFiles, configFolders, engineFacts } from '../../../schemas/index.ts';

const all = Object.values({ ...configFiles, ...configFolders }).map(({ schema }) => schema);
/** The validating keywords of the schemas. */
const refusing =
  /^(type|enum|const|pattern|required|additionalProperties|propertyNames|(min|max)[A-Z].*|minimum|maximum|uniqueItems|anyOf|oneOf|discriminator)$/;

/** Every keyword of a schema with its value; names of properties are no keywords. */
function keywordsOf(schema: unknown): [string, unknown][] {
  if (Array.isArray(schema)) return schema.flatMap(keywordsOf);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const inner =
      key === 'properties' ? Object.values(value as object).flatMap(keywordsOf) : keywordsOf(value);
    return [[key, value] as [string, unknown], ...inner];
  });
}
/** The conditions of rows are composed of the facts. */
const facts = Object.values(engineFacts).map(({ domain }) => domain);
const keywords = [...all, ...facts].flatMap(keywordsOf);
const codeOf = (keyword: string) =>
  `schema-${keyword.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

describe('schema findings', () => {
  it('every keyword of the schemas has a code', () => {
    const used = new Set(keywords.map(([keyword]) => keyword).filter((keyword) => refusing.test(keyword)));
    expect([...used].map(codeOf).filter((code) => !codes.some((one) => one === code))).toEqual([]);
  });

  it('exactly the patterns of the schemas have a description', () => {
    const used = keywords.filter(([key, value]) => key === 'pattern' && typeof value === 'string');
    expect(Object.keys(patternDescriptions).sort()).toEqual(
      [...new Set(used.map(([, value]) => value))].sort(),
    );
  });
});
