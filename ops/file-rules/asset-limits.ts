import type { Text } from '../text/text.ts';

export interface AssetLimit {
  name: Text;
  /** Most bytes of the file. */
  bytes: number;
}

/**
 * What each kind may take of the first seconds, by the key that names it: an icon and a logo stand on every page before
 * anything else can be read, a QR code is a few hundred squares, and any other picture may take a second.
 */
const limits: Readonly<Record<string, AssetLimit>> = {
  faviconUrl: { name: { zh: '图标', en: 'an icon' }, bytes: 20_000 },
  logo: { name: { zh: '标志', en: 'a logo' }, bytes: 40_000 },
  qrCode: { name: { zh: '二维码', en: 'a QR code' }, bytes: 60_000 },
};
const picture: AssetLimit = { name: { zh: '图片', en: 'a picture' }, bytes: 200_000 };

export const assetLimit = (key: string): AssetLimit => limits[key] ?? picture;
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} KB`;
