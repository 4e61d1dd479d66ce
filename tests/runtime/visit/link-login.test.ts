import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchServerFacts, performEffects, settleIdentity } from '../../../runtime/effects/index.ts';
import { FakeApi, fakeSession } from '../fake-window.ts';
import { siteOf } from '../real-config.ts';

const fake = new FakeApi();
beforeAll(() => fake.start());
afterAll(() => fake.stop());

/** The server: whose each token is. Any other token is refused. */
const users: Readonly<Record<string, string>> = { ana: '1', anaAgain: '1', ben: '2' };
const userGet = '/v3/user/get';
beforeEach(() => {
  fake.calls.length = 0;
  fake.answers.clear();
  fake.answers.set(userGet, ({ body }, response) => {
    const id = users[body._token ?? ''];
    const envelope = id === undefined ? { code: 401 } : { code: 200, data: { id } };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
  });
  for (const path of ['/v1/user/loginMark', '/v3/user/loginMarkCode']) {
    fake.answers.set(path, ({ body }, response) => {
      const token = body.mark ?? body.markcode ?? '';
      const id = users[token];
      const data = { access_token: token, userinfo: { id } };
      const envelope = id === undefined ? { code: 4011 } : { code: 200, data };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
    });
  }
});

const shipped = siteOf('default');
const [number] = Object.keys(shipped.channels);
const siteWith = (replacesLogin: boolean) => ({
  ...shipped,
  channels: { ...shipped.channels, [number as string]: { replacesLogin } },
});

type Before = 'nobody' | 'ana' | 'expired';
/** A visitor on a phone, opened by a link. */
function visitBy(search: string, before: Before, replacesLogin = false) {
  const visit = fakeSession(siteWith(replacesLogin), fake, {
    search: `${search}&_channel=channel_${number}`,
  });
  if (before !== 'nobody') visit.session.logIn(before, '1');
  return visit;
}

type Row = [link: string, before: Before, replaces: boolean, user: string | null, asks: boolean];
/** From T2: a link logs in who is not logged in, and never replaces the live login of another user unasked. */
const rows: Row[] = [
  ['ben', 'nobody', false, '2', false],
  ['ben', 'nobody', true, '2', false],
  ['ben', 'ana', false, '1', true],
  ['ben', 'ana', true, '2', false],
  ['ben', 'expired', false, '2', false],
  ['anaAgain', 'ana', false, '1', false],
  ['garbage', 'nobody', false, null, false],
  ['garbage', 'ana', false, '1', false],
  ['garbage', 'ana', true, '1', false],
  ['garbage', 'expired', false, '1', false],
];

describe('the login of a link (T2)', () => {
  it.each(rows)(
    '_token=%s for a phone of %s, replaced unasked: %s',
    async (link, before, replaces, user, asks) => {
      const { session, api, view } = visitBy(`?_token=${link}`, before, replaces);
      await settleIdentity(session, api, view);
      expect(session.userId).toBe(user);
      expect(session.linkLogin).toBe(asks ? 'link-login' : undefined);
    },
  );

  it.each(rows.flatMap((row) => [['mark', ...row] as const, ['markcode', ...row] as const]))(
    'R-NAV 6: %s=%s for a phone of %s, replaced unasked: %s',
    async (source, link, before, replaces, user, asks) => {
      const { session, api, view } = visitBy(`?${source}=${link}`, before, replaces);
      await fetchServerFacts(session, api, [source]);
      performEffects([source === 'mark' ? 'loginByMark' : 'loginByMarkcode'], session, '/login', view);
      expect(session.userId).toBe(user);
      const isTold = user === null;
      expect(session.linkLogin).toBe(asks ? 'link-login' : isTold ? 'link-refused' : undefined);
    },
  );

  it('_token with 5,000 characters changes nothing', async () => {
    const { session, api, view } = visitBy(`?_token=${'x'.repeat(5000)}`, 'ana');
    await settleIdentity(session, api, view);
    expect([session.userId, session.linkLogin]).toEqual(['1', undefined]);
  });

  it('asks where the current login cannot be checked: a lost response refuses nobody', async () => {
    for (const [search, source] of [
      ['?_token=ben', null],
      ['?mark=ben', 'mark'],
    ] as const) {
      const { session, api, view } = visitBy(search, 'ana');
      fake.answers.set(userGet, ({ body }, response) => {
        if (body._token === 'ana') response.destroy();
        else {
          const envelope = { code: 200, data: { id: '2' } };
          response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
        }
      });
      await (source === null ? settleIdentity(session, api, view) : fetchServerFacts(session, api, [source]));
      expect([session.userId, session.linkLogin]).toEqual(['1', 'link-login']);
    }
  });

  it('replaces the login when the visitor says so, and never otherwise', async () => {
    for (const login of ['current', 'link'] as const) {
      const { session, api, view } = visitBy('?_token=ben', 'ana');
      await settleIdentity(session, api, view);
      session.chooseLogin(login);
      expect([session.userId, session.token]).toEqual(login === 'link' ? ['2', 'ben'] : ['1', 'ana']);
      expect(session.linkLogin).toBeUndefined();
      // Asked once.
      await settleIdentity(session, api, view);
      expect(session.linkLogin).toBeUndefined();
    }
  });

  it('R-NAV 5, 6: logs in by a mark where the decision has cleared the former login', async () => {
    const { session, api } = visitBy('?mark=ben', 'ana');
    session.clearToken();
    await fetchServerFacts(session, api, ['mark']);
    expect([session.userId, session.linkLogin]).toEqual(['2', undefined]);
    expect(fake.pathsCalled()).toEqual(['/v1/user/loginMark']);
  });

  it('is forgotten when the visitor logs in by form, and says nothing without pages in site.json', async () => {
    const { session, api, view } = visitBy('?_token=ben', 'ana');
    await settleIdentity(session, api, view);
    session.logIn('cleo', '3');
    expect(session.linkLogin).toBeUndefined();
    const { linkLogin: _, ...settings } = shipped.settings;
    const silent = fakeSession({ ...shipped, settings }, fake, { search: '?_token=ben' });
    silent.session.logIn('ana', '1');
    await settleIdentity(silent.session, silent.api, silent.view);
    expect([silent.session.userId, silent.session.linkLogin]).toEqual(['1', undefined]);
  });
});
