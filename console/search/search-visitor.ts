import type { SearchResult } from '../api/index.ts';
import type { SearchEntry } from './search-entries.ts';

/** What a text may say of a visitor. */
const facts = ['channel', 'host', 'city'] as const;

export interface NamedVisitor {
  visitor: NonNullable<SearchResult['visitor']>;
  /** Of its channel, or of its host: where it is found. */
  entry: SearchEntry;
}

/**
 * The visitor of whom a text says two things or more, each as it is called: `5265 上海`, a channel in a city. A city is
 * also known by its other names.
 */
export function visitorNamed(entries: readonly SearchEntry[], terms: readonly string[]): NamedVisitor | null {
  if (terms.length < 2) return null;
  const named = new Map<(typeof facts)[number], SearchEntry>();
  for (const term of terms) {
    const isCalled = ({ kind, id, names }: SearchEntry, fact: string) =>
      kind === fact &&
      (id.toLowerCase() === term || (kind === 'city' && names.some((name) => name.toLowerCase() === term)));
    const fact = facts.find((one) => !named.has(one) && entries.some((entry) => isCalled(entry, one)));
    const entry = fact && entries.find((one) => isCalled(one, fact));
    if (!fact || !entry) return null;
    named.set(fact, entry);
  }
  const known = facts.flatMap((fact) => {
    const entry = named.get(fact);
    return entry ? [{ fact, entry }] : [];
  });
  const [first] = known;
  if (!first) return null;
  const visitor = Object.fromEntries(known.map(({ fact, entry }) => [fact, entry.id]));
  const names = known.flatMap(({ fact, entry }) => (fact === 'host' ? entry.names.slice(0, 1) : []));
  const id = Object.values(visitor).join(' · ');
  return { visitor, entry: { ...first.entry, kind: 'visitor', id, names } };
}
