import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classOf } from '../../../ops/acts/value-classes.ts';
import { configFiles } from '../../../schemas/index.ts';
import { root } from '../../runtime/real-config.ts';

interface Node {
  $ref?: string;
  properties?: Record<string, Node>;
  patternProperties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
}

/** The path of every value that a JSON Schema allows; `x` stands for any name. */
function valuePaths(schema: Node): string[][] {
  const found = new Map<string, string[]>();
  const visit = (node: Node, path: string[], depth: number): void => {
    if (depth > 12) return;
    const target = node.$ref
      ?.replace('#/', '')
      .split('/')
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)?.[key], schema);
    if (target) visit(target as Node, path, depth + 1);
    const { additionalProperties } = node;
    const inner: [string | null, Node][] = [
      ...Object.entries(node.properties ?? {}),
      ...Object.values(node.patternProperties ?? {}).map((one): [string, Node] => ['x', one]),
      ...(typeof additionalProperties === 'object' ? [['x', additionalProperties] as [string, Node]] : []),
      ...(node.items ? [['0', node.items] as [string, Node]] : []),
      ...[...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].map((one): [null, Node] => [
        null,
        one,
      ]),
    ];
    for (const [key, one] of inner) visit(one, key === null ? path : [...path, key], depth + 1);
    if (inner.length === 0 && !target) found.set(path.join('/'), path);
  };
  visit(schema, [], 0);
  return [...found.values()].filter((path) => path.length > 0);
}

describe('every value that the schemas allow has a class', () => {
  it.each(Object.keys(configFiles))('%s', (file) => {
    const schema = JSON.parse(readFileSync(join(root, `schemas/json/${file}.schema.json`), 'utf8')) as Node;
    const paths = valuePaths(schema);
    expect(paths.length).toBeGreaterThan(2);
    const without = paths.filter((path) => classOf([file, ...path]) === null);
    expect(
      without.map((path) => `give ${[file, ...path].join('/')} a class in ops/acts/value-classes.ts`),
    ).toEqual([]);
  });

  it.each(['pages', 'forms'])('%s are shown as a whole', (folder) => {
    expect(classOf([folder, 'x', 'body'])).toBe('shown');
  });

  it('a value without a class is not called harmless', () => {
    expect(classOf(['site', 'newLimit'])).toBeNull();
    expect(classOf(['newFile', 'x'])).toBeNull();
  });
});
