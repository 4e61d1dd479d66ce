import type { Ids } from '../../schemas/compile/emit-json-schema.ts';
import type { RefKind } from '../../schemas/index.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { FileReferences } from './check-references.ts';
import type { FileKind, ParsedFile } from './parsed-file.ts';

/** What a rule sees: every file whose syntax is right, the ids that exist, and where they are used. */
export interface Project {
  files: readonly ParsedFile[];
  ids: Ids;
  /** The kinds of id that cannot be looked up, because the file that defines them is broken. */
  unknown: ReadonlySet<RefKind>;
  references: readonly FileReferences[];
  /** Bytes of a file under `public`, by its address; undefined where there is none. */
  sizeOf(asset: string): number | undefined;
}

/** One rule, one file, one name. A rule reports; it never stops the walk, and never throws on odd JSON. */
export type Rule = (project: Project) => Finding[];

export const filesOf = (project: Project, kind: FileKind): ParsedFile[] =>
  project.files.filter((file) => file.kind === kind);
