import { randomInt } from 'node:crypto';
import { lastMidnight } from './business-day.ts';
import type { SandboxRun } from './sandbox-run.ts';

export const smsCooldownSeconds = 60;
export const codeValiditySeconds = 5 * 60;
const smsPerDay = 10;
const wrongTries = 5;

export type SendResult =
  | { sent: true }
  | { sent: false; because: 'dailyLimit' }
  | { sent: false; because: 'tooSoon'; retryAfter: number };

export type CodeCheckResult =
  | { result: 'right' | 'absent' | 'expired' | 'void' }
  | { result: 'wrong'; triesLeft: number };

interface SmsRow {
  id: number;
  code: string;
  state: 'open' | 'used' | 'void';
  tries: number;
  at: number;
}

/** Sends a new 6-digit code to a phone's inbox; the previous code becomes invalid. */
export function sendCode(run: SandboxRun, phone: string): SendResult {
  const last = lastSms(run, phone);
  const elapsed = last ? (run.now - last.at) / 1000 : smsCooldownSeconds;
  if (elapsed < smsCooldownSeconds) {
    // Clamped: after the clock was set back the wait would be hours.
    const retryAfter = Math.min(smsCooldownSeconds, Math.ceil(smsCooldownSeconds - elapsed));
    return { sent: false, because: 'tooSoon', retryAfter };
  }
  if (sentToday(run, phone) >= smsPerDay) return { sent: false, because: 'dailyLimit' };
  run.db.run(
    `INSERT INTO sms (world, phone, code, state, tries, at) VALUES (?, ?, ?, 'open', 0, ?)`,
    run.id,
    phone,
    String(randomInt(1_000_000)).padStart(6, '0'),
    run.now,
  );
  return { sent: true };
}

/** Tries a code. A correct one is used up; the fifth wrong one voids the code that was sent. */
export function checkCode(run: SandboxRun, phone: string, code: string): CodeCheckResult {
  const sms = lastSms(run, phone);
  if (!sms || sms.state === 'used') return { result: 'absent' };
  if (sms.state === 'void') return { result: 'void' };
  if (run.now - sms.at >= codeValiditySeconds * 1000) return { result: 'expired' };
  if (code === sms.code) {
    run.db.run(`UPDATE sms SET state = 'used' WHERE id = ?`, sms.id);
    return { result: 'right' };
  }
  const tries = sms.tries + 1;
  const state = tries < wrongTries ? 'open' : 'void';
  run.db.run('UPDATE sms SET tries = ?, state = ? WHERE id = ?', tries, state, sms.id);
  return state === 'void' ? { result: 'void' } : { result: 'wrong', triesLeft: wrongTries - tries };
}

export interface InboxEntry {
  phone: string;
  code: string;
  state: SmsRow['state'];
  at: number;
}

/** The messages sent, newest first; those of all phones if none is given. */
export function readInbox(run: SandboxRun, phone?: string, limit = -1): InboxEntry[] {
  return run.db.all<InboxEntry>(
    'SELECT phone, code, state, at FROM sms WHERE world = ? AND phone = coalesce(?, phone) ORDER BY id DESC LIMIT ?',
    run.id,
    phone ?? null,
    limit,
  );
}

function lastSms(run: SandboxRun, phone: string): SmsRow | undefined {
  return run.db.one<SmsRow>(
    'SELECT id, code, state, tries, at FROM sms WHERE world = ? AND phone = ? ORDER BY id DESC LIMIT 1',
    run.id,
    phone,
  );
}

function sentToday(run: SandboxRun, phone: string): number {
  const row = run.db.one<{ count: number }>(
    'SELECT count(*) AS count FROM sms WHERE world = ? AND phone = ? AND at >= ?',
    run.id,
    phone,
    lastMidnight(run.now),
  );
  return row?.count ?? 0;
}
