import type { ApiClient } from '../api/api-client.ts';
import { succeeded } from '../api/api-result.ts';
import { decodeUserId } from '../api/decode-response.ts';
import { pathOfEndpoint } from '../api/endpoint-path.ts';
import { getNativeIdentity } from '../bridge/native-identity.ts';
import type { Session } from './session.ts';

/** The first page waits for the app: one that says nothing is not waited for long, milliseconds. */
const nativeTimeouts = { readyMs: 300, answerMs: 1000 };

/** Sessions whose native app has been asked; it is asked once. */
const nativeAsked = new WeakSet<Session>();

/**
 * Settles who the visitor is before anything is decided: asks the native app, and has the server look at a token that
 * the app or the address brought along. Only one that the server knows replaces a session that is alive (T2); without
 * an answer nothing changes, and the next decision asks again. Never rejects.
 */
export async function settleIdentity(session: Session, api: ApiClient, view: Window): Promise<void> {
  if (session.device.inApp && !nativeAsked.has(session)) {
    nativeAsked.add(session);
    const app = await getNativeIdentity(view, nativeTimeouts);
    if (app) session.applyApp(app);
  }
  const { offered } = session;
  if (!offered) return;
  if (offered.token === session.token) return session.settleOffer(null);
  const claim = { _token: offered.token, _user_id: offered.userId };
  const result = await api.call(pathOfEndpoint(session.site, 'userGet'), claim, { ownUnauthorized: true });
  // Meanwhile the visitor may have logged in by hand, or the app may have brought another one.
  if (session.offered !== offered) return;
  if (result.kind === 'unanswered' && result.reason !== 'unauthorized') return;
  const userId = offered.userId || (succeeded(result) ? decodeUserId(result.data) : null);
  session.settleOffer(succeeded(result) && userId ? { token: offered.token, userId } : null);
}
