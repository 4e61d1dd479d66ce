import type { Field } from '../../../ops/wording/field.ts';

/** A QR code, by the name of its folder or file. */
const isCode = (asset: string): boolean => /(^|[/-])qr(-?code)?[/.-]/i.test(asset);

/** The pictures that fit a field: a QR code is neither a logo nor an icon. */
export function suitablePictures(
  field: Pick<Field, 'path' | 'pattern'>,
  assets: readonly string[],
): string[] {
  const takesCode = field.path.at(-1) === 'qrCode';
  return assets.filter((asset) => (takesCode || !isCode(asset)) && (field.pattern?.test(asset) ?? true));
}
