import { expect, test } from 'vitest';
import { brandDifferences } from '../../../../console/ui/channel/brand-differences.ts';

const brand = {
  id: 'money-lending',
  name: '禾岸借贷',
  companyName: '上海禾岸',
  icp: '沪ICP备1号',
  sourcesFunding: '北辰银行',
  logo: '/assets/logo.svg',
  faviconUrl: '/assets/icon.svg',
};

test('a host that differs only in its company reports that difference', () => {
  expect(brandDifferences({ ...brand, companyName: '苏州岸汀' }, brand)).toEqual(['companyName']);
  expect(brandDifferences({ ...brand }, brand)).toEqual([]);
  expect(brandDifferences({ ...brand, id: 'fast-loan' }, brand)).toEqual(['id']);
});
