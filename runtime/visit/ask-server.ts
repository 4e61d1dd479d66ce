import type { ApiClient } from '../api/api-client.ts';
import { succeeded } from '../api/api-result.ts';
import { decodeChannelInfo, decodeIpInfo, decodeLogin } from '../api/decode-response.ts';
import { pathOfEndpoint } from '../api/endpoint-path.ts';
import type { ServerFactSource } from '../facts/situation.ts';
import type { Session } from '../session/session.ts';

type FactCall = (session: Session, api: ApiClient) => Promise<void>;

/** How each thing that a decision may need is asked for; every one ends with an answer, also where the call fails. */
const callOfSource: Record<ServerFactSource, FactCall> = {
  user: async (session, api) => {
    const { token } = session;
    const result = await api.call(pathOfEndpoint(session.site, 'userGet'), {}, { ownUnauthorized: true });
    // An answer about somebody who has left since says nothing of who is here now.
    if (session.token === token) session.setAnswer('user', succeeded(result) ? 'ok' : 'failed');
  },
  channelInfo: async (session, api) => {
    const payload = { channel: `channel_${session.channel}` };
    const result = await api.call(pathOfEndpoint(session.site, 'channelInfo'), payload, {
      ownUnauthorized: true,
    });
    const info = succeeded(result) ? decodeChannelInfo(result.data, session.site.settings.appMode) : null;
    session.setAnswer('channelInfo', info ?? 'failed');
  },
  ipInfo: async (session, api) => {
    const result = await api.call(pathOfEndpoint(session.site, 'ipInfo'), {}, { ownUnauthorized: true });
    session.setAnswer('ipInfo', (succeeded(result) ? decodeIpInfo(result.data) : null) ?? 'failed');
  },
  mark: (session, api) => silentLogin(session, api, 'mark', 'loginMark', { mark: session.query.mark ?? '' }),
  markcode: (session, api) =>
    silentLogin(session, api, 'markcode', 'loginMarkCode', {
      markcode: session.query.markcode ?? '',
      _token: '',
    }),
};

/** R-NAV 6. A mark that logs nobody in leaves whoever is logged in alone. */
async function silentLogin(
  session: Session,
  api: ApiClient,
  source: 'mark' | 'markcode',
  endpoint: string,
  payload: Record<string, string>,
): Promise<void> {
  const result = await api.call(pathOfEndpoint(session.site, endpoint), payload, { ownUnauthorized: true });
  const login = succeeded(result) ? decodeLogin(result.data) : null;
  if (login) session.logInByMark(login.token, login.userId);
  session.setAnswer(source, login ? 'ok' : 'failed');
}

/** Calls under way, by session: two decisions that need the same answer at once share one call. */
const pendingCalls = new WeakMap<Session, Map<ServerFactSource, Promise<void>>>();

/** Asks the server for all of these at once and tells the session what it answered. Never rejects. */
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
