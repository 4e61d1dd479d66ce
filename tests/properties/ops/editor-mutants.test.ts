import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readConfig, readDefined } from '../../../ops/index.ts';
import { member } from '../../../ops/json/json-values.ts';
import { emitSchemas } from '../../../schemas/compile/emit-json-schema.ts';
import { mutants } from '../../ops/check/mutants.ts';
import { small, withOverlay } from '../../ops/cli/run-main.ts';
import { jsonService, openFile, problemsOf } from '../../schemas/compile/json-service.ts';
import { shareOfRun } from '../harness/property.ts';

const { ids, facts } = readDefined(small);

it('check and the JSON service agree on mutants of the small config', async () => {
  const editor = jsonService(emitSchemas(ids, facts));
  await withOverlay(small, (dir) =>
    fc.assert(
      fc.asyncProperty(mutants, async ({ file, changed }) => {
        const before = readFileSync(join(small, file), 'utf8');
        writeFileSync(join(dir, file), JSON.stringify(changed));
        const { diagnostics } = readConfig(dir);
        const problems = await problemsOf(openFile(editor, dir, file));
        writeFileSync(join(dir, file), before);
        const here = diagnostics.filter((one) => one.file === file);
        // Without its `$schema` the editor knows no schema for the file.
        if (!String(member(changed, '$schema')).includes('schemas/json/')) return;
        // The editor refuses what the schema refuses; check refuses what the editor refuses, by reference or schema.
        if (here.some(({ code }) => /^(schema-|flag-range)/.test(code))) expect(problems).not.toEqual([]);
        if (problems.length > 0) expect(here).not.toEqual([]);
      }),
      { numRuns: shareOfRun(500) },
    ),
  );
});
