import type { Session } from '../../runtime/effects/index.ts';
import type { PlaceholderValues } from '../../runtime/index.ts';
import { brandCost, brandCostPlaceholder } from '../../schemas/index.ts';

/** The values of the placeholders of texts in a visit. */
export const placeholderValues = ({
  brand,
  phoneMasked,
  city,
}: Pick<Session, 'brand' | 'phoneMasked' | 'city'>): PlaceholderValues => ({
  'brand.name': brand.name,
  'brand.slogan': brand.slogan,
  'brand.headline': brand.headline,
  'brand.promise': brand.promise,
  'brand.companyName': brand.companyName,
  'brand.icp': brand.icp,
  'brand.sourcesFunding': brand.sourcesFunding,
  [brandCostPlaceholder]: brand[brandCost],
  'brand.complaintPhone': brand.complaintPhone,
  'session.phoneMasked': phoneMasked ?? '',
  'session.city': city,
});
