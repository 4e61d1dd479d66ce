import type { Config } from '../../schemas/index.ts';
import { type ReadConfig, readConfig } from '../check/check-config.ts';
import { findConfig } from '../config/find-config.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { WorkError } from '../terminal/failures.ts';
import type { Io } from '../terminal/io.ts';
import { paintFor } from '../terminal/paint.ts';
import type { SharedOptions } from '../terminal/shared-options.ts';
import { printDiagnostics } from './print-human.ts';

/** A config without errors in single files, its sources, and the ids that its files use. */
interface ValidConfig {
  config: Config;
  sources: Sources;
  references: ReadConfig['references'];
}

/**
 * Reads the config that the options name. Errors of tables or of the whole site are allowed: commands show what visitors
 * then get.
 * @throws WorkError after printing the errors
 */
export const readValidConfig = (shared: SharedOptions, io: Io): ValidConfig =>
  requireValidConfig(readConfig(findConfig(io, shared.config)), shared, io);

/** The config of a check result, as {@link readValidConfig} returns it. */
export function requireValidConfig(read: ReadConfig, shared: SharedOptions, io: Io): ValidConfig {
  const { wellFormed, sources, references, diagnostics } = read;
  if (wellFormed) return { config: wellFormed, sources, references };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  io.stderr(printDiagnostics(errors, sources, { lang: shared.lang, paint: paintFor(shared.color, io) }));
  throw new WorkError({ zh: '配置有错误, 先改正', en: 'the config has errors; mend them first' });
}
