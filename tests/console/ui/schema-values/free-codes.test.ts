import { expect, test } from 'vitest';
import { freeCodes } from '../../../../console/ui/schema-values/free-codes.ts';

const endpoints = { endpoints: { save: { codes: [200, 4220, 4221] }, logIn: { codes: [200, 4001] } } };
const form = {
  endpoint: 'save',
  logIn: { endpoint: 'logIn', onResult: { cases: [] } },
  receipt: { reasons: [] },
};
const source = { endpoints, formOf: (id: string) => (id === 'apply' ? form : undefined) };
const page = {
  body: [{ type: 'form', form: 'apply', onResult: { cases: [{ code: 200 }, { code: [4220] }] } }],
};

test('the free codes of a form on a page are those of its call that no item names', () => {
  expect(freeCodes(page, ['body', 0, 'onResult', 'cases'], source)).toEqual([4221]);
});

test('those of a form are of the call that is nearest around the list', () => {
  expect(freeCodes(form, ['logIn', 'onResult', 'cases'], source)).toEqual([200, 4001]);
  expect(freeCodes(form, ['receipt', 'reasons'], source)).toEqual([4220, 4221]);
  expect(freeCodes({}, ['body', 0, 'items'], source)).toEqual([]);
});
