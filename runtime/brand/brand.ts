import type { BrandFields } from '../../schemas/index.ts';
import type { SiteBrand } from '../site/site.ts';

/** The levels that may set a field of the brand, weakest first (R-BRAND, Decision). */
export type BrandLevel = 'brand' | 'host' | 'channel' | 'app';

/** The resolved brand of a visit. */
export interface Brand extends Omit<SiteBrand, 'oldAssets'> {
  id: string;
  /** Title of every page: the channel's own, or the name (R-PROD 4). */
  title: string;
  from: Record<keyof BrandFields, BrandLevel>;
}
