import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { compositionVariables } from '../../../renderer/ui/composition.ts';
import { themeText } from '../../../renderer/ui/theme.ts';
import type { BrandsFile } from '../../../schemas/index.ts';

const { brands } = JSON.parse(readFileSync(join(root, 'brands.json'), 'utf8')) as BrandsFile;
const colors = {
  primary: '#0b6b57',
  onPrimary: '#ffffff',
  accent: '#96590a',
  surface: '#f3f7f5',
  ink: '#12221d',
  radius: 8,
};

describe('the composition of a brand', () => {
  it('is regular, with the promise first and raised cards, where the theme says nothing', () => {
    const said = { density: 'regular', heading: 'plain', hero: 'promiseFirst', cards: 'raised' } as const;
    expect(compositionVariables(colors)).toEqual(compositionVariables({ ...colors, ...said }));
  });

  it('rules cards off without ground, shadow or room at the sides', () => {
    expect(compositionVariables({ ...colors, cards: 'ruled', density: 'airy' })).toMatchObject({
      '--card-padding': '22px 0',
      '--card-border': '1px 0 0',
      '--card-ground': 'transparent',
      '--card-shadow': 'none',
      '--hero-side': '0',
    });
  });

  it('never puts the picture of a card beside its amount alone or across two rows, where it would stand in a void', () => {
    for (const hero of [
      'pictureFirst',
      'pictureLast',
      'emblem',
      'promiseFirst',
      'amountFirst',
      'paired',
    ] as const) {
      const areas = String(compositionVariables({ ...colors, hero })['--hero-card']);
      expect(areas.match(/p/g), hero).toHaveLength(1);
    }
  });

  it('differs in every word of every key', () => {
    const words = {
      density: ['compact', 'regular', 'airy'],
      heading: ['plain', 'centred', 'marked', 'light'],
      hero: ['promiseFirst', 'amountFirst', 'pictureFirst', 'pictureLast', 'emblem', 'paired'],
      cards: ['raised', 'outlined', 'flat', 'ruled'],
    };
    for (const [key, all] of Object.entries(words)) {
      const made = all.map((word) => JSON.stringify(compositionVariables({ ...colors, [key]: word })));
      expect(new Set(made).size, key).toBe(all.length);
    }
  });

  it('is another one for each shipped brand, as are headline, promise and pictures', () => {
    const all = Object.values(brands);
    const distinct = (of: readonly unknown[]) => new Set(of.map((one) => JSON.stringify(one))).size;
    expect(distinct(all.map(({ theme }) => compositionVariables(theme)))).toBe(6);
    expect(distinct(all.map(({ theme }) => theme.hero))).toBe(6);
    expect(distinct(all.map(({ headline }) => headline))).toBe(6);
    expect(distinct(all.map(({ promise }) => promise))).toBe(6);
    const pictures = all.flatMap((one) => [
      one.landingImage,
      one.emptyImage,
      one.failureImage,
      one.successImage,
    ]);
    expect(distinct(pictures)).toBe(24);
  });

  it('has no name or value with a colon or a semicolon, which separate them', () => {
    for (const { theme } of Object.values(brands)) {
      for (const one of themeText(theme).split(';')) expect(one.split(':')).toHaveLength(2);
    }
  });
});

describe('the pictures of the brands', () => {
  it.each(Object.entries(brands))(
    'those of %s are small drawings of one size without scripts, links or texts',
    (_, { landingImage, emptyImage, failureImage, successImage }) => {
      for (const picture of [landingImage, emptyImage, failureImage, successImage]) {
        const svg = readFileSync(join(root, 'public', picture ?? ''), 'utf8');
        expect(svg.length, picture).toBeLessThanOrEqual(3072);
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 96">/);
        expect(svg).not.toMatch(/<script|href|<text|<image|style=/);
      }
    },
  );
});
