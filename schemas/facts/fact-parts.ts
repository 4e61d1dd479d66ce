import { notOfEveryObject } from '../vocabulary/object-names.ts';

/** Names of facts, flags and parameters of the product. */
export const factNamePattern = `^${notOfEveryObject}(?!__)[a-zA-Z_][A-Za-z0-9_]{0,39}$`;
export const bothLanguagesPattern = ' \\| ';

export const about = {
  type: 'string',
  minLength: 3,
  maxLength: 300,
  pattern: bothLanguagesPattern,
  description: '名称与含义：中文 | English | Name and meaning, in both languages',
} as const;

/** Values of an attribute or a band, as declarations and conditions write them. */
export const attributeValuePattern = '^[A-Za-z0-9_][A-Za-z0-9_.-]{0,39}$';
export const attributeValue = { type: 'string', pattern: attributeValuePattern } as const;
