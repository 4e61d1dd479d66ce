import type { PastFileEdits, PastSaveRequest, PastSaveResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { type LoggedCommit, readLog, readLoggedCommit } from '../git/read-log.ts';
import { configFileNamed, configPaths } from './config-file-names.ts';
import { describeFile, pastFileOf } from './describe-save.ts';
import { placeOf } from './list-saves.ts';
import { readChangedFiles } from './read-revisions.ts';

/** One save in words; null where git has no such commit. */
export async function describeCommit(
  revision: DraftRevision,
  { commit, file, at = '' }: PastSaveRequest,
): Promise<PastSaveResponse | null> {
  const { dir } = revision;
  const logged = await readLoggedCommit(dir, commit, configPaths);
  if (!logged) return null;
  const changed = await readChangedFiles(dir, logged);
  const name = file === undefined ? undefined : await nameAt(dir, logged, file);
  const names = file === undefined || at === '' ? [] : placeOf(revision, file, at);
  const files = changed
    .filter((one) => name === undefined || one.file === name)
    .map((one) => describeFile(one, names));
  const others = logged.files.filter(({ path }) => name === undefined && !configFileNamed(path));
  return { commit, files: [...files, ...others.map(asPicture)] };
}

const asPicture = (logged: LoggedCommit['files'][number]): PastFileEdits => ({
  ...pastFileOf(logged),
  edits: [],
  differences: [],
  more: 0,
  unreadable: null,
});

/** The name that a file had in a commit: a later one may have renamed it. */
export async function nameAt(dir: string, { commit, files }: LoggedCommit, file: string): Promise<string> {
  if (files.some(({ path }) => path === file)) return file;
  const log = await readLog(dir, { paths: [file], isOneFile: true, most: 5000 });
  const found = log?.find((one) => one.commit === commit);
  return found?.files[0]?.path ?? file;
}
