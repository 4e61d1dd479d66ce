import { describe, expect, it } from 'vitest';
import {
  type Answer,
  addFieldValidations,
  formatThousands,
  isMobile,
  isPhone,
  isReseller,
  lazyFieldValidations,
  maskMobile,
  normaliseAnswer,
  normaliseMobile,
  submission,
  type ValidationError,
  validateAnswer,
  validateForm,
  visibleFields,
} from '../../../runtime/index.ts';
import type { Field, Form } from '../../../schemas/index.ts';
import { config, factsWith, siteOf } from '../real-config.ts';

addFieldValidations(lazyFieldValidations);

const limits = siteOf('default').settings;
const options = [
  { value: 'yes', label: '有' },
  { value: 'no', label: '无' },
];
const fields = {
  mobile: { kind: 'mobile', id: 'phone' },
  smsCode: {
    kind: 'smsCode',
    id: 'code',
    mobileField: 'phone',
    consentField: 'agree',
    endpoint: 'sendLoginSms',
  },
  personName: { kind: 'personName', id: 'name' },
  phone: { kind: 'phone', id: 'callback' },
  address: { kind: 'address', id: 'home' },
  idCard: { kind: 'idCard', id: 'idcard', consentField: 'agree' },
  amount: { kind: 'amount', id: 'amount', min: 1000, max: 200_000, step: 1000 },
  choice: { kind: 'choice', id: 'house', options },
  picker: { kind: 'picker', id: 'job', options },
  area2: { kind: 'area', id: 'area', levels: 2 },
  area3: { kind: 'area', id: 'area', levels: 3 },
  text: { kind: 'text', id: 'text' },
  shortText: { kind: 'text', id: 'text', maxLength: 3 },
  consent: { kind: 'consent', id: 'agree', text: '同意', links: [] },
} as const satisfies Record<string, Field>;

type Row = [field: keyof typeof fields, answer: Answer, rule: ValidationError | null];
const rows: Row[] = [
  // R-VALID 1: 11 digits, 1 followed by 3 to 9.
  ['mobile', '13812345678', null],
  ['mobile', '19912345678', null],
  ['mobile', '12812345678', 'invalid'],
  ['mobile', '1381234567', 'invalid'],
  ['mobile', '138123456789', 'invalid'],
  ['mobile', '23812345678', 'invalid'],
  ['mobile', '+86 138-1234-5678', null],
  ['mobile', '008613812345678', null],
  ['mobile', '１３８１２３４５６７８', null],
  ['mobile', 'abc', 'required'],
  ['mobile', '', 'required'],
  ['mobile', undefined, 'required'],
  ['mobile', '17012345678', 'reseller'],
  ['mobile', '+86 17112345678', 'reseller'],
  ['smsCode', '123456', null],
  ['smsCode', ' 123 456 ', null],
  ['smsCode', '12345', 'invalid'],
  ['smsCode', '1234567', 'invalid'],
  // R-VALID 4, 7: name at most 30.
  ['personName', '张三', null],
  ['personName', '阿卜杜拉·艾合买提', null],
  ['personName', '𠮷田', null],
  ['personName', '张', 'invalid'],
  ['personName', '张3', 'invalid'],
  ['personName', '张<b>', 'invalid'],
  ['personName', '张'.repeat(30), null],
  ['personName', '𠮷'.repeat(30), null],
  ['personName', '张'.repeat(31), 'tooLong'],
  ['personName', '   ', 'required'],
  ['idCard', '11010519491231002X', null],
  ['idCard', '11010519491231002x', null],
  ['idCard', ' 110105 19491231 002X ', null],
  ['idCard', '110105194912310021', 'invalid'],
  ['idCard', '110105491231002', 'invalid'],
  ['idCard', '11010519491331002X', 'invalid'],
  ['idCard', '', 'required'],
  // R-VALID 3: a mobile number with an optional 86 or +86, or a landline of 0 and 10 to 13 digits or dashes.
  ['phone', '13812345678', null],
  ['phone', '+86 138-1234-5678', null],
  ['phone', '12812345678', null],
  ['phone', '010-88886666', null],
  ['phone', '(0571) 8888 6666', null],
  ['phone', '０１０－８８８８６６６６', null],
  ['phone', '010—88886666', null],
  ['phone', '88886666', 'invalid'],
  ['phone', '0571-88886666-12345', 'invalid'],
  ['phone', '010|88886666', 'invalid'],
  ['phone', '没有', 'invalid'],
  ['phone', '', 'required'],
  ['address', '文三路 1 号', null],
  ['address', '路'.repeat(200), null],
  ['address', '路'.repeat(201), 'tooLong'],
  ['address', ' \n', 'required'],
  ['amount', '1000', null],
  ['amount', '50,000', null],
  ['amount', '¥50,000元', null],
  ['amount', '5,000.00', null],
  ['amount', '200000', null],
  ['amount', '999', 'tooSmall'],
  ['amount', '201000', 'tooLarge'],
  ['amount', '1500', 'invalid'],
  ['amount', '9'.repeat(400), 'invalid'],
  ['amount', 'abc', 'invalid'],
  ['amount', '1e4', 'invalid'],
  ['amount', '-5000', 'invalid'],
  ['amount', '5万', 'invalid'],
  ['amount', '5000.5', 'invalid'],
  ['choice', 'yes', null],
  ['choice', 'maybe', 'invalid'],
  ['choice', 'constructor', 'invalid'],
  ['choice', undefined, 'required'],
  ['picker', 'no', null],
  ['picker', '有', 'invalid'],
  // R-VALID 7: placeholder 000000, the last level is required.
  ['area3', '310101', null],
  ['area3', '310100', 'required'],
  ['area3', '310000', 'required'],
  ['area3', '000000', 'required'],
  ['area3', '31010', 'invalid'],
  ['area3', '010101', 'invalid'],
  ['area3', '', 'required'],
  ['area2', '310100', null],
  ['area2', '310000', 'required'],
  // R-VALID 7: at most 200 characters, as people count them.
  ['text', '字'.repeat(200), null],
  ['text', '😀'.repeat(200), null],
  ['text', '字'.repeat(201), 'tooLong'],
  ['text', ' ', 'required'],
  ['shortText', '字字字', null],
  ['shortText', '字字字字', 'tooLong'],
  ['consent', true, null],
  ['consent', false, 'required'],
  ['consent', undefined, 'required'],
  ['consent', 'true', 'required'],
];

describe('validateAnswer (R-VALID 1, 2, 4, 7)', () => {
  it.each(rows)('%s %.40j breaks %s', (field, answer, rule) => {
    expect(validateAnswer(fields[field], answer, limits)).toBe(rule);
  });
  it.each(Object.keys(fields) as (keyof typeof fields)[])('an optional %s may be left out', (name) => {
    const field = { ...fields[name], optional: true } as Field;
    expect(validateAnswer(field, undefined, limits)).toBeNull();
    expect(validateAnswer(field, '', limits)).toBeNull();
  });
  it('a text that is entered all the same is validated', () => {
    expect(validateAnswer({ ...fields.mobile, optional: true }, '123', limits)).toBe('invalid');
  });
});

describe('what is sent', () => {
  it.each([
    ['mobile', '+86 138 1234 5678', '13812345678'],
    ['mobile', '8613812345678', '13812345678'],
    ['amount', '５０，０００', '50000'],
    ['amount', '5000.00', '5000'],
    ['amount', '5,000.', '5000.'],
    ['amount', '1e5', '1e5'],
    ['amount', '-5', '-5'],
    ['smsCode', '１２３456', '123456'],
    ['idCard', ' 11010519491231002x', '11010519491231002X'],
    ['phone', '+86 138-1234-5678', '13812345678'],
    ['phone', '（０５７１）8888-6666', '05718888-6666'],
    ['phone', '0571-8888 6666', '0571-88886666'],
    ['address', ' 文三路  1 号\n2 幢 ', '文三路 1 号 2 幢'],
    ['personName', '  Li   Lei ', 'Li Lei'],
    ['text', ' a  b ', 'a  b'],
  ] as const)('%s %j is %j', (kind, typed, sent) => {
    expect(normaliseAnswer(fields[kind], typed)).toBe(sent);
  });
  it.each(Object.values(fields))('$kind: normalising twice is normalising once', (field) => {
    for (const typed of ['+86 138-1234-5678', ' ５，０００．００ ', 'Ａ b  c', '']) {
      const once = normaliseAnswer(field, typed);
      expect(normaliseAnswer(field, once)).toBe(once);
    }
  });
});

describe('mobile numbers (R-VALID 1, 2, 3)', () => {
  const prefixes = '1704 1707 1708 1709 171 146 167 141 149 1700 1701 1702 162 174 165 1703 1706 1705'.split(
    ' ',
  );
  it('the reseller prefixes are those of the requirements', () => {
    expect([...limits.mobile.resellerPrefixes].sort()).toEqual([...prefixes].sort());
    expect(limits.mobile.exempt).toHaveLength(1);
  });
  it.each(prefixes)('a number that starts with %s is a reseller’s', (prefix) => {
    const number = prefix.padEnd(11, '8');
    expect(isReseller(number, limits.mobile)).toBe(true);
    expect(validateAnswer(fields.mobile, number, limits)).toBe('reseller');
  });
  it.each(['138', '172', '173', '175', '166', '163', '147', '145', '199'])('one with %s is not', (prefix) => {
    expect(isReseller(prefix.padEnd(11, '8'), limits.mobile)).toBe(false);
  });
  it('one number is exempt', () => {
    const [exempt = ''] = limits.mobile.exempt;
    expect(isMobile(exempt)).toBe(true);
    expect(validateAnswer(fields.mobile, exempt, limits)).toBeNull();
    expect(isReseller(exempt, { ...limits.mobile, exempt: [] })).toBe(true);
  });
  it.each([
    ['13812345678', true],
    ['12345678901', true],
    ['8613812345678', true],
    ['+8613812345678', true],
    ['+86 138 1234 5678', true],
    ['（138）12345678', true],
    ['008613812345678', false],
    ['138-1234-5678', false],
    ['23812345678', false],
    ['021-12345678', true],
    ['0212345678', false],
    ['02112345678', true],
    ['0755-12345678', true],
    ['075512345678901', false],
    ['0755-123456-7890', false],
    ['0', false],
    ['', false],
    ['|13812345678', false],
    ['abc', false],
  ])('isPhone %j is %s (R-VALID 3)', (value, expected) => {
    expect(isPhone(value)).toBe(expected);
  });
  it.each([
    ['13812345678', '138****5678'],
    ['+447400123456', '+44****123456'],
    ['12345', '*****'],
    ['1'.repeat(1000), '*'.repeat(11)],
    ['', ''],
  ])('%.20s is masked', (value, masked) => {
    expect(maskMobile(value)).toBe(masked);
  });
  it('a prefix is removed only if a number is left', () => {
    expect(normaliseMobile('86138123456')).toBe('86138123456');
    expect(normaliseMobile('8623812345678')).toBe('8623812345678');
  });
});

describe('default messages (R-VALID 4)', () => {
  it.each([
    ['field.personName.required', '请填写姓名'],
    ['field.mobile.invalid', '请填写正确的电话'],
    ['field.phone.invalid', '请填写正确的电话'],
    ['field.address.required', '请填写详细地址'],
    ['field.area.required', '请选择地区'],
  ])('%s is %s', (id, text) => {
    expect(config.messages.messages[id]).toBe(text);
  });
});

describe('numbers (R-VALID 5)', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1234567.891, '1,234,567.89'],
    [-1234567, '-1,234,567'],
    [200000, '200,000'],
  ])('%d is shown as %s', (value, shown) => {
    expect(formatThousands(value)).toBe(shown);
  });
});

describe('a form', () => {
  const form: Form = {
    id: 'test',
    purpose: '测试',
    endpoint: 'formSave',
    submitLabel: '提交',
    fields: [
      fields.choice,
      { ...fields.text, id: 'address', showWhenAnswers: { house: 'yes' } },
      { ...fields.text, id: 'owner', showWhenAnswers: { address: ['here', 'there'] } },
      { ...fields.amount },
      { ...fields.picker, showWhenAnswers: { amount: 50000 } },
      { ...fields.consent, showWhen: { 'session.token': true } },
    ],
  };
  const ids = (answers: object, facts = {}) =>
    visibleFields(form, answers as never, factsWith(facts)).map(({ id }) => id);
  it('shows fields by the answers before them', () => {
    expect(ids({})).toEqual(['house', 'amount']);
    expect(ids({ house: 'yes' })).toEqual(['house', 'address', 'amount']);
    expect(ids({ house: 'yes', address: 'there' })).toEqual(['house', 'address', 'owner', 'amount']);
  });
  it('a hidden answer satisfies no condition', () => {
    expect(ids({ house: 'no', address: 'there' })).toEqual(['house', 'amount']);
  });
  it('an amount, whose answer is text, satisfies a condition on its number', () => {
    expect(ids({ amount: '50000' })).toEqual(['house', 'amount', 'job']);
    expect(ids({ amount: '5000' })).toEqual(['house', 'amount']);
  });
  it('an unknown fact hides a field', () => {
    expect(ids({}, { 'session.token': true })).toContain('agree');
    expect(ids({}, {})).not.toContain('agree');
  });
  it('neither validates nor sends what is hidden', () => {
    const answers = {
      house: 'no',
      address: 'x'.repeat(500),
      owner: 'me',
      amount: '50,000',
      job: 'bad',
      agree: true,
    };
    expect([...validateForm(form, answers, factsWith({}), limits)]).toEqual([]);
    expect(submission(form, { ...answers, amount: '51,000' }, factsWith({}))).toEqual({
      house: 'no',
      amount: '51000',
    });
    expect(submission(form, { agree: true }, factsWith({ 'session.token': true }))).toEqual({ agree: '1' });
  });
  it('returns the error of each visible field', () => {
    const answers = { house: 'yes', address: '字'.repeat(201), amount: '1' };
    const broken = validateForm(form, answers, factsWith({}), limits);
    expect(Object.fromEntries(broken.map(({ field, rule }) => [field.id, rule]))).toEqual({
      address: 'tooLong',
      amount: 'tooSmall',
    });
  });
});
