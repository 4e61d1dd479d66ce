import type { Field } from '../../../schemas/index.ts';

/** The properties by which a field of the product names other fields, with these renamed. */
export const renameLoanReferences = (field: Field, rename: (id: string) => string): object => ({
  ...('instalment' in field &&
    field.instalment && {
      instalment: { ...field.instalment, termField: rename(field.instalment.termField) },
    }),
});
