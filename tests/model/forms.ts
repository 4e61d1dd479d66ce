import type { Form } from '../../schemas/index.ts';

const login: NonNullable<Form['logIn']> = {
  endpoint: 'loginSmsCode',
  onResult: { cases: [], otherwise: { show: { at: 'form', message: 'login.failed' } } },
};
const texts: Form['fields'] = [
  { kind: 'text', id: 'name', label: '姓名', maxLength: 30, lines: 1 },
  { kind: 'text', id: 'note', label: '备注', maxLength: 30, lines: 1, optional: true },
];
const withoutLogin = { 'session.token': false };
const consent: Form['fields'][number] = {
  kind: 'consent',
  id: 'agree',
  label: '协议',
  text: '同意',
  covers: ['draft'],
  links: [],
};
const parts = { purpose: '用于匹配', endpoint: 'formSave', submitLabel: '提交' };

/** A form for visitors who are logged in, and one that logs in itself, as the shipped forms are. */
export const forms: Readonly<Record<'package' | 'simple', Form>> = {
  package: { ...parts, id: 'package', fields: [...texts, consent] },
  simple: {
    ...parts,
    id: 'simple',
    logIn: login,
    fields: [
      ...texts,
      { kind: 'mobile', id: 'phone', label: '手机号', showWhen: withoutLogin },
      {
        kind: 'smsCode',
        id: 'code',
        label: '验证码',
        showWhen: withoutLogin,
        mobileField: 'phone',
        consentField: 'agree',
        endpoint: 'sendLoginSms',
      },
      consent,
    ],
  },
};
