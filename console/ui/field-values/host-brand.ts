import { changedBrandName, textAt } from './changed-brand-name.ts';

/**
 * The brand that visitors of a host see where their channel names none, by every name: the displayed one, the brand's
 * own, and its id.
 * @param brands - value of brands.json
 */
export function hostBrand(entry: unknown, brands: unknown): string[] {
  const id = textAt(entry, ['brand', 'id']) ?? textAt(brands, ['default']) ?? '';
  const own = textAt(brands, ['brands', id, 'name']);
  const names = [changedBrandName(entry, brands) ?? own, own, id];
  return [...new Set(names)].filter((one): one is string => one !== undefined && one !== '');
}
