import type { Fields } from '../requests/read-form.ts';
import type { SandboxRun } from '../storage/sandbox-run.ts';
import { readChannel } from './calls-and-events.ts';
import { maskData, maskText } from './mask-personal-data.ts';

/** One call of the analytics record endpoint. */
export interface RecordEntry {
  /** As sent in `_channel`, e.g. `channel_5265`. */
  channel: string;
  userId: string;
  /** The JSON of `attr`, masked as in every ledger; null if the call had none. */
  attr: unknown;
  at: number;
}

/** Stores a call whose `attr` has been decoded. */
export function storeRecord(
  run: SandboxRun,
  record: { userId: string; attr: unknown; fields: Fields },
): void {
  run.db.run(
    'INSERT INTO records (world, channel, user_id, attr, at) VALUES (?, ?, ?, ?, ?)',
    run.id,
    readChannel(record.fields),
    maskText(record.userId).slice(0, 64),
    JSON.stringify(maskData(record.attr, record.fields)),
    run.now,
  );
}

/** Newest first; -1 means all of them. */
export function readRecords(run: SandboxRun, limit = -1): RecordEntry[] {
  return run.db
    .all<Omit<RecordEntry, 'attr'> & { attr: string }>(
      'SELECT channel, user_id AS userId, attr, at FROM records WHERE world = ? ORDER BY id DESC LIMIT ?',
      run.id,
      limit,
    )
    .map((row) => ({ ...row, attr: JSON.parse(row.attr) as unknown }));
}
