import type { Config, Invariant } from '../../schemas/index.ts';
import type { Locator } from '../diagnostics/finding.ts';
import type { FileKind } from './parsed-file.ts';
import type { FileReferences } from './project.ts';

/** The typed config, as table and site rules see it. */
export interface CheckedConfig {
  /** Only the files of `clean` have the shape that their types declare. */
  config: Config;
  /** The kinds of file in which no earlier stage found an error. */
  clean: ReadonlySet<FileKind>;
  references: readonly FileReferences[];
  /** Those of tests/invariants.json; none where there is no such file or it has an error. */
  invariants: readonly Invariant[];
  /** The line of a locator, for messages with several locations. */
  line(locator: Locator): number;
}
