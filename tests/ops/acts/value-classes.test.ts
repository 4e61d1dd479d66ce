import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classOf } from '../../../ops/acts/value-classes.ts';
import { isForColleagues } from '../../../ops/config/for-colleagues.ts';
import { configFiles } from '../../../schemas/index.ts';
import { root } from '../../runtime/real-config.ts';

interface Node {
  $ref?: string;
  description?: string;
  properties?: Record<string, Node>;
  patternProperties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
}

/** The path of every value that a JSON Schema allows, with its description; `x` stands for any name. */
function valuePaths(schema: Node): { path: string[]; description: string }[] {
  const found = new Map<string, { path: string[]; description: string }>();
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
    if (inner.length === 0 && !target) {
      const { description = '' } = node;
      found.set(path.join('/'), { path, description });
    }
  };
  visit(schema, [], 0);
  return [...found.values()].filter(({ path }) => path.length > 0);
}

const valuesOf = (file: string) =>
  valuePaths(JSON.parse(readFileSync(join(root, `schemas/json/${file}.schema.json`), 'utf8')) as Node);

describe('every value that the schemas allow has a class', () => {
  it.each(Object.keys(configFiles))('%s', (file) => {
    const paths = valuesOf(file).map(({ path }) => path);
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

describe('a note is known by its place', () => {
  it.each(Object.keys(configFiles))('%s: not by the name of what it is about', (file) => {
    for (const { path, description } of valuesOf(file)) {
      if (path.includes('$allow')) continue;
      const isNote = /^(?:备注|负责人)：给同事看的说明/.test(description) || path.at(-1) === '$schema';
      expect([path, isForColleagues([file, ...path])]).toEqual([path, isNote]);
      for (const name of ['note', '$schema']) {
        const named = path.map((key) => (key === 'x' ? name : key));
        expect([named, classOf([file, ...named])]).toEqual([named, classOf([file, ...path])]);
      }
    }
  });

  it('of a page and a form at their root alone', () => {
    expect(isForColleagues(['pages', 'x', 'note'])).toBe(true);
    expect(isForColleagues(['forms', 'note', 'note'])).toBe(true);
    expect(isForColleagues(['pages', 'x', 'body', '0', 'note'])).toBe(false);
    expect(isForColleagues(['pages', 'note', 'title'])).toBe(false);
  });
});
