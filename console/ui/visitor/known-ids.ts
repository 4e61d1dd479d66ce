import type { DraftStore } from '../draft-store/draft-store.ts';

const keysOf = (value: unknown, key: string): string[] => {
  const inner = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : null;
  return typeof inner === 'object' && inner !== null ? Object.keys(inner) : [];
};

/** What can be chosen, from the draft's own files; to be read while rendering. */
export const knownHosts = (desk: DraftStore): string[] => keysOf(desk.file('hosts.json')?.value, 'hosts');
export const knownChannels = (desk: DraftStore): string[] =>
  keysOf(desk.file('channels.json')?.value, 'channels');
export const knownCities = (desk: DraftStore): string[] =>
  keysOf(desk.file('definitions/cities.json')?.value, 'cities');

export function knownPaths(desk: DraftStore): string[] {
  const value = desk.file('definitions/routes.json')?.value as {
    routes?: Record<string, { path?: unknown }>;
  } | null;
  return Object.values(value?.routes ?? {}).flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
}

/** The channel of who comes without one; empty until it is known. */
export function defaultChannelOf(desk: DraftStore): string {
  const value = desk.file('definitions/site.json')?.value as { defaultChannel?: unknown } | null;
  return typeof value?.defaultChannel === 'string' ? value.defaultChannel : '';
}
