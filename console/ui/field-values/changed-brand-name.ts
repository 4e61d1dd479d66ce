import { valueIn } from '../../../ops/json/value-in.ts';
import { inFirstLanguage } from '../../../ops/languages/first-language.ts';

/** A text that is there and not empty. */
export const textAt = (value: unknown, path: string[]): string | undefined => {
  const found = inFirstLanguage(valueIn(value, path));
  return typeof found === 'string' && found !== '' ? found : undefined;
};

/**
 * The name that a host or channel gives its brand: its own, else that of its last variant with one.
 * @param brands - value of brands.json
 */
export function changedBrandName(entry: unknown, brands: unknown): string | undefined {
  const apply = valueIn(entry, ['brand', 'apply']);
  const variants = Array.isArray(apply) ? apply.map(String) : [];
  const names = variants.map((one) => textAt(brands, ['variants', one, 'name']));
  return textAt(entry, ['brand', 'name']) ?? names.filter((name) => name !== undefined).at(-1);
}
