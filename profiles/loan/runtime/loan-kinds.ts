/** The field kinds of the product; a short form does without them. */
export const loanKinds = ['plate'] as const;
