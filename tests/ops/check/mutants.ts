import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { configFiles } from '../../../schemas/index.ts';
import { small } from '../cli/run-main.ts';

const files = [
  ...Object.values(configFiles).map(({ path }) => path),
  'definitions/pages/login.json',
  'definitions/forms/sms-login.json',
];
export type Json = Record<string, unknown> | unknown[];
export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const pathsOf = (value: unknown, path: string[] = []): string[][] =>
  isJson(value)
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))]
    : [path];

const odd = fc.constantFrom<unknown>(
  null,
  '',
  0,
  -1,
  1e300,
  true,
  [],
  {},
  [[]],
  'constructor',
  '__proto__',
  '\u001b[31m',
  '{',
  [null],
  { not: {} },
);

/** The JSON with the value at a path replaced, removed, or joined by a key that does not belong there. */
function mutate(value: unknown, path: readonly string[], how: string, by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined)
    return how === 'add' && isJson(value) ? { ...value, ['__proto__']: by, extra: by } : by;
  if (!isJson(value)) return value;
  const entries = Object.entries(value);
  const changed = entries.flatMap(([name, inner]): [string, unknown][] => {
    if (name !== key) return [[name, inner]];
    if (rest.length === 0 && how === 'remove') return [];
    return [[name, mutate(inner, rest, how, by)]];
  });
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
}

export interface Mutant {
  file: string;
  changed: unknown;
}

/** One file of the small config with one change that may or may not break it. */
export const mutants: fc.Arbitrary<Mutant> = fc
  .record({
    file: fc.constantFrom(...files),
    at: fc.nat(),
    how: fc.constantFrom('replace', 'remove', 'add'),
    by: odd,
  })
  .map(({ file, at, how, by }) => {
    const original: unknown = JSON.parse(readFileSync(join(small, file), 'utf8'));
    const paths = pathsOf(original);
    return { file, changed: mutate(original, paths[at % paths.length] ?? [], how, by) };
  });
