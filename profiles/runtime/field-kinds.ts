import { loanKinds } from '../loan/runtime/loan-kinds.ts';

// Apart from the validations: what tells whether a form needs them is in an earlier chunk.
/** The field kinds that product profiles add: a short form does without them. */
export const profileKinds = [...loanKinds] as const;
