import type { Field } from '../../../ops/wording/field.ts';

/** A code to be scanned, as a folder or a file of it is called. */
const isCode = (asset: string): boolean => /(^|[/-])qr(-?code)?[/.-]/i.test(asset);

/** The pictures that a field can take: a code to be scanned is no logo and no icon. */
export function suitablePictures(
  field: Pick<Field, 'path' | 'pattern'>,
  assets: readonly string[],
): string[] {
  const takesCode = field.path.at(-1) === 'qrCode';
  return assets.filter((asset) => (takesCode || !isCode(asset)) && (field.pattern?.test(asset) ?? true));
}
