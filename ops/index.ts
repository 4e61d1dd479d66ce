// The contract of this folder, for scripts and tests.

export { type ReadConfig, readConfig } from './check/check-config.ts';
export { readDefined } from './check/read-ids.ts';
export { type PrintOptions, printDiagnostics } from './check-report/print-human.ts';
export { main } from './cli/cli.ts';
export { type ConvertedForm, convert, type Format } from './convert/convert.ts';
export type { Diagnostic, Fix, Range, Related, Severity, SourceLocation } from './diagnostics/diagnostic.ts';
export { type LocateOptions, Sources } from './diagnostics/sources.ts';
export { codesPage } from './docs/page.ts';
export { editorSchemas } from './init/editor-schemas.ts';
export { pluginCodeFolder } from './plugins/plugin-code-folder.ts';
export {
  isAllowedImport,
  pluginModules,
  pluginViewFile,
  readPluginFiles,
} from './plugins/plugin-files.ts';
export type { ExitCode, Io } from './terminal/io.ts';
export type { Language, Text } from './text/text.ts';
export { checkDirectory } from './traffic-check/check-directory.ts';
