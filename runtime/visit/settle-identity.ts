import type { ApiClient } from '../api/api-client.ts';
import { succeeded } from '../api/api-result.ts';
import { codeEndpoint } from '../api/code-endpoint.ts';
import { decodeUserId } from '../api/decode-response.ts';
import { getNativeIdentity } from '../bridge/native-identity.ts';
import type { Session } from '../session/session.ts';
import { hasAnotherUser } from './ask-server.ts';

/** The first page waits for the native app, so these limits are short, milliseconds. */
const nativeTimeouts = { readyMs: 300, answerMs: 1000 };

/** Sessions whose native app has been asked: once per session. */
const nativeAsked = new WeakSet<Session>();

/**
 * Establishes who the visitor is before the first decision: asks the native app, and has the server check a token from
 * the app or the address. Only a token that the server confirms replaces the current one, and the login of another user
 * only if it is the app's, or if the visitor agrees (T2). If the call fails, nothing changes and the next decision tries
 * again. Never rejects.
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
  const result = await api.call(codeEndpoint(session.site, 'userGet'), claim, { ownUnauthorized: true });
  // During the call the visitor may have logged in by form, or the app may have offered another token.
  if (session.offered !== offered) return;
  if (result.kind === 'unanswered' && result.reason !== 'unauthorized') return;
  // From the server alone: the address may name anybody.
  const userId = succeeded(result) ? decodeUserId(result.data) : null;
  const login = userId ? { token: offered.token, userId } : null;
  const mustAsk = login && !offered.isFromApp && (await hasAnotherUser(session, api, login));
  if (session.offered !== offered) return;
  if (mustAsk) session.holdLogin(login);
  session.settleOffer(mustAsk ? null : login);
}
