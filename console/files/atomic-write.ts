import {
  closeSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { configFolders } from '../../schemas/index.ts';
import { hashOf } from './config-disk.ts';
import { syncFolder } from './sync-folder.ts';

/**
 * A file to write: the text that must still be on the disk, and the new text. An empty text is no file: before it the file
 * is new, after it it is removed.
 */
export interface FileWrite {
  file: string;
  before: string;
  after: string;
}

/** The writes in progress, so that the next start can finish them. */
interface Journal {
  format: 'funnel.save/1';
  files: { file: string; before: string; after: string }[];
}

/** A file or folder that is a link or lies elsewhere; nothing is written through it. */
export class UnsafeFileError extends Error {
  override name = 'UnsafeFileError' as const;
}

/** The stages of which the caller is told; tests end the process there. */
export type WriteStage = 'temporary' | 'journal' | 'rename' | 'done';

const temporaryOf = (path: string) => `${path}.console-new`;

/**
 * Writes texts into the config, all or none: temporary files first, then a journal, then one rename per file. A process
 * that dies before the journal exists has written nothing; after it {@link finishInterruptedWrites} completes the
 * writes.
 * @param journal - path of the journal
 * @throws UnsafeFileError, and the file system's error; then no file has changed unless the journal exists
 */
export function writeFilesAtomically(
  dir: string,
  journal: string,
  writes: readonly FileWrite[],
  at: (moment: WriteStage, file: string) => void = () => {},
): void {
  for (const { file } of writes) requirePlain(dir, file);
  try {
    for (const { file, after } of writes) {
      const path = join(dir, file);
      if (after === '') continue;
      const mode = lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0o644;
      writeSynced(temporaryOf(path), after, mode & 0o777);
      at('temporary', file);
    }
  } catch (error) {
    for (const { file } of writes) rmSync(temporaryOf(join(dir, file)), { force: true });
    throw error;
  }
  const files = writes.map(({ file, before, after }) => ({
    file,
    before: hashOf(before),
    after: hashOf(after),
  }));
  writeSynced(`${journal}.new`, JSON.stringify({ format: 'funnel.save/1', files } satisfies Journal), 0o600);
  renameSync(`${journal}.new`, journal);
  syncFolder(dirname(journal));
  at('journal', '');
  for (const { file, after } of writes) {
    if (after === '') rmSync(join(dir, file), { force: true });
    else renameSync(temporaryOf(join(dir, file)), join(dir, file));
    at('rename', file);
  }
  syncFolders(dir, files);
  rmSync(journal, { force: true });
  at('done', '');
}

/**
 * Finishes the writes of a process that died, and removes its temporary files. A file that has changed since is left
 * alone.
 * @param known - the names of the config's files
 * @returns the files that were not written, because they had changed
 */
export function finishInterruptedWrites(dir: string, journal: string, known: Iterable<string>): string[] {
  const left = readJournal(journal);
  const skipped: string[] = [];
  for (const { file, before, after } of left?.files ?? []) {
    const path = join(dir, file);
    const has = hashOfFile(path);
    if (has === after) continue;
    if (has === before && after === noFile) rmSync(path, { force: true });
    else if (has === before && hashOfFile(temporaryOf(path)) === after) renameSync(temporaryOf(path), path);
    else skipped.push(file);
  }
  if (left) syncFolders(dir, left.files);
  for (const file of known) rmSync(temporaryOf(join(dir, file)), { force: true });
  for (const path of newTemporaries(dir)) rmSync(path, { force: true });
  rmSync(journal, { force: true });
  rmSync(`${journal}.new`, { force: true });
  return skipped;
}

function readJournal(journal: string): Journal | null {
  try {
    return JSON.parse(readFileSync(journal, 'utf8')) as Journal;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The temporary files of files that were not written: no known file has their names. */
const newTemporaries = (dir: string): string[] =>
  Object.values(configFolders).flatMap(({ path }) => {
    const folder = join(dir, path);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith(temporaryOf('')))
      .map((name) => join(folder, name));
  });

/** The hash of a file that is not there: that of an empty text. */
const noFile = hashOf('');

function hashOfFile(path: string): string {
  try {
    return hashOf(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return noFile;
    throw error;
  }
}

function syncFolders(dir: string, files: readonly { file: string }[]): void {
  for (const folder of new Set(files.map(({ file }) => dirname(join(dir, file))))) syncFolder(folder);
}

function writeSynced(path: string, text: string, mode: number): void {
  // An existing link is not followed: it is replaced.
  rmSync(path, { force: true });
  const fd = openSync(path, 'wx', mode);
  try {
    writeFileSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Requires a regular file, or a place for a new one, that lies in the config's folder after all links are resolved. */
function requirePlain(dir: string, file: string): void {
  const path = join(dir, file);
  const root = realpathSync(dir);
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat && realpathSync(dirname(path)) === join(root, dirname(file))) return;
  if (!stat?.isFile()) throw new UnsafeFileError(`${file} is no plain file: it is not written`);
  const real = realpathSync(path);
  if (real !== join(root, file) || !real.startsWith(root + sep)) {
    throw new UnsafeFileError(`${file} lies behind a link: it is not written`);
  }
}
