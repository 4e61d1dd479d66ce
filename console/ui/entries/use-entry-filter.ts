import { useState } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { matchesAddressFilter, readAddressFilter } from '../field-values/address-filter.ts';
import { hrefOf, navigate, useRoute } from '../route/route.ts';
import type { EntryKind } from './entry-kind.ts';

/**
 * The visible entries of a list: those that match every typed word and the filter of the address. To be called in an
 * observer.
 */
export function useEntryFilter(kind: EntryKind, entries: readonly [string, unknown][]) {
  const draftStore = useDraftStore();
  const { path, query } = useRoute();
  const [text, setText] = useState('');
  const only = readAddressFilter(query);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const brands = kind.brandOf && draftStore.file('brands.json')?.value;
  const brandOf = (entry: unknown): string[] => kind.brandOf?.(entry, brands) ?? [];
  const fits = ([id, entry]: [string, unknown]) => {
    if (only && !matchesAddressFilter(entry, only)) return false;
    const all = [id, kind.nameOf(id, entry), ...brandOf(entry)].join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return {
    text,
    setText,
    only,
    brandOf,
    shown: entries.filter(fits),
    clear: () => {
      setText('');
      if (only) navigate(hrefOf(path));
    },
  };
}
