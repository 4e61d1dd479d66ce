import { isObject, type JsonObject, member } from '../../ops/json/json-values.ts';
import { ApiRefusalError, malformedRequest } from '../api/refusal-error.ts';

/** The owner of a picture that is an entry, by the map that holds it. */
const owners = {
  brand: { file: 'brands.json', map: 'brands', prefix: '' },
  variant: { file: 'brands.json', map: 'variants', prefix: '' },
  host: { file: 'hosts.json', map: 'hosts', prefix: 'host-' },
  channel: { file: 'channels.json', map: 'channels', prefix: 'channel-' },
} as const;
type Owner = keyof typeof owners;

/** The owner of a picture that is a file of its own, by the folder of the config. Its blocks and fields have no id. */
const folders = { page: 'pages', form: 'forms' } as const;
type FolderOwner = keyof typeof folders;

/** The file name of a picture, by the field that names it. */
const fields: Readonly<Record<string, string>> = {
  logo: 'logo',
  faviconUrl: 'icon',
  'oldAssets.logo': 'logo-old',
  'oldAssets.faviconUrl': 'icon-old',
  'brand.logo': 'logo',
  'brand.faviconUrl': 'icon',
  landingImage: 'landing',
  emptyImage: 'empty',
  failureImage: 'failure',
  successImage: 'success',
};

/** The pattern that the schema requires of an id that is part of an address. */
const plainId = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

/**
 * The prefix of a picture's address, from closed sets only: owner, an id of the draft, a field.
 * @param textOf - the text of a file in the draft; null where the draft has no such file
 * @throws RefusalError where one of them is unknown
 */
export function pictureAddressPrefix(
  { of, id, field }: JsonObject,
  textOf: (file: string) => string | null,
): string {
  if (typeof of !== 'string') throw malformedRequest('of takes the kind of an owner');
  if (Object.hasOwn(folders, of)) {
    const folder = folders[of as FolderOwner];
    if (!isPlainId(id) || textOf(`definitions/${folder}/${id}.json`) === null) throw noSuchOwner(folder);
    return `/assets/${folder}/${id}/picture`;
  }
  if (!Object.hasOwn(owners, of))
    throw malformedRequest('of takes brand, variant, host, channel, page or form');
  if (typeof field !== 'string' || !Object.hasOwn(fields, field))
    throw malformedRequest('field takes one of a picture');
  const { file, map, prefix } = owners[of as Owner];
  const entries = member(parsed(textOf(file) ?? ''), map);
  if (!isPlainId(id) || !isObject(entries) || !Object.hasOwn(entries, id)) throw noSuchOwner(map);
  return `/assets/brands/${prefix}${id}/${fields[field]}`;
}

const isPlainId = (id: unknown): id is string => typeof id === 'string' && plainId.test(id);

const noSuchOwner = (map: string) =>
  new ApiRefusalError('not-found', {
    zh: `草稿里没有这个 ${map}`,
    en: `the draft has no such entry of ${map}`,
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}
