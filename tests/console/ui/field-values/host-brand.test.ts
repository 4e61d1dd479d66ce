import { expect, test } from 'vitest';
import { suitablePictures } from '../../../../console/ui/entry-form/suitable-pictures.ts';
import { addressFilterQuery, readAddressFilter } from '../../../../console/ui/field-values/address-filter.ts';
import { hostBrand } from '../../../../console/ui/field-values/host-brand.ts';
import { hrefOf, readRoute } from '../../../../console/ui/route/route.ts';

const brands = {
  default: 'money-lending',
  brands: { 'money-lending': { name: '禾岸借贷' }, 'fast-loan': { name: '棠溪速贷' } },
  variants: { company: { companyName: '另一家' }, autumn: { name: '秋季速贷' } },
};

test('a host is found by the id and the Chinese name of the brand that it names', () => {
  expect(hostBrand({ brand: { id: 'fast-loan' } }, brands)).toEqual(['棠溪速贷', 'fast-loan']);
});

test('a host without a brand is found by the default one', () => {
  expect(hostBrand({}, brands)).toEqual(['禾岸借贷', 'money-lending']);
  expect(hostBrand({ brand: { apply: ['company'] } }, brands)).toEqual(['禾岸借贷', 'money-lending']);
});

test('a host that renames its brand is found by both names', () => {
  expect(hostBrand({ brand: { id: 'fast-loan', apply: ['autumn'] } }, brands)).toEqual([
    '秋季速贷',
    '棠溪速贷',
    'fast-loan',
  ]);
  expect(hostBrand({ brand: { id: 'fast-loan', name: '新名' } }, brands)[0]).toBe('新名');
});

test('while brands.json cannot be parsed a host is found by the id of its brand', () => {
  expect(hostBrand({ brand: { id: 'fast-loan' } }, null)).toEqual(['fast-loan']);
  expect(hostBrand({}, null)).toEqual([]);
});

test('the filter of an address reduces a list to the matching entries', () => {
  const only = { field: 'brand.id', value: 'fast-loan' };
  expect(readAddressFilter(readRoute(hrefOf(['hosts'], addressFilterQuery(only))).query)).toEqual(only);
  expect(readAddressFilter(readRoute('#/hosts').query)).toBe(null);
  expect(addressFilterQuery(null)).toEqual({});
});

test('a QR code picture is offered for code fields only', () => {
  const assets = ['/assets/brands/fast-loan/logo.svg', '/assets/qr/service-account.svg'];
  const pattern = /^\/assets\//;
  expect(suitablePictures({ path: ['logo'], pattern }, assets)).toEqual([assets[0]]);
  expect(suitablePictures({ path: ['oldAssets', 'faviconUrl'], pattern: null }, assets)).toEqual([assets[0]]);
  expect(suitablePictures({ path: ['qrCode'], pattern }, assets)).toEqual(assets);
});
