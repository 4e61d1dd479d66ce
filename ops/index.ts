// The contract of this folder, for scripts and tests.
export { main } from './cli.ts';
export type { Diagnostic, Fix, Place, Range, Related, Severity } from './diagnostic.ts';
export { codesPage } from './docs/page.ts';
export type { ExitCode, Io } from './io.ts';
export { type PrintOptions, printDiagnostics } from './print.ts';
export { type ReadConfig, readConfig, readIds } from './read-config.ts';
export { type LocateOptions, Sources } from './sources.ts';
export type { Language, Text } from './text.ts';
