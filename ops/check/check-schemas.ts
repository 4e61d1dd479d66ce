import { createConfigValidators } from '../../schemas/compile/config-validator.ts';
import type { FactsFile } from '../../schemas/index.ts';
import { type Allowance, extractAllowances } from '../config/allowances.ts';
import { canonicalizeCities, cityResolver } from '../config/city-names.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import type { FileReferences } from '../config/project.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { append } from '../json/append.ts';
import { checkSchema } from './check-schema.ts';

type Validators = ReturnType<typeof createConfigValidators>;

/** Cached for the process: compiling the validators is most of the time of a check. */
const cache = new Map<string, Validators>();
/** Revisions that a process compares; the schemas depend on definitions/facts.json. */
const mostCached = 4;

function validatorsFor(facts: FactsFile | null): Validators {
  const key = JSON.stringify(facts);
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= mostCached) cache.delete([...cache.keys()][0] ?? '');
  const made = createConfigValidators(facts);
  cache.set(key, made);
  return made;
}

/** definitions/facts.json, null where it is missing or has an error. */
export function factsIn(parsed: readonly ParsedFile[]): FactsFile | null {
  const file = parsed.find(({ kind }) => kind === 'facts');
  if (!file || !validatorsFor(null).facts.validate(file.value)) return null;
  return file.value as FactsFile;
}

/** The schema stage of all files; takes every `$allow` out of them and puts listed names in place of city aliases. */
export function checkSchemas(parsed: readonly ParsedFile[]) {
  const facts = factsIn(parsed);
  const validators = validatorsFor(facts);
  const flags = Object.keys(facts?.flags ?? {});
  const findings: Finding[] = [];
  const references: FileReferences[] = [];
  const skipped: string[] = [];
  const allowances: Allowance[] = [];
  for (const file of parsed) {
    const result = checkSchema(file, validators[file.kind], flags);
    append(findings, result.findings);
    references.push({ file, references: result.references });
    append(
      skipped,
      result.skipped.map((pointer) => `${file.file}#${pointer}`),
    );
    append(allowances, extractAllowances(file));
  }
  const aliases = canonicalizeCities(references, cityResolver(parsed));
  return { findings, references, skipped, allowances, aliases, facts };
}
