import { profileKinds } from '../../profiles/runtime/field-kinds.ts';
import type { FieldKind } from '../../schemas/index.ts';

/**
 * The kinds of schemas/page/further-fields.ts: most forms have none of them, and load neither their views nor their
 * rules (renderer/fields/further-field-kinds.ts).
 */
export const furtherKinds = [
  'email',
  'url',
  'choices',
  'yesNo',
  'rating',
  'time',
  'dateRange',
  'figure',
  'group',
  'hidden',
  'photo',
  'signature',
] as const satisfies readonly FieldKind[];
export type FurtherKind = (typeof furtherKinds)[number];
/** Those of them whose answers are uploads: their code is in a chunk of its own beside it. */
export type UploadKind = Extract<FurtherKind, 'photo' | 'signature'>;

/**
 * The lazy kinds that a short form does without: those with a sheet, a wheel, a slider, a list of places or the number of a
 * card. Their views and rules are a chunk of their own (renderer/fields/elaborate-field-kinds.ts).
 */
export const elaborateKinds = [
  'idCard',
  'amount',
  'picker',
  'area',
  'address',
  'date',
  ...profileKinds,
  'cascade',
] as const satisfies readonly FieldKind[];
export type ElaborateKind = (typeof elaborateKinds)[number];
