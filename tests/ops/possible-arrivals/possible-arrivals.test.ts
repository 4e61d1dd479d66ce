import { describe, expect, it } from 'vitest';
import { canArrive, possibleArrivalsOf } from '../../../ops/possible-arrivals/possible-arrivals.ts';
import { decideVisit, resolveSite, type ServerAnswers } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { visitor } from '../../runtime/real-config.ts';
import { compared, type Draft, type Edit, edited, shipped } from '../plan/plan-of-edit.ts';

// Who can be at the outcome of a page, as the endpoints, forms and rows of a config declare it.

const nothing: Edit = () => undefined;

/** Whether somebody without, and with a token can be at the outcome, on the default host. */
function arrivals(path: string, outcome: string | null, edit: Edit = nothing): [boolean, boolean] {
  const config: Config = edited(shipped, edit);
  const possible = possibleArrivalsOf(config);
  const can = (hasToken: boolean) =>
    canArrive(resolveSite(config, 'default'), possible, { path, outcome }, hasToken);
  return [can(false), can(true)];
}
const [onlyWithToken, withAndWithout]: [boolean, boolean][] = [
  [false, true],
  [true, true],
];

describe('an outcome that only a login brings needs a token', () => {
  it.each([
    ['the SMS login of a page', '/login', 'loggedIn'],
    ['a form that logs in before it is sent', '/carloan', 'carSaved'],
    ['a form that was refused after its login', '/form-package-app', 'formRefused'],
    ['a form that asks for a city', '/city', 'cityChosen'],
  ])('%s', (_, path, outcome) => {
    expect(arrivals(path, outcome)).toEqual(onlyWithToken);
  });

  it('one-tap login alone', () => {
    const edit: Edit = ({ pages }) => {
      const form = pages.login.body.find(({ type }: Draft) => type === 'form');
      form.onResult = { cases: [], otherwise: { show: { at: 'form', message: 'login.failed' } } };
    };
    expect(arrivals('/login', 'loggedIn', edit)).toEqual(onlyWithToken);
  });
});

describe('an outcome that something else brings, too, needs none', () => {
  const button = { type: 'button', id: 'b', label: 'x', tone: 'text' };
  const cases: [string, Edit][] = [
    [
      'a button of the page',
      ({ pages }) => pages.login.body.push({ ...button, action: { do: 'finish', outcome: 'loggedIn' } }),
    ],
    [
      'a button of a page that opens in a sheet over it',
      ({ pages }) => {
        pages['user-agreement'].outcomes = ['loggedIn'];
        pages['user-agreement'].body.push({ ...button, action: { do: 'finish', outcome: 'loggedIn' } });
      },
    ],
    [
      'a login that was refused',
      ({ pages }) => {
        const form = pages.login.body.find(({ type }: Draft) => type === 'form');
        form.onResult.cases.push({ code: 4999, finish: 'loggedIn' });
      },
    ],
    [
      'several codes, one of which is none of success',
      ({ pages }) => {
        const form = pages.login.body.find(({ type }: Draft) => type === 'form');
        form.onResult.cases[0].code = [200, 4001];
      },
    ],
    [
      'an endpoint that stores no login',
      ({ endpoints }) => {
        delete endpoints.endpoints.loginSmsCode.stores;
      },
    ],
  ];
  it.each(cases)('%s', (_, edit) => {
    expect(arrivals('/login', 'loggedIn', edit)).toEqual(withAndWithout);
  });

  it('the login of a form that is refused', () => {
    const edit: Edit = ({ forms }) =>
      forms.carloan.logIn.onResult.cases.push({ code: 4999, finish: 'carSaved' });
    expect(arrivals('/carloan', 'carSaved', edit)).toEqual(withAndWithout);
  });
});

describe('a page that only a token opens', () => {
  const guard = (config: Draft) => config.navigation.rules.find(({ id }: Draft) => id === 'guard-login');

  it('is finished by nobody else', () => {
    expect(arrivals('/form-package', 'formSaved')).toEqual(onlyWithToken);
    expect(arrivals('/product-detail', 'seeProducts')).toEqual(onlyWithToken);
    expect(arrivals('/success-download', 'goHome')).toEqual(onlyWithToken);
  });

  it('can be opened by anybody: where they end is what a plan compares', () => {
    expect(arrivals('/form-package', null)).toEqual(withAndWithout);
    expect(arrivals('/success-download', null)).toEqual(withAndWithout);
  });

  it('shares its page with a route that needs none', () => {
    expect(arrivals('/success-loading-old', 'goHome')).toEqual(withAndWithout);
    expect(arrivals('/download', 'seeProduct')).toEqual(withAndWithout);
  });

  const opened: [string, Edit][] = [
    ['no row leads visitors away', (config) => config.navigation.rules.splice(-1)],
    ['the row asks for more', (config) => Object.assign(guard(config).when, { application: 'ios' })],
    [
      'an earlier row may let them stay',
      (config) =>
        config.navigation.rules.unshift({
          id: 'new',
          when: { 'query.from': '9', outcome: null },
          stay: true,
        }),
    ],
    ['the row leads to the page itself', (config) => Object.assign(guard(config), { go: 'formPackage' })],
    [
      'another row takes the token away there',
      (config) =>
        config.navigation.rules.unshift({
          id: 'new',
          when: { route: 'formPackage', user: 'failed' },
          do: ['clearToken'],
          continue: true,
        }),
    ],
    ['a refused token leads there', ({ site }) => Object.assign(site, { unauthorized: 'formPackage' })],
  ];
  it.each(opened)('is open where %s', (_, edit) => {
    expect(arrivals('/form-package', 'formSaved', edit)).toEqual(withAndWithout);
  });

  it('shows nobody without a token, whatever the address, the phone and the server say', () => {
    const site = resolveSite(shipped, 'default');
    const { withoutToken } = possibleArrivalsOf(shipped);
    const routes = Object.keys(site.routes).filter(
      (route) => ![...withoutToken].some((pair) => pair.startsWith(`${route} `)),
    );
    expect(routes).toContain('formPackage');
    const info = { facts: { application: 'web', bdType: null }, appName: null };
    const flags = [0, 1].map((input_form) => ({ input_form, succ_todo: 0, fail_todo: 0 }));
    const answers: ServerAnswers[] = [
      ...flags.map((one): ServerAnswers => ({ channelInfo: { ...info, flags: one }, ipInfo: { name: '' } })),
      { channelInfo: 'failed', ipInfo: 'failed' },
    ];
    for (const route of [
      'formPackage',
      'productDetail',
      'successDownload',
      'failPage',
      'ksFailMarketplace',
    ]) {
      for (const query of [{}, { from: '4' }, { mark: 'm' }, { _channel: '5265' }]) {
        for (const one of answers) {
          const who = { ...visitor(), query, token: false };
          const found = decideVisit(
            site,
            { ...who, answers: { ...one, user: 'ok', mark: 'failed', markcode: 'failed' } },
            { route, outcome: null },
          );
          expect(found.kind === 'decision' && found.turn, `${route} ${JSON.stringify(query)}`).toBe('go');
        }
      }
    }
  });
});

describe('a plan', () => {
  const leadsTo =
    (id: string, go: string): Edit =>
    ({ navigation }) =>
      Object.assign(
        navigation.rules.find((one: Draft) => one.id === id),
        { go },
      );
  const loginsOf = (edit: Edit) => {
    const { groups } = compared(shipped, edited(shipped, edit));
    const sets = groups.flatMap(({ who }) => ('anyOf' in who ? who.anyOf : [who]));
    return new Set(sets.flatMap(({ login }) => login ?? ['none', 'ok', 'failed']));
  };

  it('counts nobody without a login after an outcome that one brings', () => {
    expect(loginsOf(leadsTo('car-saved', 'uniCarloanResult'))).toEqual(new Set(['ok', 'failed']));
    // Whose token is refused is led to a login from either page.
    expect(loginsOf(leadsTo('city-chosen', 'formPackageSimple'))).toEqual(new Set(['ok']));
  });

  it('counts those without a login after an outcome that needs none', () => {
    expect(loginsOf(leadsTo('see-car-loan', 'ksCarloan'))).toContain('none');
  });

  it('compares both revisions without a token where one of them lets a visitor stay without', () => {
    const open: Edit = (config) => config.navigation.rules.splice(-1);
    const { groups } = compared(shipped, edited(shipped, open));
    // What follows the page is as before; that somebody can be there is told of who opens it.
    expect(groups.map(({ before }) => before)).not.toContain('-');
    expect(groups.length).toBeGreaterThan(0);
  });
});
