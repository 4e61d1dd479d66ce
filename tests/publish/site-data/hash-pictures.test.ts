import { describe, expect, it } from 'vitest';
import { hashPictures } from '../../../publish/site-data/hash-pictures.ts';
import { config } from '../../runtime/real-config.ts';

const a = '/assets/brands/a';
const withBrands = (brands: object) => ({ ...config, brands: { ...config.brands, brands } }) as typeof config;
const files = (contents: Record<string, string>) =>
  new Map(Object.entries(contents).map(([address, text]) => [address, Buffer.from(text)]));
const published = (brands: object, contents: Record<string, string>) => {
  const { config: after, copies } = hashPictures(withBrands(brands), files(contents));
  return { brands: after.brands.brands as unknown as Record<string, Record<string, string>>, copies };
};

const contents = { [`${a}/logo.svg`]: 'logo', [`${a}/icon.svg`]: 'icon', [`${a}/draft.svg`]: 'draft' };
const brand = { logo: `${a}/logo.svg`, faviconUrl: `${a}/icon.svg`, name: 'logo.svg' };

describe('the addresses of published pictures', () => {
  it('contain a hash, and each names a copy of its picture', () => {
    const { brands, copies } = published({ a: brand }, contents);
    expect(brands.a?.logo).toMatch(/^\/assets\/brands\/a\/logo_[0-9a-f]{8}\.svg$/);
    expect(brands.a?.name).toBe('logo.svg');
    expect([...copies.values()].sort()).toEqual([`${a}/icon.svg`, `${a}/logo.svg`]);
    expect(copies.get(brands.a?.logo ?? '')).toBe(`${a}/logo.svg`);
  });
  it('change with the content of a picture of their folder that the config names, and with nothing else', () => {
    const logo = (brands: object, more: object) => published(brands, { ...contents, ...more }).brands.a?.logo;
    const before = logo({ a: brand }, {});
    expect(logo({ a: brand }, { [`${a}/logo.svg`]: 'new' })).not.toBe(before);
    expect(logo({ a: brand }, { [`${a}/icon.svg`]: 'new' })).not.toBe(before);
    expect(logo({ a: brand }, { [`${a}/draft.svg`]: 'new' })).toBe(before);
    const b = { logo: '/assets/brands/b/logo.svg' };
    expect(logo({ a: brand, b }, { [b.logo]: 'other' })).toBe(before);
    expect(logo({ b: brand, a: brand }, {})).toBe(before);
  });
  it('stay as they are without a file', () => {
    const { brands, copies } = published(
      { a: { logo: `${a}/lost.svg`, link: '/assets/../x.svg' } },
      contents,
    );
    expect(brands.a).toEqual({ logo: `${a}/lost.svg`, link: '/assets/../x.svg' });
    expect(copies.size).toBe(0);
  });
  it('leave the config that was given as it was', () => {
    const given = withBrands({ a: brand });
    const text = JSON.stringify(given);
    hashPictures(given, files(contents));
    expect(JSON.stringify(given)).toBe(text);
  });
});
