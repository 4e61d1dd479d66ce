import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastCompiler } from '../../schemas/compile/fast-validator.ts';
import { configFiles, type FactsFile } from '../../schemas/index.ts';
import { findConfig } from './find-config.ts';

/**
 * definitions/facts.json of the config that the arguments of a command name: the options of the command depend on it.
 * Null where there is no such file or it has a schema error; the command itself says so.
 */
export function declaredFactsFor(args: readonly string[], cwd: string): FactsFile | null {
  try {
    const dir = findConfig(cwd, configOption(args));
    const { path, schema } = configFiles.facts;
    const value: unknown = JSON.parse(readFileSync(join(dir, path), 'utf8'));
    const isValid = fastCompiler(null)(schema)(value, { path: [], addReference: () => {} });
    return isValid ? (value as FactsFile) : null;
  } catch {
    return null;
  }
}

function configOption(args: readonly string[]): string | undefined {
  const at = args.findLastIndex((one) => one === '--config' || one.startsWith('--config='));
  return args[at]?.startsWith('--config=') ? args[at].slice('--config='.length) : args[at + 1 || args.length];
}
