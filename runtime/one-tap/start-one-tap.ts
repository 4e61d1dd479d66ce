import type { ApiClient } from '../api/api-client.ts';
import type { Site } from '../site/site.ts';
import type { OneTapProvider } from './one-tap-provider.ts';

/**
 * The one-tap login of a site, or null if site.json configures none. Its chunk is loaded at the first call, and
 * nothing of the provider before that.
 */
export function startOneTap(site: Site, api: ApiClient, view: Window): OneTapProvider | null {
  const { oneTap } = site;
  if (oneTap === null) return null;
  let made: Promise<OneTapProvider> | null = null;
  const provider = () => {
    made ??= import('./configured-one-tap.ts')
      .then(({ configuredOneTap }) => configuredOneTap(oneTap, site, api, view))
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
