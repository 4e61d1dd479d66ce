import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { toDiagnostic } from '../diagnostics/finding.ts';
import { registerSources } from '../diagnostics/mask-output.ts';
import { Sources } from '../diagnostics/sources.ts';
import { append } from '../json/append.ts';
import { type ConfigFile, listConfigFiles, misplacedFiles } from './config-files.ts';
import type { ParsedFile } from './parsed-file.ts';
import { readJson } from './read-json.ts';
import { readText } from './read-text.ts';
import { absentFile, misplacedFile, notUtf8 } from './unreadable-files.ts';

/** The files of a config and of its folders, with the content of those that can be read. */
export interface ParsedFiles {
  sources: Sources;
  listed: ConfigFile[];
  parsed: ParsedFile[];
  diagnostics: Diagnostic[];
}

/** Texts by file that replace those on the disk: the draft of the console. */
export type Overlay = ReadonlyMap<string, string>;

/**
 * The syntax stage: every file that is there, read.
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
  for (const one of listed) {
    if (misplaced.some((folder) => one.file.startsWith(`${folder}/`))) continue;
    const pending = overlay.get(one.file);
    const found =
      pending === undefined ? readText(join(dir, one.file)) : ({ kind: 'file', text: pending } as const);
    if (found.kind !== 'file') {
      diagnostics.push(toDiagnostic(sources, absentFile(one.file, found.kind)));
      continue;
    }
    sources.add(one.file, found.text);
    const bad = notUtf8(one.file, sources);
    if (bad !== undefined) {
      diagnostics.push(bad);
      continue;
    }
    const read = readJson(one.file, sources);
    append(diagnostics, read.diagnostics);
    if ('value' in read) parsed.push({ ...one, value: read.value });
  }
  return { sources, listed, parsed, diagnostics };
}
