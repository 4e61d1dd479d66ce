import { afterAll, describe, expect, it } from 'vitest';
import { decideVisit, deriveFacts, followRedirects, type RedirectChain } from '../../../runtime/index.ts';
import {
  allAnswered,
  arrive,
  config,
  hosts,
  plainChannelInfo,
  settled,
  siteOf,
  type Visitor,
  visitor,
} from '../real-config.ts';
import {
  blockedChannel,
  defaultEntries,
  everyHost,
  formPaths,
  guardedToDownload,
  reloginChannels,
  reloginHost,
  tokenPaths,
} from '../requirement-tables.ts';

/** Rows of navigation.json that took part in some decision of this file. */
const met = new Set<string>();
function noteRows({ decisions }: RedirectChain): void {
  for (const { trace } of decisions) {
    const step = trace.find(({ table }) => table === 'navigation');
    if (!step) continue;
    const rejected = new Set(step.rejected.map(({ row }) => row));
    const ids = config.navigation.rules.map(({ id }) => id);
    const until = step.row === 'otherwise' ? ids.length : ids.indexOf(step.row) + 1;
    for (const id of ids.slice(0, until)) if (!rejected.has(id)) met.add(id);
    met.add(step.row);
  }
}

interface Case {
  title: string;
  host?: string;
  who?: Visitor;
  path: string;
  outcome?: string;
  /** Path where the visit ends. */
  ends: string;
  end?: RedirectChain['end'];
  /** Row of navigation.json that decided at the start. */
  row: string;
  token?: boolean;
}

const withToken: Visitor = { token: true };
const expired: Visitor = { token: true, answers: { ...allAnswered, user: 'failed' } };
const noChannel: Visitor = { token: true, answers: { ...allAnswered, channelInfo: 'failed' } };
const noCity: Visitor = { channel: '5320', token: true, answers: { ...allAnswered, ipInfo: 'failed' } };
const from4 = { query: { from: '4' } };

const cases: Case[] = [
  {
    title: 'R-NAV 3c: with a token, login goes to the form',
    path: '/login',
    who: withToken,
    ends: '/form-package',
    row: 'to-form',
  },
  {
    title: 'R-NAV 3c: index goes to the form',
    path: '/index.html',
    who: withToken,
    ends: '/form-package',
    row: 'to-form',
  },
  {
    title: 'R-NAV 3b: the form stays',
    path: '/form-package',
    who: withToken,
    ends: '/form-package',
    row: 'stay-on-form',
  },
  {
    title: 'R-NAV 3b: another form stays',
    path: '/form-package-uni',
    who: withToken,
    ends: '/form-package-uni',
    row: 'stay-on-form',
  },
  {
    title: 'R-NAV 3a: input_form 1 skips the form from login',
    path: '/login',
    who: { token: true, flags: [1, 0, 3] },
    ends: '/download-page',
    row: 'skip-form',
  },
  {
    title: 'R-NAV 3a: input_form 1 skips the form from the form',
    path: '/form-package-simple',
    who: { token: true, flags: [1, 0, 0] },
    ends: '/fail-page',
    row: 'skip-form',
  },
  {
    title: 'R-NAV 3a: a city rule skips the form',
    path: '/login',
    who: { channel: '5320', token: true, answers: { ...allAnswered, ipInfo: { name: '北京市' } } },
    ends: '/download-page',
    row: 'skip-form',
  },
  {
    title: 'R-NAV 3d: a failed check goes to the login address',
    path: '/form-package-app',
    who: { ...expired, loginAddress: '/v3/login' },
    ends: '/v3/login',
    row: 'expired',
    token: false,
  },
  {
    title: 'R-NAV 3d: or to /',
    path: '/form-package',
    who: expired,
    ends: '/login',
    row: 'expired',
    token: false,
  },
  {
    title: 'R-NAV 3d: on login itself the visitor stays there, logged out',
    path: '/v2/login',
    who: expired,
    ends: '/v2/login',
    row: 'expired',
    token: false,
  },
  {
    title: 'R-NAV 3: right after a login the same rules decide',
    path: '/login',
    who: withToken,
    outcome: 'loggedIn',
    ends: '/form-package',
    row: 'to-form',
  },
  {
    title: 'R-NAV 3: right after a login the form is skipped',
    path: '/login',
    who: { token: true, flags: [1, 0, 5] },
    outcome: 'loggedIn',
    ends: '/gongzhonghao',
    row: 'skip-form',
  },
  {
    title: 'R-NAV 3: saved with 200 goes to success',
    path: '/form-package',
    who: { token: true, flags: [0, 4, 0] },
    outcome: 'formSaved',
    ends: '/download-page',
    row: 'saved',
  },
  {
    title: 'R-NAV 3: any other answered code goes to failure',
    path: '/form-package',
    who: { token: true, flags: [0, 0, 1] },
    outcome: 'formRefused',
    ends: '/p4-list-download',
    row: 'refused',
  },
  {
    title: 'R-NAV 3: saved with other flags waits on the loading page',
    path: '/form-package',
    who: { token: true, flags: [0, 9, 0] },
    outcome: 'formSaved',
    ends: '/success-loading',
    row: 'saved',
  },
  {
    title: 'R-NAV 4: /download from=4 goes to success',
    path: '/download',
    who: { ...from4, token: true, flags: [0, 2, 0] },
    ends: '/p4-list-download',
    row: 'download-from-4',
  },
  {
    title: 'R-NAV 4: a stored app name closes the view instead',
    path: '/download',
    who: { ...from4, token: true, appName: '禾岸' },
    ends: '/download',
    row: 'download-in-app',
  },
  {
    title: 'R-NAV 4: from other than 4 stays',
    path: '/download',
    who: { query: { from: '3' } },
    ends: '/download',
    row: 'otherwise',
  },
  {
    title: 'R-NAV 4: a success page that needs a token leads on to the download page',
    path: '/download',
    who: from4,
    ends: '/download-page',
    row: 'download-from-4',
  },
  {
    title: 'R-NAV 6: a mark logs in, and login leads to the form',
    path: '/login',
    who: { query: { mark: 'm' } },
    ends: '/form-package',
    row: 'to-form',
    token: true,
  },
  {
    title: 'R-NAV 6: a markcode does too',
    path: '/login',
    who: { query: { markcode: '1e5' } },
    ends: '/form-package',
    row: 'to-form',
    token: true,
  },
  {
    title: 'R-NAV 6: a marked visit of /city goes to the form',
    path: '/city',
    who: { query: { mark: 'm' } },
    ends: '/form-package',
    row: 'first-visit',
    token: true,
  },
  {
    title: 'R-NAV 6: and of /from',
    path: '/from',
    who: { firstVisit: true, token: true },
    ends: '/form-package',
    row: 'first-visit',
  },
  { title: 'R-NAV 6: /city of an unmarked visit stays', path: '/city', ends: '/city', row: 'otherwise' },
  {
    title: 'R-NAV 6: a mark that logs nobody in leaves the visitor on login',
    path: '/login',
    who: { query: { mark: 'm' }, answers: { ...allAnswered, mark: 'failed' } },
    ends: '/login',
    row: 'otherwise',
    token: false,
  },
  {
    title: 'R-NAV 6: a mark that logs nobody in leaves who is logged in alone',
    path: '/product-detail',
    who: { token: true, query: { mark: 'm' }, answers: { ...allAnswered, mark: 'failed' } },
    ends: '/product-detail',
    row: 'otherwise',
    token: true,
  },
  {
    title: 'R-NAV 7: channel info failing stays on login',
    path: '/login',
    who: noChannel,
    ends: '/login',
    row: 'channel-info-failed',
  },
  {
    title: 'R-NAV 7: channel info failing stays on the form',
    path: '/form-package',
    who: noChannel,
    ends: '/form-package',
    row: 'channel-info-failed',
  },
  {
    title: 'R-NAV 7: channel info failing after a login fills in the form',
    path: '/login',
    who: noChannel,
    outcome: 'loggedIn',
    ends: '/form-package',
    row: 'to-form',
  },
  {
    title: 'R-NAV 7: ip info failing holds the visitor',
    path: '/login',
    who: noCity,
    ends: '/login',
    end: 'hold',
    row: 'ip-info-failed',
  },
  {
    title: 'R-NAV 7: ip info failing after a save holds the visitor',
    path: '/form-package',
    who: noCity,
    outcome: 'formSaved',
    ends: '/form-package',
    end: 'hold',
    row: 'form-ip-info-failed',
  },
  {
    title: 'R-NAV 7: ip info failing on /download from=4 holds the visitor',
    path: '/download',
    who: { ...noCity, ...from4 },
    ends: '/download',
    end: 'hold',
    row: 'download-from-4-ip-info-failed',
  },
  {
    title: 'R-NAV 7: ip info does not matter without a city rule',
    path: '/login',
    who: { token: true, answers: { ...allAnswered, ipInfo: 'failed' } },
    ends: '/form-package',
    row: 'to-form',
  },
  {
    title: 'the success loading page leads on',
    path: '/success-loading',
    who: withToken,
    outcome: 'loadingDone',
    ends: '/success-download',
    row: 'success-loaded',
  },
  {
    title: 'the fail loading page leads on',
    path: '/fail-loading',
    outcome: 'loadingDone',
    ends: '/p4-list-download',
    row: 'failure-loaded',
  },
  {
    title: 'a page leads to the products',
    path: '/fail-page',
    who: withToken,
    outcome: 'seeProducts',
    ends: '/p4-list-download',
    row: 'see-products',
  },
  {
    title: 'a page leads to the download',
    path: '/fail-page',
    outcome: 'seeDownload',
    ends: '/download-page',
    row: 'see-download',
  },
  {
    title: 'a page leads home',
    path: '/404err',
    who: { loginAddress: '/v4/login' },
    outcome: 'goHome',
    ends: '/v4/login',
    row: 'go-home',
  },
  {
    title: 'a product is shown to the anonymous without a login',
    path: '/p4-list-download',
    outcome: 'seeProduct',
    ends: '/product-detail-popup',
    row: 'see-product-without-login',
  },
  {
    title: 'R-ROUTE 4: a product is shown in full with a token',
    path: '/p4-list-download',
    who: withToken,
    outcome: 'seeProduct',
    ends: '/product-detail',
    row: 'see-product',
  },
  {
    title: 'a product leads to what to know before leaving',
    path: '/product-detail-popup',
    outcome: 'seeLender',
    ends: '/external-product-info',
    row: 'see-lender',
  },
  {
    title: 'a page leads to the calculator',
    path: '/p4-list-download',
    outcome: 'seeCalculator',
    ends: '/loan-calculator',
    row: 'see-calculator',
  },
  {
    title: 'a quick sign-in goes on to the form',
    path: '/single-sign',
    who: withToken,
    outcome: 'signedIn',
    ends: '/form-package',
    row: 'signed-in',
  },
  {
    title: 'a chosen city goes on to the form',
    path: '/city',
    who: withToken,
    outcome: 'cityChosen',
    ends: '/form-package',
    row: 'city-chosen',
  },
  {
    title: 'the welcome goes on to the form',
    path: '/from',
    who: withToken,
    outcome: 'fromContinued',
    ends: '/form-package',
    row: 'from-continued',
  },
  {
    title: 'a car-loan form leads to its result',
    path: '/carloan',
    who: withToken,
    outcome: 'carSaved',
    ends: '/car-loan-result',
    row: 'car-saved',
  },
  {
    title: 'the car-loan form of short videos leads to the same result',
    path: '/ks-carloan',
    who: withToken,
    outcome: 'carSaved',
    ends: '/car-loan-result',
    row: 'car-saved',
  },
  {
    title: 'the car-loan form in the app leads to the same result',
    path: '/carloan-app',
    who: withToken,
    outcome: 'carSaved',
    ends: '/car-loan-result',
    row: 'car-saved',
  },
  {
    title: 'the uni car-loan form leads to its own result',
    path: '/uni-carloan',
    who: withToken,
    outcome: 'carSaved',
    ends: '/uni-carloan-result',
    row: 'uni-car-saved',
  },
  {
    title: "the app's car-loan form leads to its own result",
    path: '/app-carloan',
    who: withToken,
    outcome: 'carSaved',
    ends: '/app-carloan-result',
    row: 'app-car-saved',
  },
  {
    title: 'a result leads back to its own form',
    path: '/uni-carloan-result',
    outcome: 'seeCarLoan',
    ends: '/uni-carloan',
    row: 'see-uni-car-loan',
  },
  {
    title: "the app's result leads back to its own form",
    path: '/app-carloan-result',
    outcome: 'seeCarLoan',
    ends: '/app-carloan',
    row: 'see-app-car-loan',
  },
  {
    title: 'a page leads to the car loan',
    path: '/car-problem',
    outcome: 'seeCarLoan',
    ends: '/carloan',
    row: 'see-car-loan',
  },
  {
    title: 'a page leads to the valuation',
    path: '/carloan',
    outcome: 'seeCarValuation',
    ends: '/car-valuation',
    row: 'see-car-valuation',
  },
  {
    title: 'a page leads to the questions',
    path: '/carloan',
    outcome: 'seeCarQuestions',
    ends: '/car-problem',
    row: 'see-car-questions',
  },
  { title: 'R-AUTH 1: login stays open to the anonymous', path: '/login', ends: '/login', row: 'otherwise' },
  {
    title: 'R-AUTH 3: the product goes to the remembered login address',
    path: '/product-detail',
    who: { loginAddress: '/v2/login' },
    ends: '/v2/login',
    row: 'guard-login',
  },
  {
    title: 'R-AUTH 3: a remembered address of another host is not trusted',
    path: '/product-detail',
    who: { loginAddress: '/v1/login' },
    ends: '/login',
    row: 'guard-login',
  },
  {
    title: 'R-AUTH 3: a remembered address that is no login page is not trusted',
    path: '/product-detail',
    who: { loginAddress: '/fail-page' },
    ends: '/login',
    row: 'guard-login',
  },
  {
    title: 'R-ROUTE 3: the car host opens its car loan page',
    host: 'carloan.example',
    path: '/',
    ends: '/carloan',
    row: 'otherwise',
  },
];

describe('a visit (R-NAV, R-AUTH)', () => {
  it.each(cases)(
    '$title',
    ({ host = 'default', who = {}, path, outcome = null, ends, end = 'stay', row, token }) => {
      const visit = arrive(host, who, path, outcome);
      noteRows(visit);
      expect({ path: visit.path, end: visit.end, row: visit.decisions[0]?.row }).toEqual({
        path: ends,
        end,
        row: `navigation/${row}`,
      });
      if (token !== undefined) expect(visit.situation.token).toBe(token);
    },
  );
});

describe('the blocked channel (R-NAV 1)', () => {
  it.each(hosts)('is sent to /404err for every path of %s', (host) => {
    const paths = ['/', '/nowhere', ...Object.values(siteOf(host).routes).map(({ path }) => path)];
    for (const path of paths) {
      for (const token of [false, true]) {
        const visit = arrive(host, { channel: blockedChannel, token, query: { mark: 'm', from: '4' } }, path);
        noteRows(visit);
        expect(visit.path, path).toBe('/404err');
      }
    }
  });
  it('also when a page has finished', () => {
    expect(arrive('default', { channel: blockedChannel, token: true }, '/login', 'loggedIn').path).toBe(
      '/404err',
    );
  });
});

describe('the login address (R-NAV 2)', () => {
  it.each(hosts)('is the last login or index page visited, on %s', (host) => {
    const { routes } = siteOf(host);
    for (const { path, kind } of Object.values(routes)) {
      const { loginAddress } = arrive(host, { loginAddress: '/before' }, path).situation;
      const isLogin = kind === 'entry' || kind === 'index';
      if (isLogin) expect(loginAddress).toBe(path);
      else if (!tokenPaths.includes(path)) expect(loginAddress).toBe('/before');
    }
  });
  it.each(defaultEntries)('%s is stored', (path) => {
    expect(arrive('default', {}, path).situation.loginAddress).toBe(path);
  });
});

describe('a failed check of the user (R-NAV 3d)', () => {
  it('keeps the query, without its mark', () => {
    const query = { bd_vid: 'b', _channel: '5818', mark: 'used' };
    const visit = arrive('default', { ...expired, query }, '/form-package');
    expect(visit.situation.query).toEqual({ bd_vid: 'b', _channel: '5818' });
  });
  it.each([...defaultEntries, ...formPaths])('is made on %s with a token, and not without one', (path) => {
    const route = Object.entries(siteOf('default').routes).find(([, one]) => one.path === path)?.[0] ?? '';
    const asks = (token: boolean) =>
      decideVisit(siteOf('default'), visitor({ token, answers: {} }), { route, outcome: null });
    expect(asks(true)).toEqual({ kind: 'need', need: ['user', 'channelInfo'] });
    expect(asks(false).kind).toBe('decision');
  });
  it.each(['/carloan', '/product-detail', '/download', '/p4-list-download', '/404err'])(
    'is not made on %s',
    (path) => {
      expect(followRedirects(siteOf('default'), visitor({ token: true, answers: {} }), path).kind).toBe(
        'walk',
      );
    },
  );
});

describe('/download with from=4 (R-NAV 4)', () => {
  it('adds previousPage, successType and channel', () => {
    const [decision] = arrive('default', from4, '/download').decisions;
    expect(decision?.with).toMatchObject({ successType: '1', channel: 'sd_plat_fr' });
    expect(decision?.with.previousPage).toBeDefined();
  });
  it('closes the view of the app, and makes no call', () => {
    const decided = decideVisit(siteOf('default'), visitor({ ...from4, appName: '禾岸', answers: {} }), {
      route: 'download',
      outcome: null,
    });
    expect(decided).toMatchObject({ kind: 'decision', turn: 'stay', do: ['closeInAppView'] });
  });
});

describe('logging in again (R-NAV 5)', () => {
  it.each(reloginChannels)('channel %s clears a token on login pages', (channel) => {
    const visit = arrive('default', { channel, token: true }, '/login');
    noteRows(visit);
    expect(visit.situation.token).toBe(false);
    expect(visit.path).toBe('/login');
  });
  it.each(reloginChannels)('channel %s keeps the token elsewhere, and a token just received', (channel) => {
    expect(arrive('default', { channel, token: true }, '/form-package').situation.token).toBe(true);
    expect(arrive('default', { channel, token: true }, '/login', 'loggedIn').path).toBe('/form-package');
  });
  it('the event host clears it for any channel', () => {
    const visit = arrive(reloginHost, withToken, '/');
    noteRows(visit);
    expect(visit).toMatchObject({ path: '/login', situation: { token: false } });
  });
  it('no other host or channel does', () => {
    const relogin = hosts.filter((host) => siteOf(host).relogin);
    const channels = Object.entries(siteOf('default').channels).filter(([, one]) => one.relogin);
    expect(relogin).toEqual([reloginHost]);
    expect(channels.map(([number]) => number).sort()).toEqual([...reloginChannels].sort());
  });
  it.each(['mark', 'markcode'] as const)('a %s logs in after the token is cleared', (name) => {
    for (const token of [false, true]) {
      const visit = arrive(reloginHost, { token, query: { [name]: 'x' } }, '/login');
      expect(visit).toMatchObject({ path: '/form-package', situation: { token: true, firstVisit: true } });
    }
  });
  it('a mark that logs nobody in does not restore the old token', () => {
    const who: Visitor = { token: true, query: { mark: 'x' }, answers: { ...allAnswered, mark: 'failed' } };
    expect(arrive(reloginHost, who, '/login')).toMatchObject({ path: '/login', situation: { token: false } });
  });
});

describe('marked links (R-NAV 6)', () => {
  it('are recorded as the first visit, wherever they lead', () => {
    for (const [path] of everyHost) {
      expect(arrive('default', { query: { mark: 'm' } }, path).situation.firstVisit, path).toBe(true);
    }
  });
  it('request their login before any row after them is evaluated', () => {
    const who = visitor({ query: { mark: 'm', markcode: 'c' }, answers: {} });
    const ask = (answers: object) =>
      decideVisit(siteOf('default'), { ...who, answers }, { route: 'login', outcome: null });
    expect(ask({})).toEqual({ kind: 'need', need: ['mark'], do: ['rememberLogin'] });
    expect(ask({ mark: 'failed' })).toMatchObject({ kind: 'need', need: ['markcode'] });
    expect(ask({ mark: 'failed', markcode: 'failed' }).kind).toBe('decision');
  });
});

describe('failed calls (R-NAV 7)', () => {
  it('show a visitor who is held a message of the site', () => {
    const decision = arrive('default', noCity, '/login').decisions[0];
    expect(decision).toMatchObject({ turn: 'hold', message: 'ipInfo.failed', destination: null });
    expect(siteOf('default').messages['ipInfo.failed']).toBeDefined();
  });
  it('include the city only with a city rule and a token', () => {
    const answers = { user: 'ok', channelInfo: plainChannelInfo } as const;
    const ask = (channel: string) =>
      followRedirects(siteOf('default'), visitor({ channel, token: true, answers }), '/login');
    expect(ask('5265')).toEqual({ kind: 'need', need: ['ipInfo'] });
    expect(ask('5818').kind).toBe('walk');
  });
});

describe('the guard (R-AUTH 2, 3)', () => {
  const query = { bd_vid: 'b', from: '1' };
  it.each(guardedToDownload)('%s without a token goes to the download page, with its query', (path) => {
    const visit = arrive('default', { query }, path);
    noteRows(visit);
    expect(visit).toMatchObject({ path: '/download-page', situation: { query } });
  });
  const others = tokenPaths.filter((path) => !guardedToDownload.includes(path));
  it.each(others)('%s without a token goes to the login address, or to /', (path) => {
    expect(arrive('default', { query, loginAddress: '/v4/login' }, path).path).toBe('/v4/login');
    expect(arrive('default', { query }, path).hops.map(({ to }) => to)).toEqual(['/', '/login']);
  });
  it('no other page of the requirements requires a token', () => {
    for (const [path] of everyHost.filter(([one]) => !tokenPaths.includes(one))) {
      expect(arrive('default', {}, path).path, path).toBe(path);
    }
  });
});

describe('redirects', () => {
  it('in a loop end after maxHops, with the visitor on a page', () => {
    const site = siteOf('default');
    const rules = [
      { id: 'there', when: { route: 'city' as const }, go: 'from' as const },
      { id: 'back', when: { route: 'from' as const }, go: 'city' as const },
    ];
    const circle = { ...site, navigation: { ...site.navigation, rules } };
    const visit = settled(followRedirects(circle, visitor(), '/city'));
    expect(visit.end).toBe('tooManyHops');
    expect(visit.hops).toHaveLength(site.settings.maxHops);
  });
  it('derive the facts of a missing route as those of any other page', () => {
    const facts = deriveFacts(siteOf('default'), visitor(), { route: 'constructor', outcome: null });
    expect(facts).toMatchObject({ own: { 'route.kind': 'other', 'route.needsToken': false } });
  });
});

afterAll(() => {
  // Stryker runs some of the tests for each mutant.
  if (process.env.FUNNEL_MUTATION_PART !== undefined) return;
  const rows = [...config.navigation.rules.map(({ id }) => id), 'otherwise'];
  expect([...met].sort(), 'rows of navigation.json that no test decides by').toEqual(rows.sort());
});
