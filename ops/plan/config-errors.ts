import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ConfigError } from './plan.ts';

/** The errors among the findings of a config. */
export const configErrorsIn = (diagnostics: readonly Diagnostic[]): ConfigError[] =>
  diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, file, range: { line, column }, message }) => ({ code, file, line, column, message }));
