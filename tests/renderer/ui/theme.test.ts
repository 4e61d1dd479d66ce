import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { themeVariables } from '../../../renderer/ui/theme.ts';
import type { BrandsFile } from '../../../schemas/index.ts';

const readJson = async <T>(path: string) => JSON.parse(await readFile(join(root, path), 'utf8')) as T;

describe('themeVariables', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  it('keeps a button legible for any brand colours', () => {
    fc.assert(
      fc.property(hex, hex, (primary, onPrimary) => {
        const theme = { primary, onPrimary, accent: primary, surface: '#ffffff', ink: '#111111', radius: 8 };
        expect(contrast(themeVariables(theme)['--fill'] ?? '', onPrimary)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
  it('keeps every brand of the config legible', async () => {
    const { brands } = await readJson<BrandsFile>('brands.json');
    for (const { theme } of Object.values(brands)) {
      const shades = themeVariables(theme);
      const on = (text: string, ground: string) => contrast(shades[`--${text}`] ?? '', ground);
      for (const ground of ['#ffffff', theme.surface]) {
        expect(on('ink-soft', ground)).toBeGreaterThanOrEqual(4.5);
        expect(on('primary-text', ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(on('primary-text', shades['--primary-soft'] ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(on('control-line', '#ffffff')).toBeGreaterThanOrEqual(3);
    }
  });
});
