import { describe, expect, it } from 'vitest';
import { plateProvinces } from '../../../../profiles/loan/runtime/plate.ts';
import {
  addFieldValidations,
  lazyFieldValidations,
  normaliseAnswer,
  validateAnswer,
} from '../../../../runtime/index.ts';
import type { Field } from '../../../../schemas/index.ts';
import { limits } from '../../../runtime/answers/answer-limits.ts';

addFieldValidations(lazyFieldValidations);

const plate: Field = { kind: 'plate', id: 'plate' };
const jing = '\u4eac';

describe('a licence plate', () => {
  it('starts with one of 31 provinces', () => {
    expect(new Set(plateProvinces).size).toBe(31);
    for (const province of plateProvinces)
      expect(validateAnswer(plate, `${province}A12345`, limits)).toBeNull();
  });

  it.each([
    ['seven characters', 'A12345', null],
    ['letters among them', 'A1B2C3', null],
    ['a small new energy car', 'AD12345', null],
    ['a small one whose second place is a letter', 'ADF1234', null],
    ['a small hybrid', 'AF12345', null],
    ['the later letters of new energy', 'AK12345', null],
    ['a large new energy car', 'A12345D', null],
    ['new energy with a letter of none', 'AL12345', 'invalid'],
    ['new energy with letters at both ends', 'AD1234F', 'invalid'],
    ['the letter I', 'A1234I', 'invalid'],
    ['the letter O', 'AO1234', 'invalid'],
    ['an office I', 'I12345', 'invalid'],
    ['an office O: police', 'O12345', 'invalid'],
    ['an office that is a digit', '112345', 'invalid'],
    ['six characters', 'A1234', 'invalid'],
    ['nine characters', 'AD123456', 'invalid'],
    ['a trailer', 'A1234\u6302', 'invalid'],
    ['no more than the province', '', 'invalid'],
  ])('%s', (_, rest, rule) => expect(validateAnswer(plate, jing + rest, limits)).toBe(rule));

  it.each([
    ['nothing', '', 'required'],
    ['no province', 'A12345', 'invalid'],
    ['a character that is no province', '\u4e2dA12345', 'invalid'],
    ['a Hong Kong plate of the mainland', '\u7ca4Z1234\u6e2f', 'invalid'],
    ['a lone surrogate', '\ud83dA12345', 'invalid'],
  ])('%s', (_, value, rule) => expect(validateAnswer(plate, value, limits)).toBe(rule));

  it.each([
    ['lower case', `${jing}a12b45`, `${jing}A12B45`],
    ['spaces and the dot', ` ${jing}A \u00b7 12345 `, `${jing}A12345`],
    ['other dots', `${jing}A\u2022\u30fb\u202712345`, `${jing}A12345`],
    ['full width', `${jing}\uff21\uff11\uff12\uff13\uff14\uff15`, `${jing}A12345`],
    ['zero width', `${jing}A\u200b123\ufeff45`, `${jing}A12345`],
    ['a dash', `${jing}A-12345`, `${jing}A12345`],
  ])('is sent without %s', (_, typed, normal) => expect(normaliseAnswer(plate, typed)).toBe(normal));

  it('may be left empty if it is optional', () =>
    expect(validateAnswer({ ...plate, optional: true }, ' ', limits)).toBeNull());
});
