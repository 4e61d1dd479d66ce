import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printDiagnostics, readConfig } from '../../../ops/index.ts';
import { fromPointer, toPointer } from '../../../ops/json/pointer.ts';
import { isJson, mutants } from '../../ops/check/mutants.ts';
import { small } from '../../ops/cli/run-main.ts';
import { shareOfSlowRun } from '../harness/property.ts';

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'funnel-mutants-'));
  cpSync(small, dir, { recursive: true });
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Reads the small config with one file temporarily replaced. */
function readWith(file: string, text: string) {
  const path = join(dir, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, text);
  try {
    return readConfig(dir);
  } finally {
    writeFileSync(path, before);
  }
}

const parsed = new Map<string, unknown>();
function smallFile(file: string): unknown {
  if (!parsed.has(file)) parsed.set(file, JSON.parse(readFileSync(join(small, file), 'utf8')));
  return parsed.get(file);
}

function exists(root: unknown, pointer: string): boolean {
  let value = root;
  return fromPointer(pointer).every((key) => {
    const found = isJson(value) && Object.hasOwn(value, key);
    value = found ? (value as Record<string, unknown>)[key] : undefined;
    return found;
  });
}

describe('readConfig on mutants of the small config', () => {
  it('readConfig never throws: it returns the config, or errors whose pointers exist', () => {
    fc.assert(
      fc.property(mutants, ({ file, changed }) => {
        const { config, diagnostics, sources } = readWith(file, JSON.stringify(changed));
        const errors = diagnostics.filter(({ severity }) => severity === 'error');
        expect(config === null).toBe(errors.length > 0);
        for (const one of diagnostics) {
          const value = one.file === file ? changed : smallFile(one.file);
          if (exists(value, one.pointer)) continue;
          expect({ pointer: one.pointer, exists: false }).toMatchObject({ exists: true });
        }
        expect(printDiagnostics(diagnostics, sources, { lang: 'en' })).not.toContain('\u001b');
      }),
      { numRuns: shareOfSlowRun(1000) },
    );
  });

  it('readConfig never throws on a file truncated at any offset', () => {
    const text = readFileSync(join(small, 'hosts.json'), 'utf8').trimEnd();
    for (let length = 0; length < text.length; length += 3) {
      const { config, diagnostics } = readWith('hosts.json', text.slice(0, length));
      expect(config).toBeNull();
      expect(diagnostics.every(({ code }) => code === 'json-syntax')).toBe(true);
    }
  });

  it('parsing a pointer reverses its construction', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('/', '~', '0', '1', 'a') })), (path) => {
        expect(fromPointer(toPointer(path))).toEqual(path);
      }),
    );
  });
});
