import { isObject, type JsonObject, member } from '../../ops/json/json-values.ts';
import { ApiRefusalError, malformedRequest } from '../api/refusal-error.ts';

/** The owner of a picture, by the map that holds the entry. */
const owners = {
  brand: { file: 'brands.json', map: 'brands', prefix: '' },
  variant: { file: 'brands.json', map: 'variants', prefix: '' },
  host: { file: 'hosts.json', map: 'hosts', prefix: 'host-' },
  channel: { file: 'channels.json', map: 'channels', prefix: 'channel-' },
} as const;
type Owner = keyof typeof owners;

/** The file name of a picture, by the field that names it. */
const fields: Readonly<Record<string, string>> = {
  logo: 'logo',
  faviconUrl: 'icon',
  'oldAssets.logo': 'logo-old',
  'oldAssets.faviconUrl': 'icon-old',
  'brand.logo': 'logo',
  'brand.faviconUrl': 'icon',
};

/** The pattern that the schema requires of an id that is part of an address. */
const plainId = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

/**
 * The prefix of a picture's address, from closed sets only: owner, an id of the draft, a field.
 * @param textOf - the text of a file in the draft
 * @throws RefusalError where one of them is unknown
 */
export function pictureAddressPrefix(
  { of, id, field }: JsonObject,
  textOf: (file: string) => string,
): string {
  if (typeof of !== 'string' || !Object.hasOwn(owners, of))
    throw malformedRequest('of takes brand, variant, host or channel');
  if (typeof field !== 'string' || !Object.hasOwn(fields, field))
    throw malformedRequest('field takes one of a picture');
  const { file, map, prefix } = owners[of as Owner];
  const entries = member(parsed(textOf(file)), map);
  if (typeof id !== 'string' || !plainId.test(id) || !isObject(entries) || !Object.hasOwn(entries, id)) {
    throw new ApiRefusalError('not-found', {
      zh: `草稿里没有这个 ${map}`,
      en: `the draft has no such entry of ${map}`,
    });
  }
  return `/assets/brands/${prefix}${id}/${fields[field]}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}
