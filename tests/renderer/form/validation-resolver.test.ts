import { describe, expect, it } from 'vitest';
import {
  type AnswerValues,
  type ValidationInputs,
  validationResolver,
} from '../../../renderer/form/validation-resolver.ts';
import { addFieldValidations, lazyFieldValidations } from '../../../runtime/index.ts';
import type { Form } from '../../../schemas/index.ts';

addFieldValidations(lazyFieldValidations);

const form: Form = {
  id: 'sample',
  purpose: 'sample',
  endpoint: 'save',
  submitLabel: 'send',
  fields: [
    { kind: 'mobile', id: 'phone', messages: { reseller: 'not this one' } },
    {
      kind: 'choice',
      id: 'car',
      options: [
        { value: 'yes', label: 'Y' },
        { value: 'no', label: 'N' },
      ],
    },
    { kind: 'text', id: 'plate', showWhenAnswers: { car: 'yes' }, maxLength: 3 },
    { kind: 'text', id: 'inside', showWhen: { 'device.inApp': true } },
    { kind: 'consent', id: 'agree', text: 'agree', links: [] },
  ],
};
const rules: ValidationInputs = {
  facts: {
    own: { 'device.inApp': false },
    query: {},
    info: undefined,
    flags: undefined,
    site: { facts: { flags: {}, channelInfo: {} } },
    channel: {},
  },
  limits: {
    mobile: { resellerPrefixes: ['171'], exempt: ['17100000000'] },
    limits: { personName: 30, address: 200, text: 200 },
    sms: { resendSeconds: 60, codeLength: 6 },
  },
  message: (id) => `text of ${id}`,
};
const check = async (answers: AnswerValues, names?: string[]) => {
  const resolve = validationResolver(form, () => rules);
  const options = { fields: {}, shouldUseNativeValidation: false, ...(names && { names }) };
  return (await resolve(answers, undefined, options)).errors as Record<
    string,
    { type: string; message: string }
  >;
};

describe('validationResolver', () => {
  it('returns the default message of the kind and the error', async () => {
    expect((await check({})).phone).toEqual({ type: 'required', message: 'text of field.mobile.required' });
  });
  it('returns the message of the field if it has one', async () => {
    expect((await check({ phone: '17112345678' })).phone).toEqual({
      type: 'reseller',
      message: 'not this one',
    });
    expect((await check({ phone: '17100000000' })).phone).toBeUndefined();
  });
  it('skips fields that are hidden by a fact or by an answer', async () => {
    expect(Object.keys(await check({ car: 'no', plate: 'far too long' }))).toEqual(['phone', 'agree']);
    expect((await check({ car: 'yes', plate: 'far too long' })).plate?.type).toBe('tooLong');
  });
  it('validates only the named fields', async () => {
    expect(Object.keys(await check({}, ['agree']))).toEqual(['agree']);
    expect(await check({ agree: true }, ['agree'])).toEqual({});
  });
  it('accepts pasted text in another format', async () => {
    const answers = { phone: '+86 138-1234-5678', car: 'no', agree: true };
    expect(await check(answers)).toEqual({});
  });
});
