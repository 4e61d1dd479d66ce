import type { Field } from '../../schemas/index.ts';
import { renameLoanReferences } from '../loan/runtime/loan-references.ts';

/** The properties of product profiles by which a field names other fields of its form, with these renamed. */
export const renameProfileReferences = (field: Field, rename: (id: string) => string): object => ({
  ...renameLoanReferences(field, rename),
});
