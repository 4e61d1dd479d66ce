import { describe, expect, it } from 'vitest';
import { loanCosts } from '../../../profiles/loan/renderer/blocks-calculator/loan-costs.ts';
import { instalmentOf } from '../../../profiles/loan/runtime/loan-figures.ts';
import {
  addFieldValidations,
  addWholeFormTests,
  furtherFieldValidations,
  lazyFieldValidations,
  startAnswers,
  submission,
  validateForm,
} from '../../../runtime/index.ts';
import { figureOf, yearsBetween } from '../../../runtime/related-answers/figures.ts';
import type { Field, FieldOf, Form } from '../../../schemas/index.ts';
import { limits as siteLimits } from '../answers/answer-limits.ts';
import { factsWith } from '../real-config.ts';

addFieldValidations({ ...lazyFieldValidations, ...furtherFieldValidations });
addWholeFormTests();

const limits = { ...siteLimits, today: '2026-11-26' };
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
const terms = ['6', '12'].map((value) => ({ value, label: value }));
const fields: Field[] = [
  { kind: 'amount', id: 'rent', min: 0, max: 50_000, step: 1 },
  { kind: 'number', id: 'water', min: -50, max: 900, decimals: 2, optional: true },
  { kind: 'choices', id: 'parts', options, optional: true },
  { kind: 'date', id: 'born', precision: 'day', from: '1920-01-01', until: 'today' },
  { kind: 'choice', id: 'term', options: terms },
];
const figure = (more: object) => ({ kind: 'figure', id: 'it', label: 'It', ...more }) as FieldOf<'figure'>;
const computed = (more: object, answers: Record<string, string>, shown = fields) =>
  figureOf(figure(more), shown, answers, limits);

describe('a figure', () => {
  const sum = { shows: 'sum', of: ['rent', 'water'] };
  it('adds the answers that are given and right, and is not known without any', () => {
    expect(computed(sum, {})).toBeNull();
    expect(computed(sum, { rent: '1,000', water: '0.1' })).toBe(1000.1);
    expect(computed(sum, { rent: '1000', water: '901' })).toBe(1000);
    expect(computed({ ...sum, of: ['water'] }, { water: '-0.05' })).toBe(-0.05);
    // 0.1 + 0.2 is 0.30000000000000004.
    expect(computed(sum, { rent: '1', water: '0.15' })).toBe(1.15);
  });
  it('leaves out the answer of a field that is not shown', () => {
    expect(computed(sum, { rent: '1000', water: '5' }, fields.slice(0, 1))).toBe(1000);
  });
  it('counts the choices that are chosen, each once', () => {
    expect(computed({ shows: 'count', of: ['parts'] }, {})).toBe(0);
    expect(computed({ shows: 'count', of: ['parts'] }, { parts: 'a,c' })).toBe(2);
  });
  it.each([
    ['1990-11-26', 36],
    ['1990-11-27', 35],
    ['2026-11-26', 0],
    ['2026-11-27', null],
    ['', null],
  ])('born on %s is %s years old on 26 November 2026', (born, years) => {
    expect(computed({ shows: 'age', of: ['born'] }, { born })).toBe(years);
  });
  it('born on 29 February is a year older on 1 March', () => {
    expect(yearsBetween('2004-02-29', '2025-02-28')).toBe(20);
    expect(yearsBetween('2004-02-29', '2025-03-01')).toBe(21);
  });
  it('has the instalment that the calculator has, to the cent', () => {
    for (const annualRate of [0, 3.6, 7.2, 24])
      for (const months of [1, 6, 12, 36]) {
        const costs = loanCosts({ amount: 10_000, months, annualRate, fee: 0, method: 'equalInstalments' });
        const difference =
          (instalmentOf(10_000, months, annualRate) ?? 0) - (costs.instalments[0]?.payment ?? 0);
        expect(Math.abs(difference), `${annualRate} % over ${months} months`).toBeLessThan(0.0051);
      }
    expect(instalmentOf(0, 12, 7.2)).toBeNull();
    const months = { shows: 'instalment', of: ['rent', 'term'], annualRate: 7.2 };
    expect(computed(months, { rent: '10000', term: '12' })).toBe(866.19);
    expect(computed(months, { rent: '10000' })).toBeNull();
  });
  it('is sent only where it says so, as it is when the form is sent, and asks for nothing', () => {
    const form: Form = {
      id: 'a',
      purpose: 'p',
      endpoint: 'save',
      submitLabel: 's',
      fields: [
        ...fields.slice(0, 2),
        { kind: 'figure', id: 'seen', label: 'Seen', shows: 'sum', of: ['rent'] },
        { kind: 'figure', id: 'sent', label: 'Sent', shows: 'sum', of: ['rent', 'water'], send: true },
      ],
    };
    const given = (rent: string) => ({ ...startAnswers(form), rent });
    const sent = (rent: string) => {
      expect(validateForm(form, given(rent), factsWith({}), limits)).toEqual([]);
      return submission(form, given(rent), factsWith({}));
    };
    expect(sent('1000')).toEqual({ rent: '1000', sent: '1000' });
    expect(sent('2000')).toEqual({ rent: '2000', sent: '2000' });
  });
});
