import { type LeadStore, loadLateCalls, readLead } from '../../runtime/effects/index.ts';
import { type Lead, ownEntry, storedLead } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';

/** The states of the leads of this phone's forms. */
export interface Leads {
  /** Null for a form whose endpoint takes no leads. */
  of(form: Pick<Form, 'id' | 'endpoint'>): Lead | null;
  /** The visitor has begun to answer. */
  begin(form: Pick<Form, 'id' | 'endpoint'>): Promise<void>;
  /** Marks a lead as unknown if its page was killed while it was being sent. */
  settle(form: Pick<Form, 'id' | 'endpoint'>): Promise<void>;
  restart(form: string): Promise<unknown>;
  /** Calls back when another tab has changed the lead. @returns a function that unsubscribes */
  watch(form: string, changed: () => void): () => void;
}

type LateCalls = Awaited<ReturnType<typeof loadLateCalls>>;

export function createLeads(ports: LeadStore & { view: Window }): Leads {
  const { view } = ports;
  // Nothing changes without their code; the visitor sends with the same code, and would try again.
  const change = (make: (calls: LateCalls) => unknown) => loadLateCalls().then(make, () => undefined);
  const isLead = (endpoint: string) => ownEntry(ports.session.site.endpoints, endpoint)?.lead === true;
  const of: Leads['of'] = ({ id, endpoint }) => (isLead(endpoint) ? readLead(ports, id) : null);
  return {
    of,
    begin: async ({ id, endpoint }) => {
      if (isLead(endpoint)) await change((calls) => calls.beginLead(ports, id));
    },
    // Without a lead there is nothing to settle, and a first page does not load the code.
    settle: async (form) => {
      if (of(form)) await change((calls) => calls.settleAbandoned(ports, form.id));
    },
    restart: (form) => change((calls) => calls.restartLead(ports, form)),
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
