import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listConfigFiles } from '../../../ops/config/config-files.ts';
import { root } from '../../../publish/environment/settings.ts';
import {
  createCompiler,
  createConfigValidators,
  type IdReference,
} from '../../../schemas/compile/config-validator.ts';
import { configFiles, configFolders, optionalFiles } from '../../../schemas/index.ts';
import { mutants } from '../../ops/check/mutants.ts';
import { configs, withOverlay } from '../../ops/cli/run-main.ts';

const validators = createConfigValidators();
let found: IdReference[] = [];
const compile = createCompiler((one) => found.push(one));
const kinds = { ...configFiles, ...configFolders, ...optionalFiles };
type Kind = keyof typeof kinds;
const ajv = Object.fromEntries(Object.entries(kinds).map(([kind, { schema }]) => [kind, compile(schema)]));

const sorted = (all: readonly IdReference[]) =>
  [...new Set(all.map(({ kind, id, pointer }) => `${pointer} ${kind} ${id}`))].sort();

/** The results of the validation without Ajv, and of Ajv. */
function both(kind: Kind, value: unknown) {
  found = [];
  const byAjv = ajv[kind]?.(value) === true;
  const references = sorted(found);
  const accepted = validators[kind].validate(value) === true;
  const taken = sorted(validators[kind].takeReferences());
  return { ours: { accepted, references: taken }, ajvs: { accepted: byAjv, references } };
}

function readJson(path: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(readFileSync(path, 'utf8')) };
  } catch {
    return null;
  }
}

function compare(dir: string) {
  for (const { file, kind } of listConfigFiles(dir)) {
    const read = readJson(join(dir, file));
    if (!read) continue;
    const { ours, ajvs } = both(kind, read.value);
    expect({ file, ...ours }).toEqual({ file, ...ajvs });
  }
}

describe('the validator without Ajv accepts what Ajv accepts, and finds the same ids', () => {
  it('in this repository', () => compare(root));

  it.each(
    ['err', 'near'].flatMap((kind) => readdirSync(join(configs, kind)).map((name) => `${kind}/${name}`)),
  )('in %s', (name) => withOverlay(join(configs, name), compare));

  it('in mutants of the small config', () => {
    fc.assert(
      fc.property(mutants, ({ file, changed }) => {
        const kind = Object.entries(kinds).find(
          ([, { path }]) => path === file || file.startsWith(`${path}/`),
        );
        const { ours, ajvs } = both(kind?.[0] as Kind, JSON.parse(JSON.stringify(changed)));
        expect(ours).toEqual(ajvs);
      }),
      { numRuns: 2000 },
    );
  });
});
