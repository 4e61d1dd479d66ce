import { describe, expect, it } from 'vitest';
import { converted, fieldsOf, lossesOf } from './sample-config.ts';

const schema = {
  title: 'Order',
  type: 'object',
  required: ['plan', 'address'],
  definitions: { street: { type: 'string', title: 'Street', maxLength: 40 } },
  properties: {
    note: { type: ['string', 'null'], title: 'Note' },
    plan: {
      type: 'string',
      oneOf: [
        { const: 's', title: 'Small' },
        { const: 'l', title: 'Large' },
      ],
    },
    seats: { type: 'integer', minimum: 1, exclusiveMaximum: 10 },
    rate: { type: 'number', minimum: 0, maximum: 1, multipleOf: 0.05 },
    address: {
      type: 'object',
      required: ['street'],
      properties: { street: { $ref: '#/definitions/street' } },
    },
    gift: { type: 'boolean' },
    tags: { type: 'array', items: { type: 'string' } },
  },
};

describe('a JSON Schema with a uiSchema', () => {
  const uiSchema = {
    'ui:order': ['plan', '*', 'note'],
    'ui:submitButtonOptions': { submitText: 'Buy' },
    note: { 'ui:widget': 'textarea', 'ui:placeholder': 'Anything', 'ui:options': { rows: 2 } },
    plan: { 'ui:widget': 'radio', 'ui:title': 'Your plan' },
  };
  const result = converted({ schema, uiSchema }, 'rjsf');
  const fields = fieldsOf(result);

  it('the properties become fields in the order of the uiSchema, those of an object inside with its name', () => {
    expect(Object.keys(fields)).toEqual(['plan', 'seats', 'rate', 'address_street', 'gift', 'note']);
    expect(fields.plan).toMatchObject({
      kind: 'choice',
      label: 'Your plan',
      options: [{ value: 's', label: 'Small' }, {}],
    });
    expect(fields.seats).toMatchObject({ kind: 'number', min: 1, max: 9, decimals: 0, optional: true });
    expect(fields.rate).toMatchObject({ min: 0, max: 1, decimals: 2 });
    expect(fields.address_street).toEqual({
      kind: 'text',
      id: 'address_street',
      label: 'Street',
      maxLength: 40,
    });
    expect(fields.note).toMatchObject({ kind: 'text', lines: 2, placeholder: 'Anything', optional: true });
    expect(result.form?.submitLabel).toBe('Buy');
  });

  it('an array of objects becomes a group', () => {
    const items = {
      type: 'object',
      required: ['street'],
      properties: {
        street: { type: 'string', title: 'Street' },
        flat: { type: 'integer', minimum: 1, maximum: 99 },
      },
    };
    const result = converted(
      {
        type: 'object',
        properties: { homes: { type: 'array', title: 'Homes', minItems: 1, maxItems: 3, items } },
      },
      'rjsf',
    );
    expect(fieldsOf(result)).toEqual({
      homes: {
        kind: 'group',
        id: 'homes',
        label: 'Homes',
        entryLabel: 'Homes',
        min: 1,
        max: 3,
        fields: [
          { kind: 'text', id: 'street', label: 'Street' },
          { kind: 'number', id: 'flat', label: 'flat', optional: true, min: 1, max: 99, decimals: 0 },
        ],
      },
    });
  });
  it('an array of values becomes a choice of several, a boolean yes or no', () => {
    const items = { type: 'string', enum: ['a', 'b', 'c'], enumNames: ['A', 'B', 'C'] };
    const properties = {
      some: { type: 'array', uniqueItems: true, minItems: 2, items },
      yes: {
        type: 'boolean',
        oneOf: [
          { const: true, title: 'Sure' },
          { const: false, title: 'Never' },
        ],
      },
      mail: { type: 'string', format: 'email' },
    };
    expect(fieldsOf(converted({ type: 'object', properties }, 'rjsf'))).toMatchObject({
      some: { kind: 'choices', atLeast: 2, options: [{ value: 'a', label: 'A' }, {}, {}] },
      yes: { kind: 'yesNo', yes: { label: 'Sure' }, no: { label: 'Never' } },
      mail: { kind: 'email' },
    });
  });

  it('a hidden property is sent with its value, and is none without one', () => {
    const properties = { from: { type: 'string', default: 'web' }, other: { type: 'string' } };
    const hidden = { 'ui:widget': 'hidden' };
    const result = converted(
      { schema: { type: 'object', properties }, uiSchema: { from: hidden, other: hidden } },
      'rjsf',
    );
    expect(fieldsOf(result)).toEqual({ from: { kind: 'hidden', id: 'from', value: 'web' } });
    expect(lossesOf(result)).toEqual([{ what: 'hidden', name: 'other', whole: true }]);
  });

  it('a hidden property whose condition is lost does not become optional: nobody types into it', () => {
    const shown = { oneOf: [{ properties: { from: { type: 'string', default: 'web' } } }] };
    const result = converted(
      {
        schema: { type: 'object', properties: {}, dependencies: { nowhere: shown } },
        uiSchema: { from: { 'ui:widget': 'hidden' } },
      },
      'rjsf',
    );
    expect(fieldsOf(result)).toEqual({ from: { kind: 'hidden', id: 'from', value: 'web' } });
  });

  it('a list is not converted, and says so', () => {
    expect(lossesOf(result)).toEqual([{ what: 'array', name: 'tags', whole: true }]);
    expect(result).toMatchObject({ elements: 7, converted: 6 });
  });

  it('a schema alone is read as well, and one that refers to itself comes to an end', () => {
    const endless = { type: 'object', properties: { name: { type: 'string' }, inner: { $ref: '#' } } };
    const { form } = converted(endless, 'rjsf');
    expect(form?.fields.length).toBeGreaterThan(0);
    expect(converted({ $ref: '#/x', type: 'string' }, 'rjsf').form?.fields).toMatchObject([
      { kind: 'text', id: 'answer' },
    ]);
  });

  it('what depends on values of another property becomes conditions; what depends on more is shown and optional', () => {
    const dependent = fieldsOf(
      converted(
        {
          type: 'object',
          required: ['pet'],
          properties: { pet: { type: 'string', enum: ['no', 'dog', 'cat'] }, card: { type: 'string' } },
          dependencies: {
            pet: {
              oneOf: [
                { properties: { pet: { enum: ['no'] } } },
                {
                  properties: { pet: { enum: ['dog', 'cat'] }, age: { type: 'integer' } },
                  required: ['age'],
                },
              ],
            },
            card: { properties: { billing: { type: 'string' } }, required: ['billing'] },
          },
          if: { properties: { pet: { const: 'dog' } } },
          // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
          then: { properties: { walks: { type: 'string' } } },
        },
        'rjsf',
      ),
    );
    expect(dependent.age).toMatchObject({ showWhenAnswers: { pet: ['dog', 'cat'] } });
    expect(dependent.age).not.toHaveProperty('optional');
    expect(dependent.walks).toMatchObject({ showWhenAnswers: { pet: ['dog'] } });
    expect(dependent.billing).toEqual({ kind: 'text', id: 'billing', label: 'billing', optional: true });
  });
});

describe('the UI schema of JSON Forms', () => {
  const control = (name: string, more: object = {}) => ({
    type: 'Control',
    scope: `#/properties/${name}`,
    ...more,
  });
  const rule = (effect: string, value: unknown) => ({
    rule: { effect, condition: { scope: '#/properties/plan', schema: { const: value } } },
  });

  it('categories become steps, controls fields, and SHOW and HIDE conditions', () => {
    const uischema = {
      type: 'Categorization',
      elements: [
        {
          type: 'Category',
          label: 'Plan',
          elements: [
            control('plan', { options: { format: 'radio' } }),
            control('note', { label: 'Wish', ...rule('SHOW', 's') }),
          ],
        },
        {
          type: 'Category',
          label: 'More',
          elements: [
            { type: 'HorizontalLayout', elements: [control('seats'), control('rate', rule('HIDE', 's'))] },
          ],
        },
      ],
    };
    const result = converted({ schema, uischema }, 'jsonforms');
    expect(result.form?.steps).toEqual([
      { title: 'Plan', fields: ['plan', 'note'] },
      { title: 'More', fields: ['seats', 'rate'] },
    ]);
    const { note, rate } = fieldsOf(result);
    expect(note).toMatchObject({ label: 'Wish', showWhenAnswers: { plan: ['s'] } });
    expect(rate).toMatchObject({ showWhenAnswers: { plan: ['l'] } });
  });

  it('a rule that switches a control off, and a scope that leads nowhere, are listed', () => {
    const uischema = {
      type: 'VerticalLayout',
      elements: [
        control('note', { ...rule('ENABLE', 's'), options: { readonly: true } }),
        control('nothing'),
      ],
    };
    expect(lossesOf(converted({ schema, uischema }, 'jsonforms'))).toEqual([
      { what: 'rule', name: '', whole: false },
      { what: 'readonly', name: 'note', whole: false },
      { what: 'Control', name: '#/properties/nothing', whole: true },
    ]);
  });
});

it('a number whose one limit is missing may be more than one number, and one that is always the same is left out', () => {
  const properties = {
    debt: { type: 'integer', title: 'Debt', exclusiveMaximum: 0 },
    stars: { type: 'integer', title: 'Stars', minimum: 999_999_999 },
    fixed: { type: 'integer', title: 'Fixed', minimum: 3, maximum: 3 },
  };
  const fields = fieldsOf(converted({ type: 'object', properties }, 'rjsf'));
  expect(fields).toMatchObject({
    debt: { min: -999_999_999, max: -1 },
    stars: { min: 999_999_999, max: 1_000_000_000 },
  });
  expect(Object.keys(fields)).not.toContain('fixed');
});
