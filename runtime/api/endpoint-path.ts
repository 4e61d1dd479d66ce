import type { CodeEndpoint } from '../../schemas/index.ts';
import { ownEntry, type Site } from '../site/site.ts';

/**
 * Path of an endpoint of endpoints.json that the code calls by name.
 * @throws Error where endpoints.json lacks it
 */
export function pathOfEndpoint(site: Site, name: CodeEndpoint): string {
  const endpoint = ownEntry(site.endpoints, name);
  if (!endpoint) throw new Error(`no endpoint "${name}"`);
  return endpoint.path;
}
