import type { ApiClient } from '../api/api-client.ts';
import { succeeded } from '../api/api-result.ts';
import { codeEndpoint } from '../api/code-endpoint.ts';
import { nativeFetch } from '../browser/native-fetch.ts';
import type { OneTapSettings, Site } from '../site/site.ts';
import { createOneTap } from './create-one-tap.ts';
import type { OneTapAuthorization, OneTapPorts, OneTapProvider } from './one-tap-provider.ts';

/** The one-tap login that site.json configures, with the site's files and the backend's authorisation of this page. */
export function configuredOneTap(
  settings: OneTapSettings,
  site: Site,
  api: ApiClient,
  view: Window,
): OneTapProvider {
  return createOneTap(settings, oneTapPorts(site, api, view));
}

function oneTapPorts(site: Site, api: ApiClient, view: Window): OneTapPorts {
  return {
    view,
    fetchJson: async (path) => (await nativeFetch(path)).json(),
    authorize: async () => {
      const endpoint = codeEndpoint(site, 'oneTapAuthorize');
      const result = await api.call(endpoint, {}, { ownUnauthorized: true });
      return succeeded(result) ? readAuthorization(result.data) : null;
    },
  };
}

function readAuthorization(data: unknown): OneTapAuthorization | null {
  if (typeof data !== 'object' || data === null) return null;
  const { accessToken, jwtToken } = data as Record<string, unknown>;
  return typeof accessToken === 'string' && typeof jwtToken === 'string' ? { accessToken, jwtToken } : null;
}
