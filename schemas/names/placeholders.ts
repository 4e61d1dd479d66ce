/**
 * What a text may contain in braces, e.g. `{brand.name}`: the one closed list. `check` refuses any other; the
 * renderer fills them in as plain text.
 */
export const placeholders = [
  'brand.name',
  'brand.slogan',
  'brand.companyName',
  'brand.icp',
  'brand.sourcesFunding',
  'brand.annualRate',
  'brand.complaintPhone',
  'session.phoneMasked',
  'session.city',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** Finds every brace expression of a text; group 1 is what stands between the braces. */
export const placeholderPattern = /\{([^{}]*)\}/g;
