import type { SearchResult } from '../../api/index.ts';
import type { Action, FoundActions } from '../actions/actions.ts';

/** An option of the search: an entry of the config, or an action of the console. */
export type Found = SearchResult | { kind: 'action'; action: Action };

/** A visitor is found where its channel is. */
export const keyOf = (one: Found): string =>
  one.kind === 'action' ? `action ${one.action.id}` : `${one.kind} ${one.file}${one.pointer}`;

/** The score of what is called exactly as a term (console/search/search-index.ts). */
const exact = 90;

/**
 * Grouped by kind, the kind of the best result first. Actions that are called so stand behind the kinds of entries that
 * are called exactly so, others behind all entries.
 */
export function withActions(
  all: readonly SearchResult[],
  { called, others }: FoundActions,
  text: string,
): Found[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const groups = kinds.map((kind) => all.filter((one) => one.kind === kind));
  const actions = [...called, ...others].map((action) => ({ kind: 'action' as const, action }));
  const least = exact * text.trim().split(/\s+/).length;
  const isExact = groups.map((group) => group.some(({ score }) => score >= least));
  const at = called.length > 0 ? isExact.lastIndexOf(true) + 1 : groups.length;
  return [...groups.slice(0, at).flat(), ...actions, ...groups.slice(at).flat()];
}
