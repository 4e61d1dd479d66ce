import type { Ids } from '../../schemas/compile/emit-json-schema.ts';
import type { RefKind } from '../../schemas/index.ts';
import type { Declarations } from '../../schemas/plugins/declared-nodes.ts';
import { collectIds, unreadableKinds } from '../config/collect-ids.ts';
import { type ConfigFile, listAssets, misplacedFiles } from '../config/config-files.ts';
import { type Overlay, parseFiles } from '../config/parse-files.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import type { FileReferences, Project } from '../config/project.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { takePluralTexts } from '../languages/plural-texts.ts';
import { defaultLanguageOf, languagesOfSite } from '../languages/site-languages.ts';
import { checkSchemas, factsIn } from './check-schemas.ts';

/** Files that replace or supplement those on the disk. */
export interface PendingFiles {
  /** Texts that are read instead of the files of these names. */
  overlay?: Overlay;
  /** Files that will be under `public`, by their address: where they are now. */
  pictures?: ReadonlyMap<string, string>;
}

/** The ids and facts that the config under `dir` defines, whether or not it is valid: for the editor's schemas. */
export function readDefined(
  dir: string,
  { overlay, pictures }: PendingFiles = {},
): { ids: Ids; facts: Declarations | null; languages: readonly string[]; hasPlurals: boolean } {
  const { listed, parsed } = parseFiles(dir, overlay);
  const site = parsed.find(({ kind }) => kind === 'site')?.value;
  const languages = languagesOfSite(site);
  return {
    ids: {
      ...definedBy(dir, listed, parsed, pictures).ids,
      language: languages.length > 0 ? languages : [defaultLanguageOf(site)],
    },
    facts: factsIn(parsed),
    languages,
    hasPlurals: parsed.some((file) => takePluralTexts(file).length > 0),
  };
}

/** The ids that the config under `dir` defines and uses, whether or not it is valid. */
export function readReferences(dir: string): {
  sources: Sources;
  ids: Ids;
  files: readonly ParsedFile[];
  references: readonly FileReferences[];
} {
  const { sources, listed, parsed } = parseFiles(dir);
  const { references } = checkSchemas(parsed);
  return { sources, ids: definedBy(dir, listed, parsed).ids, files: parsed, references };
}

/** The kinds of id that a folder defines by the names in it. */
const idsInFolder: Readonly<Record<string, readonly RefKind[]>> = {
  definitions: ['page', 'form', 'outcome'],
  'definitions/pages': ['page', 'outcome'],
  'definitions/forms': ['form'],
  public: ['asset'],
};

/** The ids that a config defines, from all files that can be read. */
export function definedBy(
  dir: string,
  listed: readonly ConfigFile[],
  parsed: readonly ParsedFile[],
  pictures: PendingFiles['pictures'] = new Map(),
): Pick<Project, 'files' | 'ids' | 'unknown'> {
  const stems = (kind: 'pages' | 'forms') =>
    listed.filter((one) => one.kind === kind).map(({ stem }) => stem);
  const read = new Set(parsed.map(({ file }) => file));
  const assets = [...new Set([...listAssets(dir), ...pictures.keys()])].sort();
  const unreadKinds = listed.filter(({ file }) => !read.has(file)).map(({ kind }) => kind);
  const unlisted = misplacedFiles(dir).flatMap((folder) => idsInFolder[folder] ?? []);
  return {
    files: parsed,
    ids: collectIds(parsed, { pages: stems('pages'), forms: stems('forms') }, assets),
    unknown: new Set([...unreadableKinds(parsed, new Set(unreadKinds)), ...unlisted]),
  };
}
