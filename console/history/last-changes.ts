import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '../../ops/json/json-values.ts';
import { toPointer } from '../../ops/json/pointer.ts';
import type { LastChangesResponse } from '../api/index.ts';
import { blameEntries } from '../git/blame-entries.ts';
import { readBlobs } from '../git/read-blobs.ts';
import { type LoggedCommit, readLog } from '../git/read-log.ts';
import { gitStateOf } from './git-state.ts';
import { toPastSave } from './list-saves.ts';
import { type FileRevision, revisionOf } from './read-revisions.ts';

/** The latest commits of a file, whose entries are compared; for what is older its lines are blamed, by one call. */
const mostCompared = 100;
/** Characters of all texts that are compared. */
const mostText = 40_000_000;
/** Commits whose contents are read at once. */
const chunk = 10;

type Save = LastChangesResponse['saves'][number];

/** The save that changed each entry of a file last: the entries of its maps, such as `/channels/5265`. */
export async function lastChangesOf(dir: string, file: string): Promise<LastChangesResponse> {
  const found = new Map<string, Save>();
  let uncommitted: string[] = [];
  if ((await gitStateOf(dir)).git === 'ok') {
    const log = await readLog(dir, { paths: [file], isOneFile: true, most: mostCompared });
    uncommitted = await uncommittedEntries(dir, file, log?.[0]);
    const rest = await compareEntries(dir, log ?? [], found);
    if (rest) {
      for (const [pointer, save] of await blameEntries(dir, rest.commit, rest.path))
        if (rest.open.has(pointer)) found.set(pointer, save);
    }
  }
  const saves = [...new Map([...found.values()].map((save) => [save.commit, save])).values()];
  const indexOf = new Map(saves.map(({ commit }, at) => [commit, at]));
  const entries = [...found].map(([pointer, { commit }]) => [pointer, indexOf.get(commit) ?? 0]);
  return { file, saves, entries: Object.fromEntries(entries), uncommitted };
}

/**
 * Compares the entries of each commit with those of its parents, from the newest on.
 * @returns the entries that these commits have not changed, and the oldest of them; null where none is left
 */
async function compareEntries(
  dir: string,
  log: readonly LoggedCommit[],
  found: Map<string, Save>,
): Promise<{ open: Set<string>; commit: string; path: string } | null> {
  let open: Set<string> | null = null;
  let length = 0;
  let last: LoggedCommit | undefined;
  for (let at = 0; at < log.length && length < mostText && open?.size !== 0; at += chunk) {
    const some = log.slice(at, at + chunk);
    const ids = some.flatMap(({ files }) =>
      files.flatMap(({ before, after, others }) => [before, after, ...others]),
    );
    const texts = await readBlobs(
      dir,
      ids.filter((id) => id !== null),
    );
    for (const text of texts.values()) length += text.length;
    const known = new Map<string | null, ReadonlyMap<string, string>>();
    const entriesAt = (id: string | null) => {
      const entries = known.get(id) ?? entriesIn(revisionOf(id, texts));
      known.set(id, entries);
      return entries;
    };
    for (const one of some) {
      last = one;
      const [changed] = one.files;
      if (!changed) continue;
      const after = entriesAt(changed.after);
      open ??= new Set(after.keys());
      const parents = [changed.before, ...changed.others].map(entriesAt);
      for (const pointer of open) {
        const value = after.get(pointer);
        if (value === undefined || !parents.every((parent) => parent.get(pointer) !== value)) continue;
        const { files: _, ...save } = toPastSave(one);
        found.set(pointer, save);
        open.delete(pointer);
      }
    }
  }
  const path = last?.files[0]?.path;
  return open && open.size > 0 && last && path ? { open, commit: last.commit, path } : null;
}

/** The entries that the file on the disk has otherwise than the last commit. */
async function uncommittedEntries(
  dir: string,
  file: string,
  newest: LoggedCommit | undefined,
): Promise<string[]> {
  const committed = newest?.files[0]?.after ?? null;
  const text = await readFile(join(dir, file), 'utf8').catch(() => null);
  if (text === null) return [];
  const texts = new Map([...(await readBlobs(dir, committed ? [committed] : [])), ['disk', text]]);
  const [was, is] = [entriesIn(revisionOf(committed, texts)), entriesIn(revisionOf('disk', texts))];
  return [...is].filter(([pointer, value]) => was.get(pointer) !== value).map(([pointer]) => pointer);
}

/** The text of each entry by its pointer; none where the file cannot be read. */
function entriesIn(revision: FileRevision): Map<string, string> {
  const found = new Map<string, string>();
  if (revision.is !== 'json' || !isObject(revision.value)) return found;
  for (const [map, entries] of Object.entries(revision.value)) {
    if (!isObject(entries)) continue;
    for (const [id, entry] of Object.entries(entries)) found.set(toPointer([map, id]), JSON.stringify(entry));
  }
  return found;
}
