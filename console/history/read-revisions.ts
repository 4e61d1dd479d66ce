import { assembleConfig } from '../../ops/check/assemble-config.ts';
import type { ParsedFile } from '../../ops/config/parsed-file.ts';
import { Sources } from '../../ops/diagnostics/sources.ts';
import type { Config } from '../../schemas/index.ts';
import { readBlobs } from '../git/read-blobs.ts';
import type { LoggedCommit, LoggedFile } from '../git/read-log.ts';
import { configFileNamed } from './config-file-names.ts';

/** A file in one revision: no such file, its value, or a text that is not JSON. */
export type FileRevision = { is: 'absent' } | { is: 'json'; value: unknown } | { is: 'unreadable' };

/** A file of the config that a commit changed, before and after it. */
export interface ChangedFile {
  /** Its present name. */
  file: string;
  logged: LoggedFile;
  before: FileRevision;
  after: FileRevision;
  /** Of a merge: the file in its other parents. */
  others: FileRevision[];
  texts: { before: string; after: string };
}

/** Both sides of a change of a file, whoever made it. */
export type FileSides = Omit<ChangedFile, 'logged' | 'others'>;

/** What a commit changed in the JSON of the config; pictures are left out. */
export async function readChangedFiles(dir: string, { files }: LoggedCommit): Promise<ChangedFile[]> {
  const own = files.filter(({ path }) => configFileNamed(path));
  const ids = own
    .flatMap(({ before, after, others }) => [before, after, ...others])
    .filter((id) => id !== null);
  const texts = await readBlobs(dir, ids);
  return own.map((logged) => ({
    file: logged.path,
    logged,
    before: revisionOf(logged.before, texts),
    after: revisionOf(logged.after, texts),
    others: logged.others.map((id) => revisionOf(id, texts)),
    texts: { before: texts.get(logged.before ?? '') ?? '', after: texts.get(logged.after ?? '') ?? '' },
  }));
}

export function revisionOf(id: string | null, texts: ReadonlyMap<string, string>): FileRevision {
  if (id === null) return { is: 'absent' };
  const text = texts.get(id);
  return text === undefined ? { is: 'unreadable' } : revisionOfText(text);
}

/** @param text - null where there is no such file */
export function revisionOfText(text: string | null): FileRevision {
  if (text === null) return { is: 'absent' };
  try {
    return { is: 'json', value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return { is: 'unreadable' };
  }
}

/** One side of a save: only the files that it changed, so that the describer of plans can compare them. */
export interface Side {
  config: Config;
  sources: Sources;
}

/** Both sides of some files that could be read. A renamed file has its present name on both. */
export function sidesOf(files: readonly FileSides[]): { before: Side; after: Side } {
  const side = (of: 'before' | 'after'): Side => {
    const sources = new Sources();
    const parsed = files.flatMap(({ file, texts, ...revisions }): ParsedFile[] => {
      const [named, revision] = [configFileNamed(file), revisions[of]];
      if (!named || revision.is !== 'json') return [];
      sources.add(file, texts[of]);
      return [{ ...named, value: revision.value }];
    });
    return { config: assembleConfig(parsed), sources };
  };
  return { before: side('before'), after: side('after') };
}
