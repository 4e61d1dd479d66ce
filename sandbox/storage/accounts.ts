import { randomBytes } from 'node:crypto';
import type { SandboxRun } from './sandbox-run.ts';

export interface User {
  /** Stable for a phone within its run. */
  id: string;
  phone: string;
  verified: boolean;
  profile: Record<string, string>;
  /** Epoch milliseconds. */
  createdAt: number;
}

interface UserRow {
  id: number;
  phone: string;
  verified: number;
  profile: string;
  at: number;
}

/** Logs in the owner of a phone, and creates the user at the first login. Earlier tokens stay valid. */
export function logIn(run: SandboxRun, phone: string): { token: string; userId: string } {
  run.db.run(
    `INSERT INTO users (world, phone, profile, verified, at) VALUES (?, ?, '{}', 0, ?) ON CONFLICT DO NOTHING`,
    run.id,
    phone,
    run.now,
  );
  const user = run.db.one<{ id: number }>(
    'SELECT id FROM users WHERE world = ? AND phone = ?',
    run.id,
    phone,
  );
  if (!user) throw new Error('the user just stored cannot be read');
  const token = `sbx_${randomBytes(24).toString('hex')}`;
  run.db.run(
    'INSERT INTO tokens (token, world, user, at) VALUES (?, ?, ?, ?)',
    token,
    run.id,
    user.id,
    run.now,
  );
  return { token, userId: String(user.id) };
}

/** The user of a token in this run; undefined for any other text. */
export function findUser(run: SandboxRun, token: string): User | undefined {
  const row = run.db.one<UserRow>(
    `SELECT users.id, users.phone, users.verified, users.profile, users.at FROM tokens
     JOIN users ON users.id = tokens.user WHERE tokens.world = ? AND tokens.token = ?`,
    run.id,
    token,
  );
  return (
    row && {
      id: String(row.id),
      phone: row.phone,
      verified: row.verified === 1,
      profile: JSON.parse(row.profile) as Record<string, string>,
      createdAt: row.at,
    }
  );
}

export function saveProfile(run: SandboxRun, user: User, profile: Record<string, string>): void {
  const merged = JSON.stringify({ ...user.profile, ...profile });
  run.db.run('UPDATE users SET profile = ? WHERE world = ? AND id = ?', merged, run.id, Number(user.id));
}

export function markVerified(run: SandboxRun, user: User): void {
  run.db.run('UPDATE users SET verified = 1 WHERE world = ? AND id = ?', run.id, Number(user.id));
}

/** False if this markcode was used before: a markcode works once. */
export function spendMarkCode(run: SandboxRun, markcode: string): boolean {
  const sql = 'INSERT INTO markcodes (markcode, world, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
  return run.db.run(sql, markcode, run.id, run.now) === 1;
}
