import type { Text } from '../../ops/text/text.ts';
import { unsafeSvgReason } from './svg-safety.ts';

export type PictureFormat = 'svg' | 'png' | 'jpg' | 'webp';

/** A logo is a few thousand bytes, and every visitor downloads it. */
export const maxPictureBytes = 512 * 1024;

const bytesAt = (bytes: Buffer, at: number, sign: string): boolean =>
  bytes.toString('latin1', at, at + sign.length) === sign;

const signs: readonly (readonly [PictureFormat, (bytes: Buffer) => boolean])[] = [
  ['png', (bytes) => bytesAt(bytes, 0, '\x89PNG\r\n\x1a\n')],
  ['jpg', (bytes) => bytesAt(bytes, 0, '\xff\xd8\xff')],
  ['webp', (bytes) => bytesAt(bytes, 0, 'RIFF') && bytesAt(bytes, 8, 'WEBP')],
];

/** The format of a picture by its first bytes, whatever its name; or the reason for refusing it. */
export function pictureFormat(bytes: Buffer): { kind: PictureFormat } | { fault: Text } {
  if (bytes.length > maxPictureBytes) {
    const most = maxPictureBytes / 1024;
    return { fault: { zh: `图片不能超过 ${most} KB`, en: `a picture has ${most} KB at most` } };
  }
  const kind = signs.find(([, is]) => is(bytes))?.[0];
  if (kind) return { kind };
  const fault = unsafeSvgReason(bytes);
  return fault ? { fault } : { kind: 'svg' };
}
