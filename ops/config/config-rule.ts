import type { Config } from '../../schemas/index.ts';
import type { Finding, Spot } from '../diagnostics/finding.ts';
import type { FileReferences } from './check-references.ts';
import type { FileKind } from './parsed-file.ts';

/** What a rule sees that looks at what the config means. */
export interface Checked {
  /** Only the files of `clean` are what their types say. */
  config: Config;
  /** The files in which no earlier stage found an error. */
  clean: ReadonlySet<FileKind>;
  references: readonly FileReferences[];
  /** The line of a spot, for messages that name several. */
  line(spot: Spot): number;
}

/** A rule over what the config means. It is left out where one of the files it needs has an error. */
export interface ConfigRule {
  needs: readonly FileKind[];
  check(checked: Checked): Finding[];
}
