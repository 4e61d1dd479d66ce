import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type LeadResponse, toldResponse } from '../../runtime/index.ts';
import { usePage } from '../context/page-context.ts';
import { usePageScope } from '../context/page-scope.ts';
import type { FormReceipt } from '../site-data/page-bundle.ts';

/** The last response to a lead of these forms, and what the form says about it. */
export interface ToldLead extends FormReceipt {
  response: LeadResponse;
}

interface Answered {
  /** The form. */
  id: string;
  response: LeadResponse;
}

/**
 * The lead of the user who is logged in that was answered last, of these forms; null where there is none. A prerendered
 * page is that of a visitor who has sent nothing, so hydration begins with null.
 */
export function useLeadResponse(forms: readonly string[]): ToldLead | null {
  const { leads, userId } = usePage();
  const { receipts = {} } = usePageScope();
  const watch = useCallback(
    (changed: () => void) => {
      const ends = forms.map((form) => leads.watch(form, changed));
      // The page was restored from the back/forward cache.
      window.addEventListener('pageshow', changed);
      return () => {
        for (const end of ends) end();
        window.removeEventListener('pageshow', changed);
      };
    },
    [forms, leads],
  );
  const known = useRef<Answered | null>(null);
  const read = () => {
    const told = forms.flatMap((id): Answered[] => {
      const form = receipts[id];
      const response = form && toldResponse(leads.of(form), userId, form.withoutLogin);
      return response ? [{ id, response }] : [];
    });
    const newest = told.sort((one, other) => other.response.at - one.response.at)[0] ?? null;
    // A snapshot must be the same object until something changes.
    if (JSON.stringify(newest) !== JSON.stringify(known.current)) known.current = newest;
    return known.current;
  };
  const newest = useSyncExternalStore(watch, read, () => null);
  if (newest === null) return null;
  const { id, response } = newest;
  const form = receipts[id];
  return form ? { ...form, response } : null;
}
