import type { SandboxRun } from '../storage/sandbox-run.ts';

export interface Lead {
  requestId: string;
  /** Empty where nobody was logged in. */
  userId: string;
  channel: string;
  form: string;
  /** The answers as submitted, not masked: showing leads is the purpose of the sandbox. */
  fields: Record<string, unknown>;
  /** When it was first sent. */
  at: number;
}

/** The user of a lead that was sent without a login. */
const nobody = 0;

/**
 * Stores a lead once per user and request id. A resend (`repeated`) replaces channel, form and fields: a visitor who
 * edits the answers after a lost response sends the new ones under the same id, and the last ones count. The lead's id
 * and first instant stay.
 */
export function storeLead(run: SandboxRun, lead: Omit<Lead, 'at'>): { leadId: string; repeated: boolean } {
  const key = [run.id, lead.userId === '' ? nobody : Number(lead.userId), lead.requestId];
  const content = [lead.channel, lead.form, JSON.stringify(lead.fields)];
  const replaced = run.db.run(
    'UPDATE leads SET channel = ?, form = ?, fields = ? WHERE world = ? AND user = ? AND request_id = ?',
    ...content,
    ...key,
  );
  if (replaced === 0) {
    run.db.run(
      'INSERT INTO leads (world, user, request_id, channel, form, fields, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...key,
      ...content,
      run.now,
    );
  }
  const row = run.db.one<{ id: number }>(
    'SELECT id FROM leads WHERE world = ? AND user = ? AND request_id = ?',
    ...key,
  );
  return { leadId: String(row?.id), repeated: replaced > 0 };
}

/** Newest first; -1 means all of them. */
export function readLeads(run: SandboxRun, limit = -1): Lead[] {
  return run.db
    .all<Omit<Lead, 'fields' | 'userId'> & { fields: string; user: number }>(
      'SELECT request_id AS requestId, user, channel, form, fields, at FROM leads WHERE world = ? ORDER BY id DESC LIMIT ?',
      run.id,
      limit,
    )
    .map(({ user, fields, ...lead }) => ({
      ...lead,
      userId: user === nobody ? '' : String(user),
      fields: JSON.parse(fields) as Record<string, unknown>,
    }));
}
