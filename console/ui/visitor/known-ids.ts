import type { DraftStore } from '../draft-store/draft-store.ts';

const keysOf = (value: unknown, key: string): string[] => {
  const inner = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : null;
  return typeof inner === 'object' && inner !== null ? Object.keys(inner) : [];
};

/** The options from the draft's own files; may be called while rendering. */
export const knownHosts = (draftStore: DraftStore): string[] =>
  keysOf(draftStore.file('hosts.json')?.value, 'hosts');
export const knownChannels = (draftStore: DraftStore): string[] =>
  keysOf(draftStore.file('channels.json')?.value, 'channels');
export const knownCities = (draftStore: DraftStore): string[] =>
  keysOf(draftStore.file('definitions/cities.json')?.value, 'cities');

export function knownPaths(draftStore: DraftStore): string[] {
  const value = draftStore.file('definitions/routes.json')?.value as {
    routes?: Record<string, { path?: unknown }>;
  } | null;
  return Object.values(value?.routes ?? {}).flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
}

/** The channel of a visitor who arrives without one; empty until it is known. */
export function defaultChannelOf(draftStore: DraftStore): string {
  const value = draftStore.file('definitions/site.json')?.value as { defaultChannel?: unknown } | null;
  return typeof value?.defaultChannel === 'string' ? value.defaultChannel : '';
}
