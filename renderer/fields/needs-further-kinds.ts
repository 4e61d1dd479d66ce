import { furtherKinds } from '../../runtime/index.ts';
import type { Form } from '../../schemas/index.ts';

/** The module of the chunk with the kinds that no loan form has, by which the build finds the chunk. */
export const furtherFieldKindsModule = 'renderer/fields/further-field-kinds.ts';

/** Whether one of these forms has a field of such a kind, or one with a default: its code is in the same chunk. */
export const needsFurtherKinds = (forms: readonly Form[]): boolean =>
  forms.some(({ fields }) =>
    fields.some((field) => 'default' in field || furtherKinds.some((one) => one === field.kind)),
  );
