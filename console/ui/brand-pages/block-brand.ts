import { isObject, member } from '../../../ops/json/json-values.ts';

/** The fields of the brand that blocks of a kind show, whatever the page says. */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  brandBar: ['logo', 'name', 'complaintPhone'],
  hero: ['landingImage'],
  legalFooter: ['annualRate', 'sourcesFunding', 'complaintPhone', 'companyName', 'icp'],
  leadReceipt: ['successImage', 'failureImage'],
  progress: ['landingImage', 'failureImage'],
  productList: ['emptyImage', 'failureImage'],
  product: ['emptyImage', 'failureImage'],
};

const pictureOfState: Readonly<Record<string, string>> = {
  success: 'successImage',
  failure: 'failureImage',
  waiting: 'landingImage',
  empty: 'emptyImage',
};

/** The fields of the brand that a block shows: those of its kind, then those that its own texts name. */
export function brandFieldsOf(block: unknown): string[] {
  const kind = String(member(block, 'type'));
  const picture = kind === 'status' ? pictureOfState[String(member(block, 'state'))] : undefined;
  const own = [...(shownBy[kind] ?? []), ...(picture === undefined ? [] : [picture])];
  return [...new Set([...own, ...namedIn(block)])];
}

/** The fields that placeholders such as `{brand.headline}` name, but in blocks within it: each has a card of its own. */
function namedIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(/\{brand\.(\w+)\}/g)].map(([, name = '']) => name);
  if (Array.isArray(value)) return value.filter((one) => !isBlock(one)).flatMap(namedIn);
  return isObject(value) ? Object.values(value).flatMap(namedIn) : [];
}

const isBlock = (value: unknown): boolean => isObject(value) && 'type' in value && 'id' in value;
