/** What stands in the files that a config has, as far as the defaults of the others depend on it; unchecked JSON. */
export interface WrittenFiles {
  /** The value of a file by its path, undefined where there is none or it cannot be read. */
  value(file: string): unknown;
  /** The ids of the page files. */
  pages: readonly string[];
  /** The values of the form files by id. */
  forms: ReadonlyMap<string, unknown>;
}
