import type { configFiles, configFolders, optionalFiles } from '../../schemas/index.ts';

export type FileKind = keyof typeof configFiles | keyof typeof configFolders | keyof typeof optionalFiles;

/** A config file with valid syntax that has not been validated against its schema. */
export interface ParsedFile {
  /** From the root of the config, with `/`. */
  file: string;
  kind: FileKind;
  /** The file name without its folder and `.json`: the id of a page or form. */
  stem: string;
  value: unknown;
}
