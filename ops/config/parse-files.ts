import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Finding, findingOf, toDiagnostic } from '../diagnostics/finding.ts';
import { registerSources } from '../diagnostics/mask-output.ts';
import { Sources } from '../diagnostics/sources.ts';
import { type ConfigFile, listConfigFiles } from './config-files.ts';
import { fileMissing } from './file-codes.ts';
import type { ParsedFile } from './parsed-file.ts';
import { readJson } from './read-json.ts';

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
  const listed = listConfigFiles(dir);
  for (const one of listed) {
    const text = overlay.get(one.file) ?? readText(join(dir, one.file));
    if (text === undefined) {
      diagnostics.push(toDiagnostic(sources, missing(one.file)));
      continue;
    }
    sources.add(one.file, text);
    const read = readJson(one.file, sources);
    diagnostics.push(...read.diagnostics);
    if ('value' in read) parsed.push({ ...one, value: read.value });
  }
  return { sources, listed, parsed, diagnostics };
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const missing = (file: string): Finding =>
  findingOf(fileMissing, {
    message: { zh: `没有文件 ${file}`, en: `there is no file ${file}` },
    help: {
      zh: '每个配置都要有它, 从版本库恢复',
      en: 'every config has one; restore it from the repository',
    },
    file,
    pointer: '',
  });
