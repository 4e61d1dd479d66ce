import { brandCostPlaceholder } from '../../profiles/names/brand-texts.ts';

/**
 * The expressions in braces that a text may contain, e.g. `{brand.name}`: one closed list. `check` refuses any other;
 * the renderer fills them in as plain text.
 */
export const placeholders = [
  'brand.name',
  'brand.slogan',
  'brand.headline',
  'brand.promise',
  'brand.companyName',
  'brand.icp',
  'brand.sourcesFunding',
  brandCostPlaceholder,
  'brand.complaintPhone',
  'session.phoneMasked',
  'session.city',
] as const;
export type Placeholder = (typeof placeholders)[number];

/**
 * The placeholder of an answer, `{answer.city}`: a page may use those of the fields that its `answers` list, and no
 * others.
 */
export const answerPlaceholder = (field: string): string => `answer.${field}`;

/** Finds every brace expression of a text; group 1 is the part between the braces. */
export const placeholderPattern = /\{([^{}]*)\}/g;
