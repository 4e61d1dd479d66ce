import {
  readLead,
  restartLead,
  type SafeStorage,
  type Session,
  settleAbandoned,
} from '../../runtime/effects/index.ts';
import { type Lead, ownEntry, storedLead } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';

/** The states of the leads of this phone's forms. */
export interface Leads {
  /** Null for a form whose endpoint takes no leads. */
  of(form: Pick<Form, 'id' | 'endpoint'>): Lead | null;
  /** Marks a lead as unknown if its page was killed while it was being sent. */
  settle(form: string): Promise<void>;
  restart(form: string): void;
  /** Calls back when another tab has changed the lead. @returns a function that unsubscribes */
  watch(form: string, changed: () => void): () => void;
}

export function createLeads(ports: { session: Session; storage: SafeStorage; view: Window }): Leads {
  const { view } = ports;
  return {
    of: ({ id, endpoint }) =>
      ownEntry(ports.session.site.endpoints, endpoint)?.lead ? readLead(ports, id) : null,
    settle: (form) => settleAbandoned(ports, form),
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
