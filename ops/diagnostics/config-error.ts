import type { Text } from '../text/text.ts';
import type { Diagnostic } from './diagnostic.ts';

/** An error of a config; positions are those of its file there. */
export interface ConfigError {
  code: string;
  file: string;
  line: number;
  column: number;
  message: Text;
}

/** The errors among the findings of a config. */
export const configErrorsIn = (diagnostics: readonly Diagnostic[]): ConfigError[] =>
  diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, file, range: { line, column }, message }) => ({ code, file, line, column, message }));
