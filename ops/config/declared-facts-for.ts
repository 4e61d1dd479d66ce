import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastCompiler } from '../../schemas/compile/fast-validator.ts';
import { configFiles, type FactsFile } from '../../schemas/index.ts';
import type { Io } from '../terminal/io.ts';
import { findConfig } from './find-config.ts';

/**
 * definitions/facts.json of the config that the arguments of a command name: the options of the command depend on it.
 * Null where there is no such file or it has a schema error; the command itself says so.
 */
export function declaredFactsFor(args: readonly string[], io: Pick<Io, 'cwd' | 'env'>): FactsFile | null {
  try {
    const dir = findConfig(io, configOption(args));
    return factsFileIn(readFileSync(join(dir, configFiles.facts.path), 'utf8'));
  } catch {
    return null;
  }
}

/** The text of definitions/facts.json; null where it has an error. */
export function factsFileIn(text: string): FactsFile | null {
  try {
    const value: unknown = JSON.parse(text);
    const isValid = fastCompiler(null)(configFiles.facts.schema)(value, {
      path: [],
      addReference: () => {},
    });
    return isValid ? (value as FactsFile) : null;
  } catch {
    return null;
  }
}

function configOption(args: readonly string[]): string | undefined {
  const at = args.findLastIndex((one) => one === '--config' || one.startsWith('--config='));
  return args[at]?.startsWith('--config=') ? args[at].slice('--config='.length) : args[at + 1 || args.length];
}
