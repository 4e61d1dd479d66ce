import { setTimeout as wait } from 'node:timers/promises';
import { HttpClient } from './http-client.ts';
import { type LeadFindings, logIn, sendLead } from './lead-sending.ts';
import { type PageFindings, PageVisitor } from './page-visits.ts';

interface Load {
  /** Ports of nginx, and of the sandbox behind it. */
  ports: { nginx: number; sandbox: number };
  hosts: readonly string[];
  connections: number;
  leadsPerMinute: number;
}

/** What the visitors of a run got. */
export interface LoadFindings {
  pages: PageFindings;
  leads: LeadFindings;
  /** Leads that were to be sent. */
  sent: number;
  /** The request ids in the ledger. */
  stored: readonly string[];
}

const users = 100;

/** Visits pages and sends leads at once. @param begin - called when the users are logged in; returns the end, epoch ms */
export async function runLoad(load: Load, begin: () => number): Promise<LoadFindings> {
  const { ports, hosts, connections, leadsPerMinute } = load;
  const clients = {
    sandbox: new HttpClient(ports.sandbox, 4),
    leads: new HttpClient(ports.nginx, 50),
    pages: new HttpClient(ports.nginx, connections),
  };
  try {
    const tokens: string[] = [];
    for (let at = 0; at < users; at += 1)
      tokens.push(await logIn(clients.leads, clients.sandbox, `139${10_000_000 + at}`));
    const until = begin();
    const pages: PageFindings = {
      visits: 0,
      requests: 0,
      resent: 0,
      policies: new Set(),
      byMarker: new Map(),
      htmlMs: [],
      errors: [],
      mixed: [],
    };
    const visitors = Array.from({ length: connections }, () =>
      new PageVisitor(clients.pages, hosts, pages).visitUntil(until),
    );
    const leads: LeadFindings = { confirmed: new Set(), cutOff: 0, resent: 0, ms: [], errors: [] };
    const sending: Promise<void>[] = [];
    const began = Date.now();
    while (Date.now() < until) {
      // By the clock, so that a late timer does not lower the rate.
      const due = ((Date.now() - began) / 60_000) * leadsPerMinute;
      for (let at = sending.length; at < due; at = sending.length)
        sending.push(sendLead(clients.leads, tokens[at % users] ?? '', `deployment-${at}`, leads));
      await wait(10);
    }
    await Promise.all([...visitors, ...sending]);
    const ledger = await clients.sandbox.send({ host: 'localhost', path: '/sandbox/leads.json' });
    const stored = (JSON.parse(ledger.body) as { requestId: string }[]).map(({ requestId }) => requestId);
    return { pages, leads, sent: sending.length, stored };
  } finally {
    for (const client of Object.values(clients)) client.close();
  }
}
