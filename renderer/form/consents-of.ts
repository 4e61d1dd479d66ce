import type { Field, Form } from '../../schemas/index.ts';

const isRequired = (field: Field): boolean => field.kind === 'consent' && !field.optional;
/** Ids of the consents without which a form collects nothing. */
export const consentsOf = (form: Form): string[] => form.fields.filter(isRequired).map(({ id }) => id);
