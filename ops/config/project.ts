import type { IdReference } from '../../schemas/compile/config-validator.ts';
import type { Ids } from '../../schemas/compile/emit-json-schema.ts';
import type { RefKind } from '../../schemas/index.ts';
import type { Declarations } from '../../schemas/plugins/declared-nodes.ts';
import type { SiteTexts } from '../languages/language-texts.ts';
import type { CityAlias } from './city-names.ts';
import type { FileKind, ParsedFile } from './parsed-file.ts';

/** The uses of ids in one file. */
export interface FileReferences {
  file: ParsedFile;
  references: readonly IdReference[];
}

/** The input of a file rule: every file with valid syntax, the ids that exist, and their uses. */
export interface Project {
  files: readonly ParsedFile[];
  ids: Ids;
  /** The kinds of id that cannot be looked up, because the file that defines them is broken. */
  unknown: ReadonlySet<RefKind>;
  references: readonly FileReferences[];
  /** definitions/facts.json; null where it is missing or has an error of its schema. With the plug-ins, if there are any. */
  facts: Declarations | null;
  /** Cities under another name than the list has for them. */
  aliases: readonly CityAlias[];
  /** The texts of a site with several languages. */
  texts: SiteTexts;
  /** Bytes of a file under `public`, by its address; undefined where there is none. */
  sizeOf(asset: string): number | undefined;
  /** The code of a plug-in by its id: text by file name; null where the config is only compared. */
  pluginFiles(id: string): ReadonlyMap<string, string> | null;
}

export const filesOf = (project: Project, kind: FileKind): ParsedFile[] =>
  project.files.filter((file) => file.kind === kind);
