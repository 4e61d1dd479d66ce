import type { CodeEndpoint } from '../../schemas/index.ts';
import type { ApiClient } from '../api/api-client.ts';
import { succeeded } from '../api/api-result.ts';
import { codeEndpoint } from '../api/code-endpoint.ts';
import { decodeChannelInfo, decodeIpInfo, decodeLogin } from '../api/decode-response.ts';
import type { ServerFactSource } from '../facts/situation.ts';
import type { Session } from '../session/session.ts';
import type { Login } from '../session/session-values.ts';
import { channelOf } from '../site/site.ts';

type FactCall = (session: Session, api: ApiClient) => Promise<void>;

/** The call for each source of facts. Each stores a result in the session, also where the call fails. */
const callOfSource: Record<ServerFactSource, FactCall> = {
  user: async (session, api) => {
    await isTokenRefused(session, api);
  },
  channelInfo: async (session, api) => {
    const payload = { channel: `channel_${session.channel}` };
    const result = await api.call(codeEndpoint(session.site, 'channelInfo'), payload, {
      ownUnauthorized: true,
    });
    const info = succeeded(result) ? decodeChannelInfo(result.data, session.site.facts) : null;
    session.setAnswer('channelInfo', info ?? 'failed');
  },
  ipInfo: async (session, api) => {
    const result = await api.call(codeEndpoint(session.site, 'ipInfo'), {}, { ownUnauthorized: true });
    session.setAnswer('ipInfo', (succeeded(result) ? decodeIpInfo(result.data) : null) ?? 'failed');
  },
  mark: (session, api) => silentLogin(session, api, 'mark', 'loginMark', { mark: session.query.mark ?? '' }),
  markcode: (session, api) =>
    silentLogin(session, api, 'markcode', 'loginMarkCode', {
      markcode: session.query.markcode ?? '',
      _token: '',
    }),
};

/** Checks the user (R-NAV 3). @returns whether the server refuses the token; a lost response refuses nobody */
async function isTokenRefused(session: Session, api: ApiClient): Promise<boolean> {
  const { token } = session;
  const result = await api.call(codeEndpoint(session.site, 'userGet'), {}, { ownUnauthorized: true });
  // The result is about the token of the call, which may have changed since.
  if (session.token === token) session.setAnswer('user', succeeded(result) ? 'ok' : 'failed');
  return result.kind === 'answered' ? !succeeded(result) : result.reason === 'unauthorized';
}

/** R-NAV 6: logs in by a mark. A refused mark does not log out the current user, nor does one of another user (T2). */
async function silentLogin(
  session: Session,
  api: ApiClient,
  source: 'mark' | 'markcode',
  endpoint: CodeEndpoint,
  payload: Record<string, string>,
): Promise<void> {
  const result = await api.call(codeEndpoint(session.site, endpoint), payload, { ownUnauthorized: true });
  const login = succeeded(result) ? decodeLogin(result.data) : null;
  if (login && (await hasAnotherUser(session, api, login))) session.holdLogin(login);
  else if (login) session.logInByMark(login.token, login.userId);
  session.setAnswer(source, login ? 'ok' : 'failed');
}

/**
 * Whether a login from a link is another user's than the one who is logged in, so that it must not replace that login
 * unasked (T2). A token that the server refuses protects nobody.
 */
export async function hasAnotherUser(session: Session, api: ApiClient, { userId }: Login): Promise<boolean> {
  const isReplaced = channelOf(session.site, session.channel).replacesLogin === true;
  if (session.token === null || session.userId === userId || isReplaced) return false;
  const { user } = session.answers;
  return user ? user === 'ok' : !(await isTokenRefused(session, api));
}

/** Pending calls by session: two decisions that need the same source at once share one call. */
const pendingCalls = new WeakMap<Session, Map<ServerFactSource, Promise<void>>>();

/** Makes the calls for these sources in parallel and stores their results in the session. Never rejects. */
export async function fetchServerFacts(
  session: Session,
  api: ApiClient,
  need: readonly ServerFactSource[],
): Promise<void> {
  const pending = pendingCalls.get(session) ?? new Map<ServerFactSource, Promise<void>>();
  pendingCalls.set(session, pending);
  const asked = need.map((source) => {
    const known = pending.get(source);
    if (known) return known;
    const call = callOfSource[source](session, api).finally(() => pending.delete(source));
    pending.set(source, call);
    return call;
  });
  await Promise.all(asked);
}
