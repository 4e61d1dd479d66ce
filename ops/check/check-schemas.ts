import { createConfigValidators } from '../../schemas/compile/config-validator.ts';
import { type Allowance, extractAllowances } from '../config/allowances.ts';
import { canonicalizeCities, cityResolver } from '../config/city-names.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import type { FileReferences } from '../config/project.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { append } from '../json/append.ts';
import { checkSchema } from './check-schema.ts';

/** Cached for the process: compiling the validators is most of the time of a check. */
let validators: ReturnType<typeof createConfigValidators> | undefined;

/** The schema stage of all files; takes every `$allow` out of them and puts listed names in place of city aliases. */
export function checkSchemas(parsed: readonly ParsedFile[]) {
  validators ??= createConfigValidators();
  const findings: Finding[] = [];
  const references: FileReferences[] = [];
  const skipped: string[] = [];
  const allowances: Allowance[] = [];
  for (const file of parsed) {
    const result = checkSchema(file, validators[file.kind]);
    append(findings, result.findings);
    references.push({ file, references: result.references });
    append(
      skipped,
      result.skipped.map((pointer) => `${file.file}#${pointer}`),
    );
    append(allowances, extractAllowances(file));
  }
  const aliases = canonicalizeCities(references, cityResolver(parsed));
  return { findings, references, skipped, allowances, aliases };
}
