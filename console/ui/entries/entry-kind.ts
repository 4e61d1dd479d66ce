import { valueIn } from '../../../ops/json/value-in.ts';
import { inFirstLanguage } from '../../../ops/languages/first-language.ts';
import type { Text } from '../../api/index.ts';
import { hostBrand } from '../field-values/host-brand.ts';

/** Kinds of entries that are edited in forms. */
export interface EntryKind {
  view: 'hosts' | 'brands' | 'variants';
  file: string;
  map: string;
  one: 'host' | 'brand' | 'variant';
  /** Related kinds: each links to the others. */
  related?: readonly EntryKind['view'][];
  /** The view that has them as a table. */
  table?: 'host-table' | 'brand-table' | 'variant-table';
  /** The display name of an entry. */
  nameOf: (id: string, entry: unknown) => string;
  /** The names and id of the brand that an entry uses, from brands.json. */
  brandOf?: (entry: unknown, brands: unknown) => string[];
  idPattern: RegExp;
  idHint: Text;
}

const besideBrands = ['brands', 'variants'] as const;

const textAt = (entry: unknown, path: string[]): string => {
  const value = inFirstLanguage(valueIn(entry, path));
  return typeof value === 'string' ? value : '';
};

export const hostForms: EntryKind = {
  view: 'hosts',
  file: 'hosts.json',
  map: 'hosts',
  one: 'host',
  table: 'host-table',
  nameOf: (_id, entry) => textAt(entry, ['note']),
  brandOf: hostBrand,
  idPattern: /^(default|[a-z0-9-]+(\.[a-z0-9-]+)+)$/,
  idHint: { zh: '填域名，例如 m.example.com', en: 'a host name, such as m.example.com' },
};

const likeBrands: EntryKind = {
  view: 'brands',
  file: 'brands.json',
  map: 'brands',
  one: 'brand',
  related: besideBrands,
  nameOf: (_id, entry) => textAt(entry, ['name']),
  idPattern: /^[a-z][a-z0-9-]*$/,
  idHint: {
    zh: '小写英文字母、数字和连字符，以字母开头，例如 quick-loan',
    en: 'small Latin letters, digits and hyphens, beginning with a letter, such as quick-loan',
  },
};

export const brandForms: EntryKind = { ...likeBrands, table: 'brand-table' };

export const variantForms: EntryKind = {
  ...likeBrands,
  view: 'variants',
  map: 'variants',
  one: 'variant',
  table: 'variant-table',
  nameOf: (_id, entry) => textAt(entry, ['name']) || textAt(entry, ['note']),
  idHint: {
    zh: '小写英文字母、数字和连字符，以字母开头，例如 second-partner',
    en: 'small Latin letters, digits and hyphens, beginning with a letter, such as second-partner',
  },
};
