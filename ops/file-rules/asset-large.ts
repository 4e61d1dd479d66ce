import type { Rule } from '../config/project.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { lastName } from '../json/pointer.ts';
import { assetLimit, kilobytes } from './asset-limits.ts';

/** What a slow 4G gives (Lighthouse: 1.6 Mbit/s), in bytes a second: its round trips come on top. */
const slow4g = 200_000;

/** A file that a phone on slow 4G waits too long for. The strictest of its uses counts; they are one finding. */
export const assetLarge: Rule = ({ references, sizeOf }) => {
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
  return [...new Set(uses.map(({ id }) => id))].flatMap((id): Finding[] => {
    const size = sizeOf(id);
    const over = uses.filter((one) => one.id === id && size !== undefined && size > one.limit.bytes);
    const [first, ...others] = over.sort((a, b) => a.limit.bytes - b.limit.bytes);
    if (size === undefined || first === undefined) return [];
    const { name, bytes } = first.limit;
    const [has, most, seconds] = [kilobytes(size), kilobytes(bytes), (size / slow4g).toFixed(1)];
    return [
      {
        code: 'asset-large',
        severity: 'warning',
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
};
