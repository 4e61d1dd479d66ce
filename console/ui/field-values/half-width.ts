/**
 * A text as ids, numbers and heads are compared: full-width characters (`５２６５`) as the usual ones, without those that
 * nobody sees, which come along when text is copied.
 */
export const halfWidth = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
