import { describe, expect, it } from 'vitest';
import {
  consentsToRepeat,
  lastOpenStep,
  stepOfField,
  storedStep,
  visibleSteps,
} from '../../../runtime/answers/form-steps.ts';
import { lazyFieldValidations } from '../../../runtime/id-cards/lazy-field-validation.ts';
import { addFieldValidations, visibleFields } from '../../../runtime/index.ts';
import type { Form } from '../../../schemas/index.ts';
import { siteOf } from '../real-config.ts';

addFieldValidations(lazyFieldValidations);

const { settings: limits } = siteOf('default');
const facts = { own: {}, query: {} } as unknown as Parameters<typeof visibleFields>[2];
const choice = (id: string, more: object = {}) => ({
  kind: 'choice',
  id,
  options: [
    { value: 'yes', label: '有' },
    { value: 'no', label: '无' },
  ],
  ...more,
});
const form = {
  id: 'sample',
  purpose: '',
  endpoint: 'formSave',
  submitLabel: '',
  steps: [
    { title: '一', fields: ['wish', 'terms'] },
    { title: '二', fields: ['age'] },
    { title: '三', fields: ['house', 'loan', 'sharing'] },
  ],
  fields: [
    choice('wish'),
    { kind: 'consent', id: 'terms', text: '', links: [] },
    choice('age', { showWhenAnswers: { wish: 'yes' } }),
    choice('house'),
    choice('loan', { showWhenAnswers: { house: 'yes' } }),
    { kind: 'consent', id: 'sharing', text: '', links: [] },
  ],
} as unknown as Form;
const stepsWith = (answers: object) => visibleSteps(form, visibleFields(form, answers as never, facts));
const idsOf = (answers: object) => stepsWith(answers).map(({ fields }) => fields.map(({ id }) => id));

describe('the steps of a form', () => {
  it('show the visible fields, and a step without any is left out', () => {
    expect(idsOf({})).toEqual([
      ['wish', 'terms'],
      ['house', 'sharing'],
    ]);
    expect(idsOf({ wish: 'yes', house: 'yes' })).toEqual([
      ['wish', 'terms'],
      ['age'],
      ['house', 'loan', 'sharing'],
    ]);
  });

  it('are none for a form without steps', () => {
    const { steps: _, ...plain } = form;
    expect(visibleSteps(plain, form.fields)).toEqual([]);
  });

  it.each([
    ['nothing is answered', {}, 0],
    ['an answer is wrong', { wish: 'maybe', terms: true }, 0],
    ['the consent of the first is missing', { wish: 'no' }, 0],
    ['the first is complete', { wish: 'yes', terms: true }, 1],
    ['the last is incomplete', { wish: 'yes', terms: true, age: 'no' }, 2],
    ['all are complete', { wish: 'no', terms: true, house: 'no', sharing: true }, 1],
  ])('are open up to the first that is not complete: %s', (_, answers, open) => {
    expect(lastOpenStep(form, stepsWith(answers), answers, limits, true)).toBe(open);
  });

  it('are open after a reload where only consents are missing, which are asked for again', () => {
    const answers = { wish: 'yes', age: 'no' };
    const steps = stepsWith(answers);
    expect(lastOpenStep(form, steps, answers, limits, false)).toBe(2);
    expect(consentsToRepeat(steps, 2, answers).map(({ id }) => id)).toEqual(['terms']);
    expect(consentsToRepeat(steps, 2, { ...answers, terms: true })).toEqual([]);
    expect(consentsToRepeat(steps, 0, answers)).toEqual([]);
  });

  it('are found by a field', () => {
    expect(['terms', 'sharing', 'loan'].map((field) => stepOfField(stepsWith({}), field))).toEqual([
      0, 1, -1,
    ]);
  });

  it('are stored for the phone, as an index: a killed page is opened in another tab', () => {
    const stored = storedStep('sample');
    expect(stored).toMatchObject({ key: 'step.sample', area: 'local' });
    expect(['2', 'null', '-1', '1e3', '', '{}'].map(stored.decode)).toEqual([
      2,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
