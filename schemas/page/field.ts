import { profileFields } from '../../profiles/schemas/fields.ts';
import type { Infer, Schema } from '../vocabulary/schema.ts';
import { choiceFields } from './choice-fields.ts';
import { furtherFields } from './further-fields.ts';
import { type entryFieldSchemas, type GroupWithoutFields, groupField } from './group-field.ts';
import { loginFields } from './login-fields.ts';
import { textFields } from './text-fields.ts';
import { uploadFields } from './upload-fields.ts';

/**
 * The kinds of field; runtime/answers normalises and validates each, renderer/fields shows it. The order is the one in
 * which editors and the console offer the kinds.
 */
export const fieldSchemas = {
  mobile: loginFields.mobile,
  smsCode: loginFields.smsCode,
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
  text: textFields.text,
  url: furtherFields.url,
  figure: furtherFields.figure,
  photo: uploadFields.photo,
  signature: uploadFields.signature,
  group: groupField,
  hidden: furtherFields.hidden,
  consent: loginFields.consent,
} as const satisfies Record<string, Schema>;

export type FieldKind = keyof typeof fieldSchemas;
type Ungrouped = { [P in Exclude<FieldKind, 'group'>]: Infer<(typeof fieldSchemas)[P]> };
/** A field of one kind, as written. */
export type FieldOf<K extends FieldKind> = (Ungrouped & { group: GroupField })[K];
/** A field that is not seen has no texts, but whoever reads those of any field may ask. */
type Unseen = { [P in 'label' | 'placeholder' | 'hint' | 'optional' | 'messages']?: undefined };
type FieldOfKinds<K extends Exclude<FieldKind, 'group'>> =
  | Ungrouped[Exclude<K, 'hidden' | 'figure'>]
  | (K extends 'hidden' ? Ungrouped['hidden'] & Unseen : never)
  | (K extends 'figure' ? Ungrouped['figure'] & Omit<Unseen, 'label' | 'hint'> : never);
/** A group of fields that is answered several times; its entries become fields of the form (runtime/groups). */
export type GroupField = GroupWithoutFields & {
  fields: FieldOfKinds<keyof typeof entryFieldSchemas>[];
} & Omit<Unseen, 'label' | 'hint'>;
export type Field = FieldOfKinds<Exclude<FieldKind, 'group'>> | GroupField;
export const fieldKinds = Object.keys(fieldSchemas) as FieldKind[];
/** How a field offers the current position. */
export type Locate = NonNullable<FieldOf<'area' | 'address'>['locate']>;
