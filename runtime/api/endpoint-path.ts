import { ownEntry, type Site } from '../site/site.ts';

/**
 * Path of an endpoint of endpoints.json that the runtime calls itself.
 * @throws Error where the config has none of that name; the schema requires those
 */
export function pathOfEndpoint(site: Site, name: string): string {
  const endpoint = ownEntry(site.endpoints, name);
  if (!endpoint)
    throw new Error(`definitions/endpoints.json has no "${name}", which the runtime calls itself`);
  return endpoint.path;
}
