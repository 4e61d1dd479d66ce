import type { PageBundle } from '../../../renderer/site-data/page-bundle.ts';
import type { Block, Field, Form } from '../../../schemas/index.ts';

/** A page with one form of these fields. @param change - other properties of the form */
export function formPage(fields: Field[], more: Block[] = [], change: Partial<Form> = {}): PageBundle {
  const form: Form = {
    id: 'sample',
    purpose: 'Why this is asked',
    endpoint: 'save',
    submitLabel: 'Send',
    fields,
    ...change,
  };
  const onResult = {
    cases: [
      { code: 200, finish: 'saved' },
      { code: 4001, show: { at: 'name', message: 'field.invalid' } },
    ],
    otherwise: { show: { at: 'form', message: 'call.failed' } },
  };
  const body: Block[] = [
    { type: 'hero', id: 'top', title: 'A page', layout: 'plain' },
    { type: 'form', id: 'ask', form: 'sample', title: 'A form', onResult },
    ...more,
  ];
  return {
    page: { id: 'sample', title: 'Sample', outcomes: ['saved'], body },
    forms: { sample: form },
    messages: {},
  };
}

export const loginFields: Field[] = [
  { kind: 'mobile', id: 'phone' },
  { kind: 'smsCode', id: 'code', mobileField: 'phone', consentField: 'agree', endpoint: 'sendCode' },
  { kind: 'consent', id: 'agree', text: 'I agree', links: [{ label: 'Terms', page: 'terms' }] },
];

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

/** Most kinds of field once, with a field that depends on another. */
export const everyField: Field[] = [
  { kind: 'personName', id: 'name' },
  { kind: 'mobile', id: 'phone', hint: 'A hint' },
  { kind: 'idCard', id: 'card', consentField: 'agree' },
  { kind: 'amount', id: 'amount', min: 1000, max: 200_000, step: 1000 },
  { kind: 'choice', id: 'kind', options },
  { kind: 'picker', id: 'job', options },
  { kind: 'text', id: 'detail', label: 'Detail', lines: 3, showWhenAnswers: { kind: 'b' } },
  { kind: 'area', id: 'area', levels: 3 },
  { kind: 'address', id: 'address' },
  { kind: 'phone', id: 'callback' },
  { kind: 'smsCode', id: 'code', mobileField: 'phone', consentField: 'agree', endpoint: 'sendCode' },
  { kind: 'consent', id: 'agree', text: 'I agree', links: [{ label: 'Terms', page: 'terms' }] },
];

export const terms: PageBundle = {
  messages: {},
  page: {
    id: 'terms',
    title: 'Terms',
    outcomes: [],
    body: [
      {
        type: 'article',
        id: 'text',
        title: 'Terms',
        updated: '2026-01-01',
        sections: [{ heading: 'First', paragraphs: ['Words.'] }],
      },
    ],
  },
  forms: {},
};
