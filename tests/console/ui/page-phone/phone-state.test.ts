import { describe, expect, it } from 'vitest';
import { type PhoneState, setupOf, statesOf } from '../../../../console/ui/page-phone/phone-state.ts';
import { stagedVisit } from '../../../../console/ui/preview/staged-visit.ts';
import { storedLead } from '../../../../runtime/index.ts';
import { decodeLeadResponse, toldResponse } from '../../../../runtime/leads/lead-response.ts';
import { checkSettings } from '../../../../sandbox/settings/check-settings.ts';
import { config } from '../../../runtime/real-config.ts';

const filesOf = (page: string) => ({
  page: config.pages[page],
  formOf: (id: string) => config.forms[id],
  endpoints: config.endpoints,
});

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

it('the phone of a visitor who has sent a form remembers a lead that the pages read as received', () => {
  const login = { token: 't', userId: '7' };
  const { leads } = stagedVisit('1', { token: true, user: 'ok' }, login, ['carloan']);
  const lead = storedLead('carloan').decode(JSON.stringify(leads.carloan));
  expect(lead?.state).toBe('confirmed');
  expect(decodeLeadResponse(lead?.response)?.code).toBe(200);
  expect(toldResponse(lead, '7')?.code).toBe(200);
});
