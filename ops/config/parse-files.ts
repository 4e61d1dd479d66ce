import { join } from 'node:path';
import { type ConfigFileName, configFiles } from '../../schemas/index.ts';
import { defaultFiles, isRequiredFile } from '../default-files/default-files.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { toDiagnostic } from '../diagnostics/finding.ts';
import { registerSources } from '../diagnostics/mask-output.ts';
import { Sources } from '../diagnostics/sources.ts';
import { append } from '../json/append.ts';
import { type ConfigFile, listConfigFiles, misplacedFiles, readText } from './config-files.ts';
import type { ParsedFile } from './parsed-file.ts';
import { readJson } from './read-json.ts';
import { absentFile, misplacedFile, notUtf8 } from './unreadable-files.ts';

/** The files of a config and of its folders, with the content of those that can be read. */
export interface ParsedFiles {
  sources: Sources;
  listed: ConfigFile[];
  parsed: ParsedFile[];
  diagnostics: Diagnostic[];
  /** Files that the config leaves out: a default counts instead. */
  defaults: ReadonlySet<string>;
}

/** Texts by file that replace those on the disk: the draft of the console. */
export type Overlay = ReadonlyMap<string, string>;

const hasDefault = (kind: string): kind is ConfigFileName =>
  Object.hasOwn(configFiles, kind) && !isRequiredFile(kind);

/**
 * The syntax stage: every file that is there, read, and the defaults of those that may be left out.
 * @throws the file system's error when a file is there but cannot be read
 */
export function parseFiles(dir: string, overlay: Overlay = new Map()): ParsedFiles {
  const sources = new Sources();
  registerSources(sources);
  const parsed: ParsedFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const listed = listConfigFiles(dir, overlay);
  const misplaced = misplacedFiles(dir);
  diagnostics.push(...misplaced.map((file) => toDiagnostic(sources, misplacedFile(file))));
  const absent = new Set<ConfigFileName>();
  const parse = (one: ConfigFile, text: string) => {
    sources.add(one.file, text);
    const bad = notUtf8(one.file, sources);
    if (bad !== undefined) {
      diagnostics.push(bad);
      return;
    }
    const read = readJson(one.file, sources);
    append(diagnostics, read.diagnostics);
    if ('value' in read) parsed.push({ ...one, value: read.value });
  };
  for (const one of listed) {
    if (misplaced.some((folder) => one.file.startsWith(`${folder}/`))) continue;
    const pending = overlay.get(one.file);
    const found =
      pending === undefined ? readText(join(dir, one.file)) : ({ kind: 'file', text: pending } as const);
    if (found.kind === 'file') parse(one, found.text);
    else if (found.kind === 'missing' && hasDefault(one.kind)) absent.add(one.kind);
    else diagnostics.push(toDiagnostic(sources, absentFile(one.file, found.kind)));
  }
  const defaults = defaultFiles(absent, writtenFiles(listed, parsed));
  for (const { file, kind, stem, text } of defaults) {
    if (!listed.some((one) => one.file === file)) listed.push({ file, kind, stem });
    parse({ file, kind, stem }, text);
  }
  return { sources, listed, parsed, diagnostics, defaults: new Set(defaults.map(({ file }) => file)) };
}

function writtenFiles(listed: readonly ConfigFile[], parsed: readonly ParsedFile[]) {
  const forms = parsed.filter(({ kind }) => kind === 'forms');
  return {
    value: (path: string) => parsed.find(({ file }) => file === path)?.value,
    pages: listed.filter(({ kind }) => kind === 'pages').map(({ stem }) => stem),
    forms: new Map(forms.map(({ stem, value }) => [stem, value])),
  };
}
