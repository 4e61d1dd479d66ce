import { describe, expect, it } from 'vitest';
import {
  addFieldValidations,
  addWholeFormTests,
  furtherFieldValidations,
  lazyFieldValidations,
  validateForm,
} from '../../../runtime/index.ts';
import type { ComparisonTest, Field, Form } from '../../../schemas/index.ts';
import { factsWith, siteOf } from '../real-config.ts';

addFieldValidations({ ...lazyFieldValidations, ...furtherFieldValidations });
addWholeFormTests();
const limits = siteOf('default').settings;

const number = (id: string, more: object = {}) =>
  ({ kind: 'number', id, min: 0, max: 100, decimals: 1, optional: true, ...more }) as Field;
const date = (id: string): Field => ({
  kind: 'date',
  id,
  precision: 'day',
  from: '2026-01-01',
  until: '2027-12-31',
});
const form = (fields: Field[], is: ComparisonTest): Form => ({
  id: 'a',
  purpose: 'p',
  endpoint: 'save',
  submitLabel: 's',
  fields,
  comparisons: [{ field: 'one', is, to: 'other', message: 'mend it' }],
});
const messagesOf = (fields: Field[], is: ComparisonTest, one: string, other: string, names?: string[]) =>
  validateForm(form(fields, is), { one, other }, factsWith({}), limits, names).map(
    ({ field, rule, message }) => `${field.id}: ${rule ?? message}`,
  );

describe('a comparison of two answers', () => {
  it.each([
    ['lessThan', '9', '10', true],
    ['lessThan', '10', '10.0', false],
    ['atMost', '10', '10.0', true],
    ['moreThan', '10', '9', true],
    ['moreThan', '9', '9', false],
    ['atLeast', '9', '9', true],
    ['atLeast', '9', '10', false],
    ['equal', '1,0', '10', false],
    ['equal', '10.0', '10', true],
    ['different', '10.0', '10', false],
  ] as const)('of numbers: %s of %s and %s is %s, by size and not by text', (is, one, other, holds) => {
    const fields = [number('one'), number('other')];
    expect(messagesOf(fields, is, one, other)).toEqual(
      holds ? [] : [is === 'equal' && one === '1,0' ? 'one: invalid' : 'one: mend it'],
    );
  });

  it.each([
    ['before', '2026-09-30', '2026-10-01', true],
    ['before', '2026-10-01', '2026-10-01', false],
    ['notAfter', '2026-10-01', '2026-10-01', true],
    ['after', '2026-10-02', '2026-10-01', true],
    ['after', '2026-10-01', '2026-10-01', false],
    ['notBefore', '2026.10.1', '2026-10-01', true],
    ['notBefore', '2026-09-30', '2026-10-01', false],
  ] as const)('of days: %s of %s and %s is %s, however they are typed', (is, one, other, holds) => {
    expect(messagesOf([date('one'), date('other')], is, one, other)).toEqual(holds ? [] : ['one: mend it']);
  });

  it('is not made while one of the answers is missing, or its field hidden', () => {
    const fields = [number('one'), number('other')];
    expect(messagesOf(fields, 'moreThan', '', '5')).toEqual([]);
    expect(messagesOf(fields, 'moreThan', '1', '')).toEqual([]);
    const hidden = number('other', { showWhen: { 'session.token': true } });
    expect(messagesOf([number('one'), hidden], 'moreThan', '1', '5')).toEqual([]);
  });

  it('says nothing of an answer that is wrong in itself, and is made when its field alone is validated', () => {
    const fields = [number('one'), number('other')];
    expect(messagesOf(fields, 'moreThan', '-1', '5')).toEqual(['one: tooSmall']);
    expect(messagesOf(fields, 'moreThan', '1', '5', ['one'])).toEqual(['one: mend it']);
    expect(messagesOf(fields, 'moreThan', '1', '5', ['other'])).toEqual([]);
  });
});
