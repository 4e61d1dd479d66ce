import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Width and height in px of CSS. */
export type PictureSize = readonly [width: number, height: number];

/** The size of a picture by its content; null for anything else, and for an SVG that does not say. */
export function pictureSizeOf(content: Buffer): PictureSize | null {
  try {
    const size = pngSize(content) ?? jpegSize(content) ?? webpSize(content) ?? svgSize(content);
    return size?.every((one) => Number.isFinite(one) && one > 0) ? size : null;
  } catch (error) {
    // A picture that was cut off.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const begins = (content: Buffer, sign: string, at = 0): boolean =>
  content.toString('latin1', at, at + sign.length) === sign;

const pngSize = (content: Buffer): PictureSize | null =>
  begins(content, '\x89PNG\r\n\x1a\n') ? [content.readUInt32BE(16), content.readUInt32BE(20)] : null;

/** Walks the segments to the one that begins a frame; C4, C8 and CC, which stand among those, begin none. */
function jpegSize(content: Buffer): PictureSize | null {
  if (!begins(content, '\xff\xd8\xff')) return null;
  for (let at = 2; content.readUInt8(at) === 0xff; at += 2 + content.readUInt16BE(at + 2)) {
    const kind = content.readUInt8(at + 1);
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return [content.readUInt16BE(at + 7), content.readUInt16BE(at + 5)];
  }
  return null;
}

/** The three forms of WebP: lossy, lossless, extended. */
function webpSize(content: Buffer): PictureSize | null {
  if (!begins(content, 'RIFF') || !begins(content, 'WEBP', 8)) return null;
  if (begins(content, 'VP8X', 12)) return [content.readUIntLE(24, 3) + 1, content.readUIntLE(27, 3) + 1];
  if (begins(content, 'VP8L', 12)) {
    const bits = content.readUInt32LE(21);
    return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
  }
  return [content.readUInt16LE(26) & 0x3fff, content.readUInt16LE(28) & 0x3fff];
}

/** By `viewBox`, whose ratio counts where width and height are given too. */
function svgSize(content: Buffer): PictureSize | null {
  const [tag] = /<svg\b[^>]*>/.exec(content.toString('utf8', 0, 4096)) ?? [];
  if (tag === undefined) return null;
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']+)["']`).exec(tag)?.[1];
  const [, , width, height] = (attribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width && height) return [width, height];
  const plain = (name: string) => Number(/^([\d.]+)(px)?$/.exec(attribute(name) ?? '')?.[1] ?? Number.NaN);
  return [plain('width'), plain('height')];
}

/**
 * The size of a picture of a config that is not published, read from its file.
 * @param configDir - the folder of the config
 * @param pending - pictures that will be under `public`, by address: where they are now
 */
export const pictureSizeIn =
  (configDir: string, pending: ReadonlyMap<string, string> = new Map()) =>
  (address: string): PictureSize | null => {
    try {
      return pictureSizeOf(readFileSync(pending.get(address) ?? join(configDir, 'public', address)));
    } catch {
      return null;
    }
  };
