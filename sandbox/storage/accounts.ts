import { randomBytes } from 'node:crypto';
import type { SandboxRun } from './sandbox-run.ts';

export interface User {
  /** Stable for a phone within its world. */
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

/** Logs the owner of a phone in, making the user on the first time. Earlier tokens stay valid. */
export function logIn(world: SandboxRun, phone: string): { token: string; userId: string } {
  world.db.run(
    `INSERT INTO users (world, phone, profile, verified, at) VALUES (?, ?, '{}', 0, ?) ON CONFLICT DO NOTHING`,
    world.id,
    phone,
    world.now,
  );
  const user = world.db.one<{ id: number }>(
    'SELECT id FROM users WHERE world = ? AND phone = ?',
    world.id,
    phone,
  );
  if (!user) throw new Error('the user just stored cannot be read');
  const token = `sbx_${randomBytes(24).toString('hex')}`;
  world.db.run(
    'INSERT INTO tokens (token, world, user, at) VALUES (?, ?, ?, ?)',
    token,
    world.id,
    user.id,
    world.now,
  );
  return { token, userId: String(user.id) };
}

/** The holder of a token in this world; undefined for any other text. */
export function findUser(world: SandboxRun, token: string): User | undefined {
  const row = world.db.one<UserRow>(
    `SELECT users.id, users.phone, users.verified, users.profile, users.at FROM tokens
     JOIN users ON users.id = tokens.user WHERE tokens.world = ? AND tokens.token = ?`,
    world.id,
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

export function saveProfile(world: SandboxRun, user: User, profile: Record<string, string>): void {
  const merged = JSON.stringify({ ...user.profile, ...profile });
  world.db.run('UPDATE users SET profile = ? WHERE world = ? AND id = ?', merged, world.id, Number(user.id));
}

export function markVerified(world: SandboxRun, user: User): void {
  world.db.run('UPDATE users SET verified = 1 WHERE world = ? AND id = ?', world.id, Number(user.id));
}

/** False when this markcode was used before: a markcode works once. */
export function spendMarkCode(world: SandboxRun, markcode: string): boolean {
  const sql = 'INSERT INTO markcodes (markcode, world, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
  return world.db.run(sql, markcode, world.id, world.now) === 1;
}
