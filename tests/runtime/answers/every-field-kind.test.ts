import { describe, expect, it } from 'vitest';
import {
  type Answer,
  addFieldValidations,
  draftAnswers,
  furtherFieldValidations,
  groupValidation,
  lazyFieldValidations,
  uploadFieldValidations,
  type ValidationError,
  validateAnswer,
} from '../../../runtime/index.ts';
import {
  type Field,
  type FieldKind,
  type FieldOf,
  type Form,
  validationMessageIds,
} from '../../../schemas/index.ts';
import { config } from '../real-config.ts';
import { limits } from './answer-limits.ts';

addFieldValidations(lazyFieldValidations);
addFieldValidations(furtherFieldValidations);
addFieldValidations(uploadFieldValidations);
addFieldValidations({ group: groupValidation });

interface Example<K extends FieldKind> {
  field: FieldOf<K>;
  valid: Answer;
  /** An answer for each error of the kind besides `required`. */
  refused: Partial<Record<ValidationError, Answer>>;
  /** Whether a draft stores the answer on the phone: never a secret, a code that expires, or a consent. */
  inDraft: boolean;
}
const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const letters = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: value }));
/** One example for each kind; a kind without one does not compile. */
const examples: { [K in FieldKind]: Example<K> } = {
  mobile: {
    field: { kind: 'mobile', id: 'it' },
    valid: '13812345678',
    refused: { invalid: '12345', reseller: '17012345678' },
    inDraft: true,
  },
  smsCode: {
    field: {
      kind: 'smsCode',
      id: 'it',
      mobileField: 'phone',
      consentField: 'agree',
      endpoint: 'sendLoginSms',
    },
    valid: '123456',
    refused: { invalid: '12' },
    inDraft: false,
  },
  phone: {
    field: { kind: 'phone', id: 'it' },
    valid: '010-88886666',
    refused: { invalid: '88886666' },
    inDraft: true,
  },
  email: {
    field: { kind: 'email', id: 'it' },
    valid: 'wang@example.com',
    refused: { invalid: 'wang@' },
    inDraft: true,
  },
  personName: {
    field: { kind: 'personName', id: 'it' },
    valid: '张三',
    refused: { invalid: '1', tooLong: '张'.repeat(31) },
    inDraft: true,
  },
  idCard: {
    field: { kind: 'idCard', id: 'it', consentField: 'agree' },
    valid: '11010519491231002X',
    refused: { invalid: '110105194912310021' },
    inDraft: false,
  },
  amount: {
    field: { kind: 'amount', id: 'it', min: 1000, max: 9000, step: 1000 },
    valid: '5000',
    refused: { invalid: '5001', tooSmall: '10', tooLarge: '10000' },
    inDraft: true,
  },
  choice: {
    field: { kind: 'choice', id: 'it', options },
    valid: 'yes',
    refused: { invalid: 'maybe' },
    inDraft: true,
  },
  picker: {
    field: { kind: 'picker', id: 'it', options },
    valid: 'no',
    refused: { invalid: 'maybe' },
    inDraft: true,
  },
  choices: {
    field: { kind: 'choices', id: 'it', options: letters, atLeast: 2, atMost: 3 },
    valid: 'a,c',
    refused: { invalid: 'a,e', tooSmall: 'a', tooLarge: 'a,b,c,d' },
    inDraft: true,
  },
  yesNo: {
    field: { kind: 'yesNo', id: 'it', no: { value: '0' } },
    valid: '0',
    refused: { invalid: 'no' },
    inDraft: true,
  },
  rating: {
    field: { kind: 'rating', id: 'it', max: 5 },
    valid: '5',
    refused: { invalid: '6' },
    inDraft: true,
  },
  area: {
    field: { kind: 'area', id: 'it', levels: 3 },
    valid: '330106',
    refused: { invalid: '33' },
    inDraft: true,
  },
  address: {
    field: { kind: 'address', id: 'it' },
    valid: '浙江省杭州市西湖区文三路 1 号',
    refused: { tooLong: '路'.repeat(201) },
    inDraft: true,
  },
  number: {
    field: { kind: 'number', id: 'it', min: 1, max: 9, decimals: 1, unit: 'km' },
    valid: '2.5',
    refused: { invalid: 'x', tooSmall: '0', tooLarge: '10', tooLong: '2.55' },
    inDraft: true,
  },
  date: {
    field: { kind: 'date', id: 'it', precision: 'month', from: '2020-01-01', until: 'today' },
    valid: '2024-05',
    refused: { invalid: '2024-13', tooSmall: '2019-12', tooLarge: '2026-12' },
    inDraft: true,
  },
  dateRange: {
    field: {
      kind: 'dateRange',
      id: 'it',
      from: 'today',
      until: '2027-12-31',
      leastNights: 2,
      mostNights: 14,
    },
    valid: '2026-12-24/2027-01-02',
    refused: {
      invalid: '2026-12-24/2026-12-20',
      tooSmall: '2026-01-01/2026-01-05',
      tooLarge: '2027-12-30/2028-01-02',
      tooShort: '2026-12-24/2026-12-25',
      tooLong: '2026-12-01/2026-12-31',
    },
    inDraft: true,
  },
  time: {
    field: { kind: 'time', id: 'it', from: '09:00', until: '18:00', step: 30 },
    valid: '09:30',
    refused: { invalid: '09:15', tooSmall: '08:30', tooLarge: '18:30' },
    inDraft: true,
  },
  plate: { field: { kind: 'plate', id: 'it' }, valid: '浙A12345', refused: { invalid: 'A' }, inDraft: true },
  cascade: {
    field: { kind: 'cascade', id: 'it', endpoint: 'carModels', levels: ['Brand', 'Series'] },
    valid: 'brand/series',
    refused: { invalid: 'brand/series/model' },
    inDraft: true,
  },
  text: {
    field: { kind: 'text', id: 'it', maxLength: 3 },
    valid: 'abc',
    refused: { tooLong: 'abcd' },
    inDraft: true,
  },
  url: {
    field: { kind: 'url', id: 'it' },
    valid: 'https://www.example.com/a?b=c',
    refused: { invalid: 'ftp://example.com', tooLong: `https://example.com/${'a'.repeat(2000)}` },
    inDraft: true,
  },
  figure: {
    field: { kind: 'figure', id: 'it', label: 'Sum', shows: 'sum', of: ['amount'] },
    valid: '',
    refused: {},
    inDraft: false,
  },
  photo: {
    field: {
      kind: 'photo',
      id: 'it',
      endpoint: 'sendUpload',
      slots: [{ label: 'Front' }, { label: 'Back' }],
    },
    valid: `${'a'.repeat(32)},${'b'.repeat(32)}`,
    refused: {
      invalid: 'front.jpg,back.jpg',
      tooSmall: `,${'b'.repeat(32)}`,
      tooLarge: Array(3).fill('c'.repeat(32)).join(','),
    },
    inDraft: true,
  },
  signature: {
    field: { kind: 'signature', id: 'it', endpoint: 'sendUpload' },
    valid: 'typed:王小明',
    refused: { invalid: '王小明', tooShort: 'typed:王', tooLong: `typed:${'王'.repeat(61)}` },
    inDraft: true,
  },
  group: {
    field: {
      kind: 'group',
      id: 'it',
      label: 'Travellers',
      entryLabel: 'Traveller',
      min: 1,
      max: 3,
      fields: [{ kind: 'personName', id: 'name' }],
    },
    valid: '2',
    refused: {},
    inDraft: true,
  },
  hidden: { field: { kind: 'hidden', id: 'it', value: 'web' }, valid: 'web', refused: {}, inDraft: false },
  consent: {
    field: { kind: 'consent', id: 'it', text: 'I agree', links: [] },
    valid: true,
    refused: {},
    inDraft: false,
  },
};
const all = Object.entries(examples) as [FieldKind, Example<FieldKind>][];

describe('every kind of field', () => {
  it.each(all)('%s: accepts a valid answer, requires a missing one, and names each error', (_, example) => {
    const check = (answer: Answer) => validateAnswer(example.field as Field, answer, limits);
    expect(check(example.valid)).toBeNull();
    // A figure is nobody's answer.
    expect(check(undefined)).toBe(example.field.kind === 'figure' ? null : 'required');
    for (const [error, answer] of Object.entries(example.refused)) expect(check(answer), error).toBe(error);
  });
  it.each(all)('%s: has a message for each error in validationMessageIds', (kind, { refused }) => {
    const ids: ReadonlySet<string> = new Set(validationMessageIds);
    const missing = ['required', ...Object.keys(refused)].filter(
      // `invalid` has a text that fits every kind; the others say what is wrong.
      // A hidden value and the number of entries are always there, and nobody could read their message.
      (error) =>
        !ids.has(`field.${kind}.${error}`) &&
        error !== 'invalid' &&
        kind !== 'hidden' &&
        kind !== 'figure' &&
        kind !== 'group',
    );
    expect(missing).toEqual([]);
    expect(config.messages.messages['field.invalid']).toBeDefined();
  });
  it.each(all)(
    '%s: is stored in a draft, or not, as decided for the kind',
    (_, { field, valid, inDraft }) => {
      const form = { id: 'f', purpose: '-', endpoint: 'userSave', submitLabel: '-', fields: [field] } as Form;
      expect('it' in draftAnswers(form, { it: valid })).toBe(inDraft);
    },
  );
});
