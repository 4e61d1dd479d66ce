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
 * Tells the server that a visitor is active on the channel: once in half an hour, across tabs and reloads (R-API), and
 * not before the visitor has agreed to be counted or has logged in. Never rejects.
 */
export async function activateChannel({ session, api, storage, view }: ActivationPorts): Promise<void> {
  if (session.token === null && !session.consents.has('trackers')) return;
  const last = storedActive(session.channel);
  const { activationThrottleMs } = session.site.settings.api;
  const isFirst = await withTabLock(view, last.key, () => {
    const now = Date.now();
    if (!isActivationDue(storage.read(last), now, activationThrottleMs)) return false;
    // Before the call: one whose answer is lost may have been counted.
    storage.write(last, now);
    return true;
  });
  if (isFirst) await api.call(pathOfEndpoint(session.site, 'activeChannel'), {}, { ownUnauthorized: true });
}
