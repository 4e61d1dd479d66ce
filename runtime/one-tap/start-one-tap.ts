import type { CodeEndpoint } from '../../schemas/index.ts';
import type { ApiClient } from '../api/api-client.ts';
import { succeeded } from '../api/api-result.ts';
import { nativeFetch } from '../browser/native-fetch.ts';
import { ownEntry, type Site } from '../site/site.ts';
import type { OneTapAuthorization, OneTapProvider } from './one-tap-provider.ts';

/**
 * The one-tap login of a site, or null if site.json configures none. Its chunk is loaded at the first call, and
 * nothing of the provider before that.
 */
export function startOneTap(site: Site, api: ApiClient, view: Window): OneTapProvider | null {
  const { oneTap } = site;
  if (oneTap === null) return null;
  const authorize = async (): Promise<OneTapAuthorization | null> => {
    const endpoint = ownEntry(site.endpoints, 'oneTapAuthorize' satisfies CodeEndpoint);
    if (!endpoint) return null;
    const result = await api.call(endpoint.path, {}, { ownUnauthorized: true });
    return succeeded(result) ? readAuthorization(result.data) : null;
  };
  const fetchJson = async (path: string): Promise<unknown> => (await nativeFetch(path)).json();
  let made: Promise<OneTapProvider> | null = null;
  const provider = () => {
    made ??= import('./create-one-tap.ts')
      .then(({ createOneTap }) => createOneTap(oneTap, { view, fetchJson, authorize }))
      .catch((error: unknown) => {
        // A chunk that failed to load may load the next time.
        made = null;
        throw error;
      });
    return made;
  };
  return {
    available: () =>
      provider()
        .then((one) => one.available())
        .catch(() => false),
    login: () =>
      provider()
        .then((one) => one.login())
        .catch(() => null),
  };
}

function readAuthorization(data: unknown): OneTapAuthorization | null {
  if (typeof data !== 'object' || data === null) return null;
  const { accessToken, jwtToken } = data as Record<string, unknown>;
  return typeof accessToken === 'string' && typeof jwtToken === 'string' ? { accessToken, jwtToken } : null;
}
