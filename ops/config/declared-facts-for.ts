import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFiles, type FactsFile } from '../../schemas/index.ts';
import type { Io } from '../terminal/io.ts';
import { configFileIn } from './config-file-in.ts';
import { findConfig } from './find-config.ts';

/**
 * definitions/facts.json of the config that the arguments of a command name: the options of the command depend on it.
 * Null where there is no such file or it has a schema error; the command itself says so.
 */
export function declaredFactsFor(args: readonly string[], io: Pick<Io, 'cwd' | 'env'>): FactsFile | null {
  try {
    const dir = findConfig(io, configOption(args));
    return configFileIn('facts', readFileSync(join(dir, configFiles.facts.path), 'utf8'));
  } catch {
    return null;
  }
}

function configOption(args: readonly string[]): string | undefined {
  const at = args.findLastIndex((one) => one === '--config' || one.startsWith('--config='));
  return args[at]?.startsWith('--config=') ? args[at].slice('--config='.length) : args[at + 1 || args.length];
}
