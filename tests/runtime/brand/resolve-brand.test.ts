import { describe, expect, it } from 'vitest';
import { type BrandPatch, channelOf, resolveBrand, type Site } from '../../../runtime/index.ts';
import { completedBrand } from '../../../runtime/site/brand-patch.ts';
import { config, hosts, siteOf } from '../real-config.ts';

const nobody = { appName: null, appCompany: null };
const brandOf = (
  host: string,
  channel: string,
  app = nobody as { appName: string | null; appCompany: string | null },
) => resolveBrand(siteOf(host), channelOf(siteOf(host), channel), app);
const plain = brandOf('default', '5818');

describe('the brand (R-BRAND)', () => {
  it('R-PROD 3: there are six, each complete; money-lending is the default', () => {
    expect(Object.keys(config.brands.brands).sort()).toEqual(
      ['money-lending', 'quick-loan', 'fast-loan', 'instalment', 'consultation', 'benefit-instalment'].sort(),
    );
    for (const brand of Object.values(config.brands.brands)) {
      for (const field of ['name', 'faviconUrl', 'logo', 'companyName', 'icp'] as const) {
        expect(brand[field]).not.toBe('');
      }
    }
    expect(config.brands.default).toBe('money-lending');
  });
  it('R-BRAND 1: is the default without host or channel; every field comes from the brand', () => {
    expect(plain.id).toBe('money-lending');
    expect(new Set(Object.values(plain.from))).toEqual(new Set(['brand']));
  });
  it('R-PROD 4: the title is the name', () => {
    for (const host of hosts) expect(brandOf(host, '5818').title).toBe(brandOf(host, '5818').name);
  });
  it('R-BRAND 9: for channel 5262 the title is 首页, whatever the brand', () => {
    for (const host of hosts) expect(brandOf(host, '5262').title).toBe('首页');
    expect(brandOf('default', '5262', { appName: '应用', appCompany: null }).title).toBe('首页');
    expect(brandOf('default', '5262').name).toBe(plain.name);
  });
  it('R-BRAND 2: a list of channels has old icon and logo, where the brand has old ones', () => {
    const old = Object.entries(siteOf('default').channels).filter(([, one]) => one.brand?.assets === 'old');
    expect(old.length).toBeGreaterThan(0);
    for (const [channel] of old) {
      const brand = brandOf('default', channel);
      const { oldAssets } = config.brands.brands['money-lending'] ?? {};
      expect({ logo: brand.logo, faviconUrl: brand.faviconUrl }).toEqual(oldAssets);
      expect(brand.from.logo).toBe('channel');
      expect(brandOf('carloan.example', channel).logo).toBe(brandOf('carloan.example', '5818').logo);
    }
  });
  const operators = ['3408', '5320', '5589', '5588', '5626', '5627'];
  it.each(operators)('R-BRAND 3: channel %s has another company and registration', (channel) => {
    const { companyName, icp, from } = brandOf('default', channel);
    expect(companyName).not.toBe(plain.companyName);
    expect(icp).not.toBe(plain.icp);
    expect({ companyName, icp }).toEqual({
      companyName: brandOf('default', '3408').companyName,
      icp: brandOf('default', '3408').icp,
    });
    expect(from).toMatchObject({ companyName: 'channel', icp: 'channel' });
  });
  it('R-BRAND 4: channel 675 uses the lender company, and no other channel does', () => {
    const lender = brandOf('default', '675');
    expect(lender.companyName).not.toBe(plain.companyName);
    expect(lender.name).toBe(plain.name);
    const same = Object.keys(siteOf('default').channels).filter(
      (one) => brandOf('default', one).companyName === lender.companyName,
    );
    expect(same).toEqual(['675']);
  });
  it('R-BRAND 5: 5589 and 5588 are renamed, and no other channel is', () => {
    const renamed = Object.keys(siteOf('default').channels).filter(
      (one) => brandOf('default', one).name !== plain.name,
    );
    expect(renamed).toEqual(['5588', '5589']);
    expect(brandOf('default', '5588').name).toBe(brandOf('default', '5589').name);
  });
  it('R-BRAND 6: 5627 and 5626 have another funding partner, and no other channel has', () => {
    const other = Object.keys(siteOf('default').channels).filter(
      (one) => brandOf('default', one).sourcesFunding !== plain.sourcesFunding,
    );
    expect(other).toEqual(['5626', '5627']);
  });
  it('R-BRAND 7: some hosts change company, registration and funding partner', () => {
    const changed = hosts.filter((host) => brandOf(host, '5818').from.companyName === 'host');
    expect(changed).toEqual(['m-v1-small.example', 'ks5218.example']);
    for (const host of changed) {
      expect(brandOf(host, '5818').from).toMatchObject({
        icp: 'host',
        sourcesFunding: 'host',
        name: 'brand',
      });
    }
  });
  it('R-BRAND 8: stored appname and appcompany override name and company', () => {
    const brand = brandOf('m-v1-small.example', '5589', { appName: '应用', appCompany: '公司' });
    expect(brand).toMatchObject({ name: '应用', companyName: '公司', title: '应用' });
    expect(brand.from).toMatchObject({
      name: 'app',
      companyName: 'app',
      icp: 'channel',
      sourcesFunding: 'host',
    });
    expect(brandOf('default', '5818', { appName: '', appCompany: '' })).toEqual(plain);
  });
});

describe('precedence of the brand: brand, host, channel, app', () => {
  const levels = ['host', 'channel', 'app'] as const;
  const subsets = Array.from({ length: 8 }, (_, bits) => levels.filter((_level, at) => bits & (1 << at)));
  const site = siteOf('default');
  const with_ = (host: BrandPatch): Site => ({ ...site, brand: host });
  it.each(subsets.map((set) => [set] as const))('%j: the last level sets name and company', (set) => {
    const patch = (level: string): BrandPatch => ({ fields: { name: level, companyName: level } });
    const none: BrandPatch = { fields: {} };
    const brand = resolveBrand(
      with_(set.includes('host') ? patch('host') : none),
      set.includes('channel') ? { brand: patch('channel') } : {},
      set.includes('app') ? { appName: 'app', appCompany: 'app' } : nobody,
    );
    const last = set.at(-1) ?? 'brand';
    expect(brand.from).toMatchObject({ name: last, companyName: last, icp: 'brand' });
    expect(brand.name).toBe(set.length > 0 ? last : plain.name);
  });

  const logo = '/assets/host.svg';
  const old = config.brands.brands['money-lending']?.oldAssets?.logo;
  it('a channel with old assets overrides a logo of the host', () => {
    const brand = resolveBrand(with_({ fields: { logo } }), { brand: { assets: 'old', fields: {} } }, nobody);
    expect({ logo: brand.logo, from: brand.from.logo }).toEqual({ logo: old, from: 'channel' });
  });
  it('a host with old assets and a logo of its own shows its own', () => {
    const brand = resolveBrand(with_({ assets: 'old', fields: { logo } }), {}, nobody);
    expect({ logo: brand.logo, from: brand.from.logo }).toEqual({ logo, from: 'host' });
  });
  it('a channel with new assets overrides a host with old ones', () => {
    const host = with_({ assets: 'old', fields: {} });
    expect(resolveBrand(host, {}, nobody)).toMatchObject({ logo: old, from: { logo: 'host' } });
    expect(resolveBrand(host, { brand: { assets: 'new', fields: {} } }, nobody).logo).toBe(plain.logo);
  });
  it('the brand of a channel overrides that of the host', () => {
    const host = siteOf('carloan.example');
    const brand = resolveBrand(
      { ...host, brands: siteOf('kuaishou.example').brands },
      { brand: { id: 'fast-loan', fields: {} } },
      nobody,
    );
    expect(brand.id).toBe('fast-loan');
  });
  it('a brand without texts and pictures of its own shows its line and its logo', () => {
    const given = config.brands.brands['money-lending'];
    if (!given) throw new Error('no default brand');
    const { headline: _headline, promise: _promise, landingImage: _landing, ...bare } = given;
    const { slogan, logo, emptyImage } = bare;
    const shown = { headline: slogan, promise: slogan, landingImage: logo, emptyImage };
    expect(completedBrand(bare)).toMatchObject(shown);
  });
  it('every brand of a site has its own headline', () => {
    const { headline } = config.brands.brands['money-lending'] ?? {};
    expect(siteOf('default').brands['money-lending']).toMatchObject({ headline });
  });
  it('an unknown brand throws, because check refuses it', () => {
    expect(() => resolveBrand(with_({ id: 'constructor', fields: {} }), {}, nobody)).toThrow('constructor');
  });
});
