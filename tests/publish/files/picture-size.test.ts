import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureSizeIn, pictureSizeOf } from '../../../publish/files/picture-size.ts';

const root = join(import.meta.dirname, '../../..');
const hex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex');
const riff = '52494646 00000000 57454250';
const svg = (attributes: string) =>
  Buffer.from(`<?xml version="1.0"?>\n<svg ${attributes}><path d="M0 0"/></svg>`);

describe('pictureSizeOf', () => {
  it.each([
    ['PNG', hex('89504e47 0d0a1a0a 0000000d 49484452 00000280 00000168 08020000'), [640, 360]],
    // APP0, then a table, then the progressive frame.
    ['JPEG', hex('ffd8 ffe0 0004 4a46 ffc4 0003 00 ffc2 0011 08 0168 0280 03'), [640, 360]],
    ['lossy WebP', hex(`${riff} 56503820 00000000 000000 9d012a 8002 6801`), [640, 360]],
    ['lossless WebP', hex(`${riff} 5650384c 00000000 2f 7fc25900`), [640, 360]],
    ['extended WebP', hex(`${riff} 56503858 0a000000 00 000000 7f0200 670100`), [640, 360]],
    ['SVG with a viewBox', svg('viewBox="0 0 640 360" width="1em"'), [640, 360]],
    ['SVG with a size', svg("width='640' height='360px'"), [640, 360]],
  ] as const)('reads that of %s', (_, content, size) => {
    expect(pictureSizeOf(content)).toEqual(size);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('WEBVTT')],
    ['an SVG that does not say', svg('width="100%"')],
    ['a PNG that was cut off', hex('89504e47 0d0a1a0a 0000')],
    ['a JPEG without a frame', hex('ffd8 ffe0 0004 4a46')],
    ['a picture without a height', svg('width="640" height="0"')],
  ])('has none of %s', (_, content) => {
    expect(pictureSizeOf(content)).toBeNull();
  });

  it('reads that of every picture of the config', () => {
    const qr = '/assets/qr/service-account.png';
    const [width, height] = pictureSizeIn(root)(qr) ?? [];
    expect(width).toBe(height);
    expect(width).toBe(readFileSync(join(root, 'public', qr)).readUInt32BE(16));
    expect(pictureSizeIn(root)('/assets/none.png')).toBeNull();
    expect(
      pictureSizeIn('/nowhere', new Map([['/assets/new.png', join(root, 'public', qr)]]))('/assets/new.png'),
    ).toEqual([width, height]);
  });
});
