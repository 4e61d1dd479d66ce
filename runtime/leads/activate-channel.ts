import type { ApiClient } from '../api/api-client.ts';
import { pathOfEndpoint } from '../api/endpoint-path.ts';
import { withTabLock } from '../browser/tab-lock.ts';
import type { Session } from '../session/session.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { storedActive } from '../storage/stored-values.ts';
import { isActivationDue } from './activation-window.ts';

export interface ActivationPorts {
  session: Session;
  api: ApiClient;
  storage: SafeStorage;
  view: Window;
}

/**
 * Reports to the server that a visitor is active on the channel: once per `activationThrottleMs`, across tabs and reloads
 * (R-API), and only after a consent to trackers or a login. Never rejects.
 */
export async function activateChannel({ session, api, storage, view }: ActivationPorts): Promise<void> {
  if (session.token === null && !session.consents.has('trackers')) return;
  const last = storedActive(session.channel);
  const { activationThrottleMs } = session.site.settings.api;
  const isFirst = await withTabLock(view, last.key, () => {
    const now = Date.now();
    if (!isActivationDue(storage.read(last), now, activationThrottleMs)) return false;
    // Before the call: if only the response is lost, the server has counted it.
    storage.write(last, now);
    return true;
  });
  if (isFirst) await api.call(pathOfEndpoint(session.site, 'activeChannel'), {}, { ownUnauthorized: true });
}
