import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HistoryRequest, HistoryResponse, PastSave } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { readBlobs } from '../git/read-blobs.ts';
import { type LoggedCommit, readLog } from '../git/read-log.ts';
import { configPaths } from './config-file-names.ts';
import { pastFileOf } from './describe-save.ts';
import { gitStateOf, uncommittedFiles } from './git-state.ts';
import { type Names, namesOfPointer, valueNamed } from './place.ts';
import { revisionOf } from './read-revisions.ts';

/** Older commits are not listed. */
const mostCommits = 5000;
const pageLength = 20;
/** A place that changes seldom is looked for in so many commits of its file, and then the operator decides. */
const mostSearched = 400;
/** Commits whose contents are read at once. */
const chunk = 50;

/** The commits that changed a config, a file of it or what stands at one place, a page of them at a time. */
export async function listSaves(
  revision: DraftRevision,
  { file, at = '', since, author, skip = 0 }: HistoryRequest,
): Promise<HistoryResponse> {
  const { dir } = revision;
  const { git, isShallow } = await gitStateOf(dir);
  const nothing = { git, isShallow, saves: [], next: null, searched: 0, authors: [], uncommitted: [] };
  if (git !== 'ok') return nothing;
  const [uncommitted, logged] = await Promise.all([
    uncommittedFiles(dir),
    readLog(dir, {
      paths: file === undefined ? configPaths : [file],
      isOneFile: file !== undefined,
      ...(since !== undefined && { since }),
      most: mostCommits,
    }),
  ]);
  const all = (logged ?? []).filter(({ files }) => files.length > 0);
  const authors = [...new Set(all.map((one) => one.author))];
  const wanted = author === undefined ? all : all.filter((one) => one.author === author);
  const found =
    file === undefined || at === ''
      ? { commits: wanted.slice(skip, skip + pageLength), searched: pageLength }
      : await changingPlace(dir, wanted.slice(skip), placeOf(revision, file, at));
  const end = skip + found.searched;
  return {
    ...nothing,
    saves: found.commits.map(toPastSave),
    next: end < wanted.length ? end : null,
    searched: Math.min(found.searched, wanted.length - skip),
    authors,
    uncommitted,
  };
}

/** The names of a pointer in the draft, where an operator sees it. */
export function placeOf({ dir, overlay }: DraftRevision, file: string, at: string): Names {
  try {
    const text = overlay.get(file) ?? readFileSync(join(dir, file), 'utf8');
    return namesOfPointer(JSON.parse(text.replace(/^\uFEFF/, '')), at);
  } catch {
    // The file is gone, or is not JSON at the moment.
    return namesOfPointer(undefined, at);
  }
}

/** The commits in which the value at a place differs from the one before. */
async function changingPlace(
  dir: string,
  all: readonly LoggedCommit[],
  names: Names,
): Promise<{ commits: LoggedCommit[]; searched: number }> {
  const commits: LoggedCommit[] = [];
  let searched = 0;
  while (searched < Math.min(all.length, mostSearched) && commits.length < pageLength) {
    const some = all.slice(searched, searched + chunk);
    const ids = some.flatMap(({ files }) =>
      files.flatMap(({ before, after, others }) => [before, after, ...others]),
    );
    const texts = await readBlobs(
      dir,
      ids.filter((id) => id !== null),
    );
    const values = new Map<string | null, string>();
    const valueAt = (id: string | null): string => {
      const known = values.get(id);
      if (known !== undefined) return known;
      const read = revisionOf(id, texts);
      const value = read.is === 'json' ? JSON.stringify(valueNamed(read.value, names)) : undefined;
      // A file that began or ended without the place has not changed it.
      const text = value ?? (read.is === 'unreadable' ? read.is : '');
      values.set(id, text);
      return text;
    };
    for (const one of some) {
      if (commits.length === pageLength) break;
      searched += 1;
      const isChanged = one.files.some(({ before, after, others }) =>
        [before, ...others].every((id) => valueAt(id) !== valueAt(after)),
      );
      if (isChanged) commits.push(one);
    }
  }
  return { commits, searched };
}

export const toPastSave = ({ commit, parents, author, at, subject, files }: LoggedCommit): PastSave => ({
  commit,
  author,
  at: new Date(at * 1000).toISOString(),
  subject,
  isFirst: parents.length === 0,
  isMerge: parents.length > 1,
  files: files.map(pastFileOf),
});
