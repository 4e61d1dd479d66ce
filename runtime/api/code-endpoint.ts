import type { CodeEndpoint } from '../../schemas/index.ts';
import { ownEntry, type Site, type SiteEndpoint } from '../site/site.ts';

/** An endpoint that the code calls by name; undefined where endpoints.json does not declare it: then it is not called. */
export const codeEndpoint = (site: Site, name: CodeEndpoint): SiteEndpoint | undefined =>
  ownEntry(site.endpoints, name);
