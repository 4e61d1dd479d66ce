import type { Config } from '../schemas/index.ts';
import { WorkError } from './failures.ts';
import { findConfig } from './find-config.ts';
import type { Io } from './io.ts';
import { paintFor } from './paint.ts';
import { printDiagnostics } from './print.ts';
import { readConfig } from './read-config.ts';
import type { SharedOptions } from './shared-options.ts';
import type { Sources } from './sources.ts';

/**
 * The config as the options name it, sound enough to be walked: where only the tables or the site as a whole have
 * errors, it is what a visitor meets that is asked for.
 * @throws WorkError after its errors have been told
 */
export function readSound(shared: SharedOptions, io: Io): { config: Config; sources: Sources } {
  const { wellFormed, sources, diagnostics } = readConfig(findConfig(io.cwd, shared.config));
  if (wellFormed) return { config: wellFormed, sources };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  io.stderr(printDiagnostics(errors, sources, { lang: shared.lang, paint: paintFor(shared.color, io) }));
  throw new WorkError({ zh: '配置有错误, 先改正', en: 'the config has errors; mend them first' });
}
