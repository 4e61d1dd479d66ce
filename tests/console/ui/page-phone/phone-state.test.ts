import { describe, expect, it } from 'vitest';
import { arrivalBy } from '../../../../console/ui/page-phone/arrival.ts';
import { type PhoneState, setupOf, statesOf } from '../../../../console/ui/page-phone/phone-state.ts';
import { resultStatesOf, staysAfter } from '../../../../console/ui/page-phone/result-states.ts';
import { stagedVisit } from '../../../../console/ui/preview/staged-visit.ts';
import { storedLead } from '../../../../runtime/index.ts';
import { decodeLeadResponse, toldResponse } from '../../../../runtime/leads/lead-response.ts';
import { checkSettings } from '../../../../sandbox/settings/check-settings.ts';
import { config } from '../../../runtime/real-config.ts';

const filesOf = (page: string) => ({
  page: config.pages[page],
  formOf: (id: string) => config.forms[id],
  endpoints: config.endpoints,
  arrivalBy: (form: string) => arrivalBy(form, config.pages[page], pageFiles, contentOf),
});

const pageFiles = Object.entries(config.pages).map(([id, value]) => ({ id, file: '', value }));
const contentOf = (file: string): unknown => {
  const [, kind = '', id = ''] = /^definitions\/(?:(pages|forms)\/)?(.+)\.json$/.exec(file) ?? [];
  return kind ? config[kind as 'pages' | 'forms'][id] : config[id as 'routes'];
};

describe('the states of a page in the phone of the page builder', () => {
  it.each([
    ['a page that only shows texts', 'empty', ['normal']],
    ['a login page', 'login', ['normal', 'fieldErrors']],
    ['a page with a form that sends a lead', 'carloan', ['normal', 'fieldErrors', 'sent']],
    ['a list of products', 'loan-marketplace', ['normal', 'loading', 'empty', 'failed']],
    ['a destination', 'success-download', ['normal', 'loading', 'empty', 'failed', 'sent']],
  ])('are those that %s can have', (_, page, states) => {
    expect(statesOf(filesOf(page))).toEqual(states);
  });

  it('come about by settings that the sandbox accepts', () => {
    for (const page of Object.keys(config.pages)) {
      for (const state of statesOf(filesOf(page))) {
        const { settings } = setupOf(state, filesOf(page));
        expect(checkSettings(settings, config)).toHaveProperty('patch');
      }
    }
    expect(setupOf('failed', filesOf('loan-marketplace')).settings).toEqual({
      faults: [{ path: '/v3/app/index', kind: '500' }],
    });
  });

  it('come about by a press of the button of the first form, or of the one that leads to what follows', () => {
    const pressOf = (page: string, state: PhoneState) => setupOf(state, filesOf(page)).press;
    expect(pressOf('login', 'fieldErrors')).toEqual({ form: 'sms-login' });
    expect(pressOf('carloan', 'sent')).toEqual({ message: 'lead.seeResult' });
    expect(pressOf('success-download', 'sent')).toBeNull();
    expect(pressOf('login', 'normal')).toBeNull();
  });
});

describe('what follows a lead in the phone of the page builder', () => {
  const sentOf = (page: string) => setupOf('sent', filesOf(page)).sent;

  it('was received where visitors come by a success, and on the page of its form', () => {
    expect(sentOf('success-download')).toEqual([{ form: 'form-package', code: 200 }]);
    expect(sentOf('carloan')).toEqual([{ form: 'carloan', code: 200 }]);
  });

  it('was refused where visitors come by a refusal alone', () => {
    expect(sentOf('fail-page')).toEqual([{ form: 'form-package', code: 4220 }]);
  });
});

describe('the results of a form in the phone of the page builder', () => {
  const shortOf = (page: string) =>
    resultStatesOf(filesOf(page)).map(({ code, codes, lacks, isLogin }) => [code, codes, lacks, isLogin]);

  it('are its result codes, and one of any other; a login succeeds only with right answers', () => {
    expect(shortOf('login-v1').slice(0, 2)).toEqual([
      [200, '200', 'answers', true],
      [4000, '4000', null, true],
    ]);
    expect(shortOf('form-package')).toEqual([
      [200, '200', null, false],
      [4220, null, null, false],
    ]);
    // All codes that the call lists are handled, and a server may answer another one.
    expect(shortOf('car-problem')).toEqual([
      [200, '200', null, false],
      [4220, '4220', null, false],
      [9999, null, null, false],
    ]);
    expect(shortOf('success-download')).toEqual([]);
    const stays = (page: string) => resultStatesOf(filesOf(page)).some(staysAfter);
    expect([stays('car-problem'), stays('form-package')]).toEqual([true, false]);
  });

  it('come about by settings that the sandbox accepts, and by sending the form', () => {
    for (const page of Object.keys(config.pages)) {
      const files = filesOf(page);
      for (const { state, lacks, form, endpoint, code, isLogin } of resultStatesOf(files)) {
        const { settings, isLoggedIn, press } = setupOf(state, files);
        expect(checkSettings(settings, config)).toHaveProperty('patch');
        if (lacks !== null) continue;
        expect(settings).toEqual({ results: { [endpoint]: code } });
        expect(press).toEqual({ form, isFilledIn: true });
        expect(isLoggedIn).toBe(!isLogin);
      }
    }
  });

  it('are shown of a code that the call does not list, which its server may answer all the same', () => {
    const files = { ...filesOf('car-problem'), page: mistyped() };
    const results = resultStatesOf(files);
    expect(results.map(({ code, lacks, isListed }) => [code, lacks, isListed])).toEqual([
      [200, null, true],
      [4999, null, false],
      [4220, null, true],
    ]);
    const { settings } = setupOf(results[1]?.state ?? 'normal', files);
    expect(checkSettings(settings, config)).toHaveProperty('patch');
  });

  it('are not shown of an HTTP status that the call does not list: the page takes it for a fault', () => {
    const results = resultStatesOf({
      ...filesOf('car-problem'),
      page: mistyped(),
      endpoints: statuses,
    });
    expect(results.map(({ code, lacks }) => [code, lacks])).toEqual([
      [200, null],
      [4999, 'endpoint'],
      [4220, null],
    ]);
    const page = JSON.parse(JSON.stringify(mistyped()).replace('4999', '4220'));
    const all = resultStatesOf({ ...filesOf('car-problem'), page, endpoints: statuses });
    expect(all.at(-1)).toMatchObject({ code: 599, codes: null, lacks: 'endpoint' });
  });

  const statuses = { ...config.endpoints, contract: { envelope: 'status' } };
  const mistyped = (): unknown =>
    JSON.parse(JSON.stringify(config.pages['car-problem']).replace('"code":4220', '"code":4999'));
});

it('the phone of a visitor who has sent a form remembers a lead that the pages read as received', () => {
  const login = { token: 't', userId: '7' };
  const { leads } = stagedVisit('1', { token: true, user: 'ok' }, login, [{ form: 'carloan', code: 200 }]);
  const lead = storedLead('carloan').decode(JSON.stringify(leads.carloan));
  expect(lead?.state).toBe('confirmed');
  expect(decodeLeadResponse(lead?.response)?.code).toBe(200);
  expect(toldResponse(lead, '7')?.code).toBe(200);
});
