import { createHash } from 'node:crypto';
import { lastMidnight } from './business-day.ts';
import type { SandboxRun } from './sandbox-run.ts';

const missesPerDay = 5;

/**
 * Compares a name with the one that an id number has: the sandbox has no register of persons, so the first name that
 * comes with a number is the right one. Only hashes are stored. The fifth name of a user that does not match on one
 * business day ends the verifying for that day.
 */
export function compareRealName(
  run: SandboxRun,
  userId: string,
  person: { name: string; idCard: string },
): 'match' | 'mismatch' | 'limit' {
  if (missesToday(run, userId) >= missesPerDay) return 'limit';
  const [idCard, name] = [hash(run, person.idCard.toUpperCase()), hash(run, person.name)];
  run.db.run(
    'INSERT INTO identities (world, id_card, name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    run.id,
    idCard,
    name,
  );
  const known = run.db.one<{ name: string }>(
    'SELECT name FROM identities WHERE world = ? AND id_card = ?',
    run.id,
    idCard,
  );
  if (known?.name === name) return 'match';
  run.db.run(
    'INSERT INTO realname_misses (world, user, at) VALUES (?, ?, ?)',
    run.id,
    Number(userId),
    run.now,
  );
  return 'mismatch';
}

const hash = (run: SandboxRun, text: string): string =>
  createHash('sha256').update(`${run.id} ${text}`).digest('hex');

function missesToday(run: SandboxRun, userId: string): number {
  const row = run.db.one<{ count: number }>(
    'SELECT count(*) AS count FROM realname_misses WHERE world = ? AND user = ? AND at >= ?',
    run.id,
    Number(userId),
    lastMidnight(run.now),
  );
  return row?.count ?? 0;
}
