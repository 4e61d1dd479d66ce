import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** The SQLite file. Calls are synchronous, so a transaction cannot interleave with another request. */
export interface Database {
  /** Rows changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined;
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

const tables = `
  CREATE TABLE IF NOT EXISTS settings (world TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS users (
    id INTEGER PRIMARY KEY AUTOINCREMENT, world TEXT NOT NULL, phone TEXT NOT NULL, profile TEXT NOT NULL,
    verified INTEGER NOT NULL, at INTEGER NOT NULL, UNIQUE (world, phone)) STRICT;
  CREATE TABLE IF NOT EXISTS tokens (
    token TEXT NOT NULL, world TEXT NOT NULL, user INTEGER NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (world, token)) STRICT;
  CREATE TABLE IF NOT EXISTS sms (
    id INTEGER PRIMARY KEY, world TEXT NOT NULL, phone TEXT NOT NULL, code TEXT NOT NULL,
    state TEXT NOT NULL, tries INTEGER NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS sms_by_phone ON sms (world, phone);
  CREATE TABLE IF NOT EXISTS markcodes (
    markcode TEXT NOT NULL, world TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (world, markcode)) STRICT;
  CREATE TABLE IF NOT EXISTS identities (
    world TEXT NOT NULL, id_card TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (world, id_card)) STRICT;
  CREATE TABLE IF NOT EXISTS realname_misses (
    id INTEGER PRIMARY KEY, world TEXT NOT NULL, user INTEGER NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS leads (
    id INTEGER PRIMARY KEY, world TEXT NOT NULL, user INTEGER NOT NULL, request_id TEXT NOT NULL,
    channel TEXT NOT NULL, form TEXT NOT NULL, fields TEXT NOT NULL, at INTEGER NOT NULL,
    UNIQUE (world, user, request_id)) STRICT;
  CREATE TABLE IF NOT EXISTS conversions (
    id INTEGER PRIMARY KEY, world TEXT NOT NULL, kind TEXT NOT NULL, channel TEXT NOT NULL,
    user_id TEXT NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS conversions_by_world ON conversions (world);
  CREATE TABLE IF NOT EXISTS activations (
    id INTEGER PRIMARY KEY, world TEXT NOT NULL, kind TEXT NOT NULL, channel TEXT NOT NULL,
    user_id TEXT NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS activations_by_world ON activations (world);
  CREATE TABLE IF NOT EXISTS script_loads (
    id INTEGER PRIMARY KEY, world TEXT NOT NULL, network TEXT NOT NULL, src TEXT NOT NULL,
    at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS script_loads_by_world ON script_loads (world);
  CREATE TABLE IF NOT EXISTS beacons (
    id INTEGER PRIMARY KEY, world TEXT NOT NULL, network TEXT NOT NULL, kind TEXT NOT NULL,
    command TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS beacons_by_world ON beacons (world);
  CREATE TABLE IF NOT EXISTS records (
    id INTEGER PRIMARY KEY, world TEXT NOT NULL, channel TEXT NOT NULL, user_id TEXT NOT NULL,
    attr TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS records_by_world ON records (world);
  CREATE TABLE IF NOT EXISTS calls (
    id INTEGER PRIMARY KEY, world TEXT NOT NULL, path TEXT NOT NULL, body TEXT NOT NULL,
    status INTEGER NOT NULL, code INTEGER NOT NULL, fault TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS calls_by_world ON calls (world);
  CREATE TABLE IF NOT EXISTS uploads (
    world TEXT NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL, size INTEGER NOT NULL,
    parts INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (world, id)) STRICT;
  CREATE INDEX IF NOT EXISTS uploads_by_time ON uploads (at);
  CREATE TABLE IF NOT EXISTS upload_parts (
    world TEXT NOT NULL, upload TEXT NOT NULL, part INTEGER NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (world, upload, part)) STRICT;
`;

const tableNames = [
  'settings',
  'users',
  'tokens',
  'sms',
  'markcodes',
  'identities',
  'realname_misses',
  'leads',
  'conversions',
  'activations',
  'script_loads',
  'beacons',
  'records',
  'calls',
  'uploads',
  'upload_parts',
];

/** Opens (and creates if missing) `sandbox.sqlite` in the folder; its data survives a restart. */
export function openDatabase(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true });
  const sqlite = new DatabaseSync(join(dataDir, 'sandbox.sqlite'));
  // A second process on the same file (dev beside start) waits for the lock instead of failing.
  sqlite.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  sqlite.exec(tables);

  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? sqlite.prepare(sql);
    prepared.set(sql, known);
    return known;
  };

  return {
    run: (sql, ...values) => Number(statement(sql).run(...values).changes),
    one: <Row>(sql: string, ...values: SQLInputValue[]) => statement(sql).get(...values) as Row | undefined,
    all: <Row>(sql: string, ...values: SQLInputValue[]) => statement(sql).all(...values) as Row[],
    transaction: (work) => {
      sqlite.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        sqlite.exec('COMMIT');
        return result;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => sqlite.close(),
  };
}

export type LedgerTable =
  | 'sms'
  | 'leads'
  | 'conversions'
  | 'activations'
  | 'script_loads'
  | 'beacons'
  | 'records'
  | 'calls';

/** The number of rows of one run in a table. `run` is the id of the run. */
export function countRows(db: Database, table: LedgerTable, run: string): number {
  const row = db.one<{ count: number }>(`SELECT count(*) AS count FROM ${table} WHERE world = ?`, run);
  return row?.count ?? 0;
}

/** Removes every row of one run; other runs stay unchanged. */
export function clearRun(db: Database, run: string): void {
  db.transaction(() => {
    for (const table of tableNames) db.run(`DELETE FROM ${table} WHERE world = ?`, run);
  });
}
