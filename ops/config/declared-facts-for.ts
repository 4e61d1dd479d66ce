import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFiles, type FactsFile } from '../../schemas/index.ts';
import { isObject, member } from '../json/json-values.ts';
import { findConfig } from './find-config.ts';

/**
 * definitions/facts.json of the config that the arguments of a command name, unchecked: the options of the command
 * depend on it. Null where there is no such file; the command itself says so.
 */
export function declaredFactsFor(args: readonly string[], cwd: string): FactsFile | null {
  try {
    const dir = findConfig(cwd, configOption(args));
    const value: unknown = JSON.parse(readFileSync(join(dir, configFiles.facts.path), 'utf8'));
    return isObject(member(value, 'flags')) && isObject(member(value, 'channelInfo'))
      ? (value as unknown as FactsFile)
      : null;
  } catch {
    return null;
  }
}

function configOption(args: readonly string[]): string | undefined {
  const at = args.findLastIndex((one) => one === '--config' || one.startsWith('--config='));
  return args[at]?.startsWith('--config=') ? args[at].slice('--config='.length) : args[at + 1 || args.length];
}
