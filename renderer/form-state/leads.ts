import {
  beginLead,
  type LeadStore,
  loadLeadCalls,
  readLead,
  restartLead,
  settleAbandoned,
} from '../../runtime/effects/index.ts';
import { type Lead, ownEntry, storedLead } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';

/** The states of the leads of this phone's forms. */
export interface Leads {
  /** Null for a form whose endpoint takes no leads. */
  of(form: Pick<Form, 'id' | 'endpoint'>): Lead | null;
  /** The visitor has begun to answer. */
  begin(form: Pick<Form, 'id' | 'endpoint'>): void;
  /** Marks a lead as unknown if its page was killed while it was being sent. */
  settle(form: Pick<Form, 'id' | 'endpoint'>): Promise<void>;
  restart(form: string): void;
  /** Calls back when another tab has changed the lead. @returns a function that unsubscribes */
  watch(form: string, changed: () => void): () => void;
}

export function createLeads(ports: LeadStore & { view: Window }): Leads {
  const { view } = ports;
  const isLead = (endpoint: string) => ownEntry(ports.session.site.endpoints, endpoint)?.lead === true;
  return {
    of: ({ id, endpoint }) => (isLead(endpoint) ? readLead(ports, id) : null),
    begin: ({ id, endpoint }) => {
      if (isLead(endpoint)) beginLead(ports, id);
    },
    settle: async ({ id, endpoint }) => {
      if (!isLead(endpoint)) return;
      // So that they are there when the visitor sends.
      void loadLeadCalls().catch(() => undefined);
      await settleAbandoned(ports, id);
    },
    restart: (form) => restartLead(ports, form),
    watch: (form, changed) => {
      const { key } = storedLead(form);
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed();
      };
      view.addEventListener('storage', listen);
      return () => view.removeEventListener('storage', listen);
    },
  };
}
