import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { lastName } from '../json/pointer.ts';
import { assetLimit, kilobytes } from './asset-limits.ts';

/** What a slow 4G gives (Lighthouse: 1.6 Mbit/s), in bytes a second: its round trips come on top. */
const slow4g = 200_000;

/** A file that a phone on slow 4G waits too long for. The strictest of its uses counts; they are one finding. */
export const assetLarge = defineRule({
  code: 'asset-large',
  severity: 'warning',
  scope: 'file',
  doc: {
    what: {
      zh: '图片太大：图标最多 20 KB，标志 40 KB，二维码 60 KB，其他图片 200 KB',
      en: 'a picture is too large: an icon may have 20 KB, a logo 40, a QR code 60, any other picture 200',
    },
    why: {
      zh: '慢速 4G 每秒约 200 KB，等图时访客已经离开',
      en: 'slow 4G brings about 200 KB a second, and visitors do not wait for pictures',
    },
    example: {
      file: 'public/assets/logo.svg',
      change: { bytes: 60_000 },
      good: { zh: 'logo.svg 有 1 KB', en: 'logo.svg has 1 KB' },
      bad: { zh: 'logo.svg 有 60 KB', en: 'logo.svg has 60 KB' },
    },
  },
  run: ({ references, sizeOf }) => {
    const uses = references.flatMap(({ file, references: all }) =>
      all
        .filter(({ kind }) => kind === 'asset')
        .map(({ id, pointer }) => ({
          id,
          file: file.file,
          pointer,
          limit: assetLimit(lastName(pointer)),
        })),
    );
    return [...new Set(uses.map(({ id }) => id))].flatMap((id): Violation[] => {
      const size = sizeOf(id);
      const over = uses.filter((one) => one.id === id && size !== undefined && size > one.limit.bytes);
      const [first, ...others] = over.sort((a, b) => a.limit.bytes - b.limit.bytes);
      if (size === undefined || first === undefined) return [];
      const { name, bytes } = first.limit;
      const [has, most, seconds] = [kilobytes(size), kilobytes(bytes), (size / slow4g).toFixed(1)];
      return [
        {
          message: {
            zh: `${id} 有 ${has}, ${name.zh}最多 ${most}: 慢速 4G 上要 ${seconds} 秒`,
            en: `${id} has ${has}, ${name.en} at most ${most}: ${seconds} s on slow 4G`,
          },
          help: {
            zh: '缩小到显示的尺寸, 存成 SVG 或 WebP',
            en: 'scale it to the size that is shown, and save it as SVG or WebP',
          },
          file: first.file,
          pointer: first.pointer,
          related: others.map(({ file, pointer }) => ({
            message: { zh: '也用到它', en: 'used here too' },
            file,
            pointer,
          })),
        },
      ];
    });
  },
});
