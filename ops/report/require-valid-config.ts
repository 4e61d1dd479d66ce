import type { Config } from '../../schemas/index.ts';
import { type ReadConfig, readConfig } from '../check/check-config.ts';
import { findConfig } from '../config/find-config.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { WorkError } from '../terminal/failures.ts';
import type { Io } from '../terminal/io.ts';
import { paintFor } from '../terminal/paint.ts';
import type { SharedOptions } from '../terminal/shared-options.ts';
import { printDiagnostics } from './print-human.ts';

/** A config that can be walked, and where each of its values stands. */
interface ValidConfig {
  config: Config;
  sources: Sources;
}

/**
 * The config as the options name it, sound enough to be walked: where only the tables or the site as a whole have
 * errors, it is what a visitor meets that is asked for.
 * @throws WorkError after its errors have been told
 */
export const readValidConfig = (shared: SharedOptions, io: Io): ValidConfig =>
  requireValidConfig(readConfig(findConfig(io.cwd, shared.config)), shared, io);

/** The same of a config that has been read, as the base of a comparison. */
export function requireValidConfig(read: ReadConfig, shared: SharedOptions, io: Io): ValidConfig {
  const { wellFormed, sources, diagnostics } = read;
  if (wellFormed) return { config: wellFormed, sources };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  io.stderr(printDiagnostics(errors, sources, { lang: shared.lang, paint: paintFor(shared.color, io) }));
  throw new WorkError({ zh: '配置有错误, 先改正', en: 'the config has errors; mend them first' });
}
