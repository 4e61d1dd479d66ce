import type { World } from './world.ts';

export interface Lead {
  requestId: string;
  userId: string;
  channel: string;
  form: string;
  /** The answers as submitted: the leads are what the funnel is for, so nothing is masked here. */
  fields: Record<string, unknown>;
  at: number;
}

/** Stores a lead once per user and request id; `repeated` means that it was there and nothing was stored. */
export function storeLead(world: World, lead: Omit<Lead, 'at'>): { leadId: string; repeated: boolean } {
  const stored = world.db.run(
    `INSERT INTO leads (world, user, request_id, channel, form, fields, at) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (world, user, request_id) DO NOTHING`,
    world.id,
    Number(lead.userId),
    lead.requestId,
    lead.channel,
    lead.form,
    JSON.stringify(lead.fields),
    world.now,
  );
  const row = world.db.one<{ id: number }>(
    'SELECT id FROM leads WHERE world = ? AND user = ? AND request_id = ?',
    world.id,
    Number(lead.userId),
    lead.requestId,
  );
  return { leadId: String(row?.id), repeated: stored === 0 };
}

/** Newest first; -1 is all of them. */
export function readLeads(world: World, limit = -1): Lead[] {
  return world.db
    .all<Omit<Lead, 'fields' | 'userId'> & { fields: string; user: number }>(
      'SELECT request_id AS requestId, user, channel, form, fields, at FROM leads WHERE world = ? ORDER BY id DESC LIMIT ?',
      world.id,
      limit,
    )
    .map(({ user, fields, ...lead }) => ({
      ...lead,
      userId: String(user),
      fields: JSON.parse(fields) as Record<string, unknown>,
    }));
}
