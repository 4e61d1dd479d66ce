import type { Ids } from '../schemas/emit.ts';
import type { RefKind } from '../schemas/index.ts';
import type { Finding } from './finding.ts';
import type { FileKind, ParsedFile } from './parsed-file.ts';

/** What a rule sees: every file whose syntax is right, and the ids that exist. */
export interface Project {
  files: readonly ParsedFile[];
  ids: Ids;
  /** The kinds of id that cannot be looked up, because the file that defines them is broken. */
  unknown: ReadonlySet<RefKind>;
}

/** One rule, one file, one name. A rule reports; it never stops the walk, and never throws on odd JSON. */
export type Rule = (project: Project) => Finding[];

export const filesOf = (project: Project, kind: FileKind): ParsedFile[] =>
  project.files.filter((file) => file.kind === kind);
