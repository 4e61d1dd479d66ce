import { useCallback, useEffect, useState } from 'react';
import type { Lead } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';

/** The state of a form's lead; another tab may send it meanwhile. */
export function useLead(form: Form): { lead: Lead | null; restart: () => void } {
  const { leads, userId } = usePage();
  const [lead, setLead] = useState(() => leads.of(form));
  const look = useCallback(() => setLead(leads.of(form)), [leads, form]);
  useEffect(() => {
    void leads.settle(form).then(look);
    const end = leads.watch(form.id, look);
    // The page was restored from the back/forward cache.
    window.addEventListener('pageshow', look);
    return () => {
      end();
      window.removeEventListener('pageshow', look);
    };
  }, [leads, form, look]);
  const restart = () => {
    void leads.restart(form.id).then(look);
  };
  // Another user has logged in since: with the login of a link the page stays.
  if (lead && userId !== '' && lead.userId !== userId) setLead(null);
  return { lead, restart };
}
