import { valueIn } from '../field-values/field-value.ts';

/**
 * The brand that visitors of a host see where their channel names none, by every name: the displayed one, the brand's
 * own, and its id.
 * @param brands - value of brands.json
 */
export function hostBrand(entry: unknown, brands: unknown): string[] {
  const given = valueIn(entry, ['brand', 'id']) ?? valueIn(brands, ['default']);
  const id = typeof given === 'string' ? given : '';
  const apply = valueIn(entry, ['brand', 'apply']);
  const variants = Array.isArray(apply) ? apply.filter((one) => typeof one === 'string') : [];
  const names = [
    valueIn(entry, ['brand', 'name']),
    // A later variant overrides an earlier one.
    ...variants.map((one) => valueIn(brands, ['variants', one, 'name'])).reverse(),
    valueIn(brands, ['brands', id, 'name']),
  ].filter((one): one is string => typeof one === 'string' && one !== '');
  const [displayed] = names;
  const own = names.at(-1);
  return [...new Set([displayed, own, id])].filter((one): one is string => one !== undefined && one !== '');
}
