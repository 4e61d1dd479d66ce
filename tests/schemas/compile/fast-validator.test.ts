import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listConfigFiles } from '../../../ops/config/config-files.ts';
import { readDefined } from '../../../ops/index.ts';
import { root } from '../../../publish/environment/settings.ts';
import {
  createCompiler,
  createConfigValidators,
  type IdReference,
} from '../../../schemas/compile/config-validator.ts';
import { configFiles, configFolders, type FactsFile, optionalFiles } from '../../../schemas/index.ts';
import { inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';
import { mutants } from '../../ops/check/mutants.ts';
import { configs, small, withOverlay } from '../../ops/cli/run-main.ts';
import { shareOfRun } from '../../properties/harness/property.ts';

const kinds = { ...configFiles, ...configFolders, ...optionalFiles };
type Kind = keyof typeof kinds;
let found: IdReference[] = [];

/** Both validators for the facts that a config declares; null: definitions/facts.json cannot be read. */
function validatorsFor(facts: FactsFile | null) {
  const compile = createCompiler(facts, (one) => found.push(one));
  const ajv = Object.entries(kinds).map(([kind, { schema }]) => [kind, compile(schema)] as const);
  return { ours: createConfigValidators(facts), ajv: Object.fromEntries(ajv) };
}
type Validators = ReturnType<typeof validatorsFor>;
const cache = new Map<string, Validators>();
function validatorsOf(dir: string): Validators {
  const { facts } = readDefined(dir);
  const key = JSON.stringify(facts);
  const known = cache.get(key) ?? validatorsFor(facts);
  cache.set(key, known);
  return known;
}

const sorted = (all: readonly IdReference[]) =>
  [...new Set(all.map(({ kind, id, pointer }) => `${pointer} ${kind} ${id}`))].sort();

/** The results of the validation without Ajv, and of Ajv. */
function both({ ours, ajv }: Validators, kind: Kind, value: unknown) {
  found = [];
  const byAjv = ajv[kind]?.(value) === true;
  const references = sorted(found);
  const accepted = ours[kind].validate(value) === true;
  const taken = sorted(ours[kind].takeReferences());
  return { ours: { accepted, references: taken }, ajvs: { accepted: byAjv, references } };
}

function readJson(path: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(readFileSync(path, 'utf8')) };
  } catch {
    return null;
  }
}

function compare(dir: string, validators = validatorsOf(dir)) {
  for (const { file, kind } of listConfigFiles(dir)) {
    const read = readJson(join(dir, file));
    if (!read) continue;
    const { ours, ajvs } = both(validators, kind, read.value);
    expect({ file, ...ours }).toEqual({ file, ...ajvs });
  }
}

describe('the validator without Ajv accepts what Ajv accepts, and finds the same ids', () => {
  inNpmTest('in this repository', () => compare(root));
  inNpmTest('in an example with plug-ins', () => compare(join(root, 'examples/plugin-opening-hours')));
  inNpmTest('in this repository where definitions/facts.json cannot be read', () => {
    compare(root, validatorsFor(null));
  });

  it.each(
    casesOfRun(
      ['err', 'near'].flatMap((kind) => readdirSync(join(configs, kind)).map((name) => `${kind}/${name}`)),
      (_, at) => at % 8 === 0,
    ),
  )('in %s', (name) => withOverlay(join(configs, name), (dir) => compare(dir)));

  it('in mutants of the small config', () => {
    fc.assert(
      fc.property(mutants, ({ file, changed }) => {
        const kind = Object.entries(kinds).find(
          ([, { path }]) => path === file || file.startsWith(`${path}/`),
        );
        const { ours, ajvs } = both(
          validatorsOf(small),
          kind?.[0] as Kind,
          JSON.parse(JSON.stringify(changed)),
        );
        expect(ours).toEqual(ajvs);
      }),
      { numRuns: shareOfRun(2000) },
    );
  });
});
