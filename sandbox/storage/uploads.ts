import { uploadPartBytes } from '../../schemas/index.ts';
import type { Database } from './database.ts';
import type { SandboxRun } from './sandbox-run.ts';

/** How long uploads are kept, in a lead or not: the sandbox is no place for other people's papers. */
const keptMs = 24 * 60 * 60 * 1000;

export interface StoredUpload {
  id: string;
  /** Media type. */
  type: string;
  /** Bytes of the whole. */
  size: number;
  parts: number;
  /** When its first part arrived. */
  at: number;
}

export function findUpload(run: SandboxRun, id: string): StoredUpload | undefined {
  return run.db.one<StoredUpload>(
    'SELECT id, type, size, parts, at FROM uploads WHERE world = ? AND id = ?',
    run.id,
    id,
  );
}

/** Newest first. */
export const readUploads = (run: SandboxRun): StoredUpload[] =>
  run.db.all<StoredUpload>(
    'SELECT id, type, size, parts, at FROM uploads WHERE world = ? ORDER BY at DESC, id',
    run.id,
  );

/** Stores a part; one that is sent again replaces itself. */
export function storePart(
  run: SandboxRun,
  upload: Omit<StoredUpload, 'at'>,
  part: number,
  data: Uint8Array,
): void {
  const { id, type, size, parts } = upload;
  run.db.run(
    'INSERT OR IGNORE INTO uploads (world, id, type, size, parts, at) VALUES (?, ?, ?, ?, ?, ?)',
    ...[run.id, id, type, size, parts, run.now],
  );
  run.db.run(
    'INSERT OR REPLACE INTO upload_parts (world, upload, part, data) VALUES (?, ?, ?, ?)',
    ...[run.id, id, part, data],
  );
}

/** The first part that is missing; as many as there are once none is. */
export function firstMissing(run: SandboxRun, { id, parts }: Pick<StoredUpload, 'id' | 'parts'>): number {
  const there = new Set(
    run.db
      .all<{ part: number }>('SELECT part FROM upload_parts WHERE world = ? AND upload = ?', run.id, id)
      .map(({ part }) => part),
  );
  let next = 0;
  while (next < parts && there.has(next)) next++;
  return next;
}

/** The bytes of a whole upload; undefined while a part is missing. */
export function bytesOf(run: SandboxRun, upload: StoredUpload): Uint8Array<ArrayBuffer> | undefined {
  const parts = run.db.all<{ part: number; data: Uint8Array }>(
    'SELECT part, data FROM upload_parts WHERE world = ? AND upload = ? ORDER BY part',
    run.id,
    upload.id,
  );
  if (parts.length < upload.parts) return undefined;
  const bytes = new Uint8Array(upload.size);
  for (const { part, data } of parts) bytes.set(data, part * uploadPartBytes);
  return bytes;
}

/** Deletes the uploads of every run that are older than a day. */
export function deleteOldUploads(db: Database, now: number): void {
  const before = now - keptMs;
  // Looked for first: nearly always there is none, and deleting nothing would lock the database all the same.
  if (!db.one('SELECT 1 FROM uploads WHERE at <= ? LIMIT 1', before)) return;
  db.run(
    'DELETE FROM upload_parts WHERE EXISTS (SELECT 1 FROM uploads WHERE uploads.world = upload_parts.world AND uploads.id = upload_parts.upload AND uploads.at <= ?)',
    before,
  );
  db.run('DELETE FROM uploads WHERE at <= ?', before);
}
