import type { ApiClient } from '../api/api-client.ts';
import { codeEndpoint } from '../api/code-endpoint.ts';
import { claimForTab } from '../browser/claim-for-tab.ts';
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
  const endpoint = codeEndpoint(session.site, 'activeChannel');
  if (!session.mayActivate || !endpoint) return;
  const last = storedActive(session.channel);
  const { activationThrottleMs } = session.site.settings.api;
  const lastAt = storage.read(last);
  const now = Date.now();
  if (!isActivationDue(lastAt, now, activationThrottleMs)) return;
  // Before the call: if only the response is lost, the server has counted it.
  storage.write(last, now);
  if (!(await claimForTab(view, `${last.key} ${lastAt}`))) return;
  await api.call(endpoint, {}, { ownUnauthorized: true });
}
