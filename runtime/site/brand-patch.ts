import {
  type BrandChange,
  type BrandDefinition,
  type BrandFields,
  brandFieldNames,
  type Config,
} from '../../schemas/index.ts';
import { type BrandPatch, type Channel, ownEntry, type Site, type SiteBrand } from './site.ts';

/** Applies the variants in the order written, then the change's own fields; a later one wins. */
export function brandPatch(config: Config, change: BrandChange | undefined): BrandPatch {
  if (!change) return { fields: {} };
  const layers = [...(change.apply ?? []).map((id) => ownEntry(config.brands.variants, id) ?? {}), change];
  const fields: Partial<BrandFields> = {};
  for (const layer of layers) {
    for (const name of brandFieldNames) {
      const value = layer[name];
      if (value !== undefined) fields[name] = value;
    }
  }
  return {
    ...(change.id !== undefined && { id: change.id }),
    ...(change.assets !== undefined && { assets: change.assets }),
    fields,
  };
}

/** Only the brands that a visitor of this host can have: the phone loads no others. */
export function brandsUsed(
  config: Config,
  host: BrandPatch,
  channels: Record<string, Channel>,
): Site['brands'] {
  const ids = new Set([
    host.id ?? config.brands.default,
    ...Object.values(channels).map((one) => one.brand?.id),
  ]);
  const used = Object.entries(config.brands.brands).filter(([id]) => ids.has(id));
  return Object.fromEntries(used.map(([id, { note: _, ...brand }]) => [id, completedBrand(brand)]));
}

/** Every brand has the same texts and pictures, so that a page of one can be filled in with those of another. */
export function completedBrand(brand: Omit<BrandDefinition, 'note'>): SiteBrand {
  const { slogan, logo } = brand;
  return {
    headline: slogan,
    promise: slogan,
    landingImage: logo,
    emptyImage: logo,
    failureImage: logo,
    successImage: logo,
    ...brand,
  };
}
