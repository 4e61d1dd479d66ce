import { type BrandFields, brandFieldNames } from '../../schemas/index.ts';
import { type Channel, ownEntry, type Site } from '../site/site.ts';
import type { Brand, BrandLevel } from './brand.ts';

/** App name and company that the native app has stored; they override every other level (R-BRAND 8). */
export interface AppIdentity {
  appName: string | null;
  appCompany: string | null;
}

/**
 * Resolves the brand of a visit. Precedence, weakest first: brand, host, channel, stored app name and company; `from`
 * holds the level that set each field.
 * @throws Error where brands.json lacks the brand; `check` refuses such a config
 */
export function resolveBrand(site: Site, channel: Channel, app: AppIdentity): Brand {
  const id = channel.brand?.id ?? site.brand.id ?? site.defaultBrand;
  const base = ownEntry(site.brands, id);
  if (!base) throw new Error(`no brand "${id}"`);
  const { oldAssets, ...rest } = base;
  const old = (channel.brand?.assets ?? site.brand.assets) === 'old' ? oldAssets : undefined;
  const oldFrom = channel.brand?.assets ? 'channel' : 'host';

  const layers: [BrandLevel, Partial<BrandFields>][] = [
    ['brand', base],
    ['host', { ...(oldFrom === 'host' && old), ...site.brand.fields }],
    ['channel', { ...(oldFrom === 'channel' && old), ...channel.brand?.fields }],
    [
      'app',
      { ...(app.appName && { name: app.appName }), ...(app.appCompany && { companyName: app.appCompany }) },
    ],
  ];
  const fields = {} as BrandFields;
  const from = {} as Brand['from'];
  for (const [level, layer] of layers) {
    for (const name of brandFieldNames) {
      const value = layer[name];
      if (value === undefined) continue;
      fields[name] = value;
      from[name] = level;
    }
  }
  return { ...rest, ...fields, id, title: channel.title ?? fields.name, from };
}
