import { expect } from 'vitest';
import { applicant, type Visitor } from './visitor.ts';

/** The form that asks for an ID number, which the server verifies with the name before the lead is sent. */
export const idNumberForm = '/form-package-uni';
export const realname = '/v2/user/realname';

export const success = (visitor: Visitor) => visitor.waitForAddress('/success-download');
/** How often name and number were verified. */
export const verified = async (visitor: Visitor) => (await visitor.sandboxRun.calls(realname)).length;

export async function fill(visitor: Visitor): Promise<void> {
  await visitor.open(idNumberForm);
  await visitor.fillUniForm();
}

/** One lead, with the answers of the form and nothing else: verifying adds and removes none. */
export async function expectWholeLead(visitor: Visitor): Promise<void> {
  const leads = await visitor.sandboxRun.leads();
  expect(leads.map(({ fields }) => fields)).toEqual([
    {
      name: applicant.name,
      idCard: applicant.idCard,
      amount: '50000',
      term: '12',
      area: '330100',
      occupation: 'none',
      agreeIdCard: '1',
      agreeTerms: '1',
      agreeSharing: '1',
    },
  ]);
}
