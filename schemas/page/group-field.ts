import { profileFields } from '../../profiles/schemas/fields.ts';
import { label, shownField } from '../parts/field-parts.ts';
import type { Infer, Schema } from '../vocabulary/schema.ts';
import { choiceFields } from './choice-fields.ts';
import { comparisonSchema } from './comparison.ts';
import { furtherFields } from './further-fields.ts';
import { textFields } from './text-fields.ts';

/**
 * The kinds of field that an entry of a group may have, in the order in which editors offer them. Those of a login, consents
 * and hidden values belong to the form as a whole; uploads are named by the fields of their form; a group has no groups.
 */
export const entryFieldSchemas = {
  // First, because the console begins a group with it: an answer that needs no consent.
  text: textFields.text,
  phone: textFields.phone,
  email: furtherFields.email,
  personName: textFields.personName,
  idCard: textFields.idCard,
  amount: textFields.amount,
  choice: choiceFields.choice,
  picker: choiceFields.picker,
  choices: furtherFields.choices,
  yesNo: furtherFields.yesNo,
  rating: furtherFields.rating,
  area: choiceFields.area,
  address: textFields.address,
  number: textFields.number,
  date: textFields.date,
  dateRange: furtherFields.dateRange,
  time: furtherFields.time,
  ...profileFields,
  cascade: choiceFields.cascade,
  url: furtherFields.url,
  figure: furtherFields.figure,
} as const satisfies Record<string, Schema>;

export const entryFieldKinds = Object.keys(entryFieldSchemas) as (keyof typeof entryFieldSchemas)[];

/** The most entries of any group: each is laid out and validated as fields of its form are. */
export const mostEntries = 20;

const withoutFields = shownField(
  'group',
  '可重复填写的一组字段，如同行人 | Group of fields that is answered several times, such as travellers',
  {
    entryLabel: {
      ...label,
      description: '每一项的名称，后面加上序号 | What one entry is called; its number follows',
    },
    addLabel: {
      ...label,
      description: '添加按钮的文字，不写则为“添加” | Text of the button that adds an entry',
    },
    min: { type: 'integer', minimum: 0, maximum: mostEntries, description: '最少几项 | Fewest entries' },
    max: { type: 'integer', minimum: 1, maximum: mostEntries, description: '最多几项 | Most entries' },
    comparisons: {
      type: 'array',
      minItems: 1,
      items: comparisonSchema,
      description:
        '每一项里两个答案之间应满足的关系 | What must hold between two answers of one entry, or one of an entry and one of the form',
    },
  },
  ['label', 'entryLabel', 'min', 'max', 'fields'],
);

/** The type of the kind without its fields: `Object.values` below has lost the types of the entries, and field.ts adds them. */
const typed = { ...withoutFields, required: ['kind', 'id', 'label', 'entryLabel', 'min', 'max'] } as const;
export type GroupWithoutFields = Infer<typeof typed>;

export const groupField: Exclude<Schema, boolean> & { description: string } = {
  ...withoutFields,
  properties: {
    ...withoutFields.properties,
    fields: {
      type: 'array',
      minItems: 1,
      description: '每一项要填的字段，按显示顺序 | Fields of an entry, in the order shown',
      items: {
        type: 'object',
        required: ['kind'],
        discriminator: { propertyName: 'kind' },
        oneOf: Object.values(entryFieldSchemas),
      },
    },
  },
};
