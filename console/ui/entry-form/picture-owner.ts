import type { Field } from '../../../ops/wording/field.ts';
import type { PictureRequest } from '../../api/index.ts';
import type { EntryPath } from '../field-values/field-value.ts';

type Owner = Pick<PictureRequest, 'of' | 'id'>;

/** The kinds of owners in the request, by the map of the entry. */
const ownersByMap: Readonly<Record<string, Owner['of']>> = {
  brands: 'brand',
  variants: 'variant',
  hosts: 'host',
  channels: 'channel',
};

/** Whom an uploaded picture belongs to; null where the console has no place for one. */
export function pictureOwner({ file, path }: EntryPath): Owner | null {
  const [, folder, name] = /^definitions\/(pages|forms)\/([^/]+)\.json$/.exec(file) ?? [];
  if (folder !== undefined && name !== undefined)
    return { of: folder === 'pages' ? 'page' : 'form', id: name };
  const [map = '', id = ''] = path.map(String);
  const of = ownersByMap[map];
  return of === undefined ? null : { of, id };
}

/** A film or captions are files of `public` too, and no pictures. */
export const takesPicture = ({ pattern }: Field): boolean => pattern?.test('/assets/picture.svg') ?? true;
