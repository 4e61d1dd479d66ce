import { ownEntry, type Site } from '../site/site.ts';

/**
 * Path of an endpoint of endpoints.json that the code calls by name.
 * @throws Error where endpoints.json lacks it
 */
export function pathOfEndpoint(site: Site, name: string): string {
  const endpoint = ownEntry(site.endpoints, name);
  if (!endpoint) throw new Error(`no endpoint "${name}"`);
  return endpoint.path;
}
