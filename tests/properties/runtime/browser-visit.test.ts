import { describe, expect, it } from 'vitest';
import { type Address, NavigationController } from '../../../renderer/navigation/navigation-controller.ts';
import { type ApiClient, SafeStorage, startSession, Visit } from '../../../runtime/effects/index.ts';
import { type ApiResult, decodeQuery, followRedirects, type Situation } from '../../../runtime/index.ts';
import { fakeView } from '../../runtime/fake-window.ts';
import { settled, siteOf } from '../../runtime/real-config.ts';
import * as any from '../harness/arbitrary-situations.ts';
import { assertAsyncProperty, shareOfRun } from '../harness/property.ts';

/** An API that responds as the situation says; the token of a mark is its own. */
function apiOf({ answers }: Situation): ApiClient {
  const answered = (code: number, data: unknown = {}): ApiResult => ({
    kind: 'answered',
    code,
    message: '',
    data,
  });
  const login = (answer: string | undefined, token: string) =>
    answer === 'ok' ? answered(200, { access_token: token, userinfo: { id: 1 } }) : answered(4011);
  const info = answers.channelInfo;
  const written: Readonly<Record<string, string>> = { ios: 'APP-IOS', android: 'APP-安卓', web: '' };
  const byPath: Record<string, () => ApiResult> = {
    '/v3/user/get': () => answered(answers.user === 'ok' ? 200 : 4010),
    '/v3/channel/info': () =>
      info === undefined || info === 'failed'
        ? answered(500)
        : answered(200, {
            application: written[info.facts.application ?? ''],
            h5_bd_type_for_p4: info.facts.bdType,
            h5_flow_info: info.flags,
          }),
    '/v3/app/ipInfo': () => (answers.ipInfo === 'failed' ? answered(500) : answered(200, answers.ipInfo)),
    '/v1/user/loginMark': () => login(answers.mark, 'marked'),
    '/v3/user/loginMarkCode': () => login(answers.markcode, 'coded'),
  };
  const call: ApiClient['call'] = async (endpoint) => byPath[endpoint?.path ?? '']?.() ?? answered(404);
  return { call } as unknown as ApiClient;
}

describe('the browser', () => {
  it('goes where followRedirects goes, and ends with the same token, login address and first visit', async () => {
    await assertAsyncProperty(
      shareOfRun(3000),
      [any.host, any.situation, any.path],
      async (host, given, path) => {
        const site = siteOf(host === 'nobody.example' ? 'default' : host);
        // A name that decodes to null is no name of a city, and an empty type is null.
        const situation: Situation = { ...given, answers: soundAnswers(given) };
        const search = new URLSearchParams(situation.query as Record<string, string>).toString();
        const view = fakeView();
        const keep = (key: string, value: string | null) =>
          value !== null && view.localStorage.setItem(key, value);
        keep('_channel', `channel_${situation.channel}`);
        keep('access_token', situation.token ? 'old' : null);
        keep('user_id', situation.token ? '1' : null);
        keep('appname', situation.appName);
        keep('loginAddress', situation.loginAddress);
        if (situation.firstVisit) view.sessionStorage.setItem('firstVisit', '1');
        const session = startSession(site, new SafeStorage(view), view);
        const believed = session.loginAddress;
        const driver = new NavigationController({
          site,
          session,
          visit: new Visit(),
          api: apiOf(situation),
          view,
        });

        view.location.pathname = path;
        const passed: string[] = [];
        let at: Address | null = { path, search: search && `?${search}` };
        while (at && passed.length < 30) {
          if (passed.at(-1) !== at.path) passed.push(at.path);
          const located = driver.locate(at.path, at.search);
          if ('redirect' in located) {
            at = located.redirect;
            continue;
          }
          session.setQuery(decodeQuery(at.search));
          at = await driver.resolve({ route: located.route, outcome: null }, at.search, () => true);
        }
        const start = {
          ...situation,
          loginAddress: believed,
          query: decodeQuery(search),
          device: session.device,
        };
        const expected = settled(followRedirects(site, start, path));
        const hops = [path, ...expected.hops.map(({ to }) => to)];
        expect(passed).toEqual(hops.filter((one, at) => one !== hops[at - 1]));
        expect(session.situation).toMatchObject({
          token: expected.situation.token,
          firstVisit: expected.situation.firstVisit,
          loginAddress: expected.situation.loginAddress,
        });
        expect(session.hadToken).toBeNull();
      },
    );
  });
});

function soundAnswers({ answers }: Situation): Situation['answers'] {
  const { channelInfo, ipInfo } = answers;
  const unnamed = ipInfo !== 'failed' && ipInfo?.name === '';
  return {
    ...answers,
    ...(unnamed && { ipInfo: 'failed' as const }),
    ...(channelInfo &&
      channelInfo !== 'failed' && {
        channelInfo: {
          ...channelInfo,
          facts: { ...channelInfo.facts, bdType: channelInfo.facts.bdType || null },
        },
      }),
  };
}
