import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

/** Globals up to this length are names made by the minifier, characters. */
const longestMinified = 3;

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The property names that a program reads (`a.name`, `{ name } = a`, `a['name']`), and its identifiers. */
export function namesIn(program: string): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) walk(one);
    else if (isTree(node)) visit(node);
  };
  const visit = (node: Tree) => {
    const { type, property, key, computed, shorthand } = node;
    if (type === 'MemberExpression' && isTree(property)) {
      if (!computed && typeof property.name === 'string') names.add(property.name);
      if (computed && typeof property.value === 'string') names.add(property.value);
      walk(node.object);
      if (computed) walk(property);
      return;
    }
    if (type === 'ObjectPattern' && Array.isArray(node.properties)) {
      for (const one of node.properties)
        if (isTree(one?.key) && !one.computed) names.add(String(one.key.name));
    }
    if (type === 'Property' && isTree(key) && !computed && !shorthand) return walk(node.value);
    if (type === 'Identifier' && typeof node.name === 'string' && node.name.length > longestMinified)
      names.add(node.name);
    for (const [part, value] of Object.entries(node)) if (part !== 'type') walk(value);
  };
  walk(parseAst(program));
  return names;
}

/** The contents of all built files whose name ends with `end`. */
export const builtFiles = (appDir: string, end: string): string[] =>
  readdirSync(join(appDir, 'assets'))
    .filter((file) => file.endsWith(end))
    .map((file) => readFileSync(join(appDir, 'assets', file), 'utf8'));
