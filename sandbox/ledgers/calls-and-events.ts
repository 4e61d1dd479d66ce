import type { Fields } from '../requests/read-form.ts';
import type { SandboxRun } from '../storage/sandbox-run.ts';
import { maskFields, maskText } from './mask-personal-data.ts';

export interface CallEntry {
  path: string;
  /** The form fields; phones, codes, tokens, names and id numbers are masked. */
  body: Record<string, string>;
  /** HTTP status of the response; for a cut connection, that of the response that was not sent. */
  status: number;
  /** Epoch milliseconds, like every `at`. */
  at: number;
}

/** Shown on the calls page only: the envelope's code (0: no envelope) and the simulated fault. */
export interface CallDetail extends CallEntry {
  code: number;
  fault: string;
}

export interface EventEntry {
  /** As sent in `_channel`, e.g. `channel_5265`. */
  channel: string;
  userId: string;
  kind: string;
  body: Record<string, string>;
  at: number;
}

export type EventLedger = 'conversions' | 'activations';

export function recordCall(
  run: SandboxRun,
  call: { path: string; fields: Fields; status: number; code: number; fault: string },
): void {
  run.db.run(
    'INSERT INTO calls (world, path, body, status, code, fault, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    run.id,
    maskText(call.path).slice(0, 300),
    JSON.stringify(maskFields(call.fields)),
    call.status,
    call.code,
    call.fault,
    run.now,
  );
}

export function recordEvent(
  run: SandboxRun,
  ledger: EventLedger,
  event: { kind: string; userId: string; fields: Fields },
): void {
  run.db.run(
    `INSERT INTO ${ledger} (world, kind, channel, user_id, body, at) VALUES (?, ?, ?, ?, ?, ?)`,
    run.id,
    event.kind,
    readChannel(event.fields),
    event.userId,
    JSON.stringify(maskFields(event.fields)),
    run.now,
  );
}

/** Newest first, like every list of the sandbox; -1 means all of them. */
export function readCalls(run: SandboxRun, limit = -1): CallDetail[] {
  const sql =
    'SELECT path, body, status, at, code, fault FROM calls WHERE world = ? ORDER BY id DESC LIMIT ?';
  return run.db.all<Stored<CallDetail>>(sql, run.id, limit).map(withBody);
}

export function readEvents(run: SandboxRun, ledger: EventLedger, limit = -1): EventEntry[] {
  const sql = `SELECT channel, user_id AS userId, kind, body, at FROM ${ledger} WHERE world = ? ORDER BY id DESC LIMIT ?`;
  return run.db.all<Stored<EventEntry>>(sql, run.id, limit).map(withBody);
}

export function readChannel(fields: Fields): string {
  return (fields.get('_channel') ?? '').replaceAll(/[^\w-]/g, '').slice(0, 64);
}

type Stored<Entry> = Omit<Entry, 'body'> & { body: string };

function withBody<Row extends { body: string }>(
  row: Row,
): Omit<Row, 'body'> & { body: Record<string, string> } {
  return { ...row, body: JSON.parse(row.body) as Record<string, string> };
}
