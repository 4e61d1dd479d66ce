import { describe, expect, it } from 'vitest';
import {
  addFieldValidations,
  addFurtherTest,
  addGroups,
  addWholeFormTests,
  draftAnswers,
  expandGroups,
  flattenEntries,
  furtherFieldValidations,
  groupValidation,
  lazyFieldValidations,
  nameEntries,
  nestEntries,
  startAnswers,
  submission,
  validateForm,
  visibleFields,
} from '../../../runtime/index.ts';
import { figureOf } from '../../../runtime/related-answers/figures.ts';
import type { Form, GroupField } from '../../../schemas/index.ts';
import { limits } from '../answers/answer-limits.ts';
import { factsWith } from '../real-config.ts';

addFieldValidations({ ...lazyFieldValidations, ...furtherFieldValidations, group: groupValidation });
addFurtherTest();
addWholeFormTests();
addGroups();

const travellers: GroupField = {
  kind: 'group',
  id: 'travellers',
  label: 'Travellers',
  entryLabel: 'Traveller',
  min: 1,
  max: 3,
  fields: [
    { kind: 'personName', id: 'name' },
    { kind: 'yesNo', id: 'luggage' },
    { kind: 'number', id: 'weight', min: 1, max: 30, decimals: 0, showWhenAnswers: { luggage: 'yes' } },
    {
      kind: 'number',
      id: 'fee',
      min: 0,
      max: 90,
      decimals: 0,
      optional: true,
      showWhenAnswers: { way: 'air' },
    },
  ],
  comparisons: [{ field: 'weight', is: 'atMost', to: 'most', message: 'Too heavy' }],
};
const options = ['air', 'rail'].map((value) => ({ value, label: value }));
const form: Form = {
  id: 'trip',
  purpose: '-',
  endpoint: 'formSave',
  submitLabel: '-',
  steps: [
    { title: 'Way', fields: ['way', 'most'] },
    { title: 'People', fields: ['travellers', 'total', 'people', 'note'] },
  ],
  fields: [
    { kind: 'choice', id: 'way', options },
    { kind: 'number', id: 'most', min: 1, max: 30, decimals: 0 },
    travellers,
    { kind: 'figure', id: 'total', label: 'Total', shows: 'sum', of: ['travellers.weight', 'most'] },
    { kind: 'figure', id: 'people', label: 'People', shows: 'count', of: ['travellers'] },
    {
      kind: 'text',
      id: 'note',
      optional: true,
      showWhenAnswers: { travellers: { atLeast: 2 } },
    },
  ],
};
const whole = expandGroups(form);
const facts = factsWith({});
const two = {
  ...startAnswers(whole),
  way: 'rail',
  most: '20',
  travellers: '2',
  'travellers-1-name': '王一',
  'travellers-1-luggage': 'no',
  'travellers-2-name': '李二',
  'travellers-2-luggage': 'yes',
  'travellers-2-weight': '12',
};
const shown = (answers: object) => visibleFields(whole, answers as never, facts).map(({ id }) => id);
const errors = (answers: object) =>
  validateForm(whole, answers as never, facts, limits).map(({ field, rule, message }) => [
    field.id,
    rule ?? message,
  ]);
const sentValues = (answers: object) => {
  const values = submission(whole, answers as never, facts);
  nameEntries(whole, values);
  return values;
};
const figure = (id: string, answers: object) => {
  const found = whole.fields.find((one) => one.id === id);
  if (found?.kind !== 'figure') throw new Error(id);
  return figureOf(found, visibleFields(whole, answers as never, facts), answers as never, limits);
};

describe('a group of fields that is answered several times', () => {
  it('begins with the fewest entries, and shows the fields of as many as there are', () => {
    expect(startAnswers(whole)).toEqual({ travellers: '1' });
    expect(shown(startAnswers(whole))).toEqual([
      'way',
      'most',
      'travellers',
      'travellers-1-name',
      'travellers-1-luggage',
      'total',
      'people',
    ]);
    expect(shown(two)).toEqual([
      'way',
      'most',
      'travellers',
      'travellers-1-name',
      'travellers-1-luggage',
      'travellers-2-name',
      'travellers-2-luggage',
      'travellers-2-weight',
      'total',
      'people',
      'note',
    ]);
  });
  it('has conditions on answers of the same entry, and on those of fields above it', () => {
    const air = shown({ ...two, way: 'air', 'travellers-1-luggage': 'yes', 'travellers-2-luggage': 'no' });
    expect(air.filter((id) => id.startsWith('travellers-'))).toEqual([
      'travellers-1-name',
      'travellers-1-luggage',
      'travellers-1-weight',
      'travellers-1-fee',
      'travellers-2-name',
      'travellers-2-luggage',
      'travellers-2-fee',
    ]);
  });
  it('is validated entry by entry, each by the comparisons of the group', () => {
    expect(errors(two)).toEqual([]);
    expect(errors({ ...two, 'travellers-2-weight': '21', 'travellers-1-name': '' })).toEqual([
      ['travellers-1-name', 'required'],
      ['travellers-2-weight', 'Too heavy'],
    ]);
    // The number of entries is compared as a number.
    const compared: Form = {
      ...form,
      comparisons: [{ field: 'travellers', is: 'atMost', to: 'most', message: 'Too many' }],
    };
    const counted = validateForm(expandGroups(compared), { ...two, most: '1' }, facts, limits);
    expect(counted.map(({ field, message }) => [field.id, message])).toContainEqual([
      'travellers',
      'Too many',
    ]);
    // An entry that was removed is neither validated nor sent.
    expect(errors({ ...two, travellers: '1', 'travellers-2-name': '' })).toEqual([]);
  });
  it('is sent entry by entry: as a list in JSON, under names with numbers in a form', () => {
    const sent = sentValues(two);
    expect(sent).toEqual({
      way: 'rail',
      most: '20',
      'travellers[0][name]': '王一',
      'travellers[0][luggage]': 'no',
      'travellers[1][name]': '李二',
      'travellers[1][luggage]': 'yes',
      'travellers[1][weight]': '12',
    });
    const nested = {
      way: 'rail',
      most: '20',
      travellers: [
        { name: '王一', luggage: 'no' },
        { name: '李二', luggage: 'yes', weight: '12' },
      ],
    };
    expect(nestEntries(sent)).toEqual(nested);
    expect(flattenEntries(nested)).toEqual(sent);
  });
  it('leaves an entry out in which nothing is answered, and numbers the others without a gap', () => {
    const gap = { ...two, 'travellers-1-name': '', 'travellers-1-luggage': '' };
    expect(nestEntries(sentValues(gap)).travellers).toEqual([{ name: '李二', luggage: 'yes', weight: '12' }]);
    const nothing = Object.fromEntries(Object.entries(two).filter(([id]) => !id.startsWith('travellers-')));
    expect(sentValues(nothing)).toEqual({ way: 'rail', most: '20' });
  });
  it('is added up and counted by figures', () => {
    expect(figure('total', two)).toBe(32);
    expect(figure('people', two)).toBe(2);
    expect(figure('total', { ...two, travellers: '1' })).toBe(20);
    expect(figure('people', { ...two, travellers: '1' })).toBe(1);
  });
  it('stands with its entries in the step that names it, and in a draft', () => {
    expect(whole.steps?.[1]?.fields).toContain('travellers-3-weight');
    expect(whole.steps?.[0]?.fields).toEqual(['way', 'most']);
    expect(draftAnswers(whole, two)).toEqual(two);
  });
  it('keeps within what it allows, whatever a draft of another revision says', () => {
    for (const [stored, count] of [
      ['9', '3'],
      ['0', '1'],
      ['x', '1'],
      ['2', '2'],
    ] as const)
      expect(groupValidation.normalise(travellers, stored)).toBe(count);
  });
  it('gives the same form for the same form, and leaves a form without groups as it is', () => {
    expect(expandGroups(form)).toBe(whole);
    expect(expandGroups(whole)).toBe(whole);
    const plain: Form = { ...form, steps: [], fields: form.fields.slice(0, 2) };
    expect(expandGroups(plain)).toBe(plain);
  });
});
