import { entriesOf, member } from '../../../ops/json/json-values.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { textAt } from '../field-values/changed-brand-name.ts';
import { halfWidth } from '../field-values/half-width.ts';
import { hrefOf } from '../route/route.ts';
import type { DerivedColumn, TableKind } from './table-kind.ts';

export const brandTable: TableKind = {
  view: 'brand-table',
  file: 'brands.json',
  map: 'brands',
  title: { zh: '品牌', en: 'Brands' },
  one: { zh: '品牌', en: 'Brand' },
  idPattern: /^[a-z][a-z0-9-]*$/,
  idHint: {
    zh: '小写英文字母、数字和连字符，以字母开头，例如 quick-loan',
    en: 'small Latin letters, digits and hyphens, beginning with a letter, such as quick-loan',
  },
  idWidth: 150,
  readId: (text) => halfWidth(text),
  blank: () => ({}),
  derived: usingHosts,
  visitorsOf: null,
  forms: 'brands',
  href: (id) => hrefOf(['brands', id]),
  // Pictures are chosen in the form of a brand, where they are seen.
  columns: () => [
    { path: ['name'], also: ['名称', '品牌名'], width: 130 },
    { path: ['companyName'], also: ['公司'], width: 240 },
    { path: ['icp'], also: ['备案号'], width: 180 },
    { path: ['annualRate'], also: ['利率'], width: 160 },
    { path: ['complaintPhone'], also: ['电话'], width: 130 },
    { path: ['sourcesFunding'], also: ['资金方'], width: 300 },
    { path: ['headline'], width: 170 },
    { path: ['promise'], width: 240 },
    { path: ['slogan'], width: 220 },
    { path: ['theme', 'primary'], width: 100 },
    { path: ['theme', 'accent'], width: 100 },
    { path: ['theme', 'hero'], width: 130 },
    { path: ['theme', 'cards'], width: 110 },
    { path: ['note'], also: ['说明'], width: 260 },
  ],
};

/** The hosts that show each brand to visitors whose channel names none. */
function usingHosts(draftStore: Pick<DraftStore, 'file'>): DerivedColumn[] {
  const [hosts, brands] = [draftStore.file('hosts.json')?.value, draftStore.file('brands.json')?.value];
  if (hosts === undefined || brands === undefined) return [];
  const otherwise = textAt(brands, ['default']);
  const byBrand = new Map<string, string[]>();
  for (const [host, entry] of entriesOf(member(hosts, 'hosts'))) {
    const id = textAt(entry, ['brand', 'id']) ?? otherwise ?? '';
    byBrand.set(id, [...(byBrand.get(id) ?? []), host]);
  }
  return [
    {
      key: '#hosts',
      head: { zh: '哪些站点用它', en: 'Hosts that show it' },
      about: {
        zh: '渠道没有指定品牌时用它的站点，在这里改不了；要改，改站点的“品牌”',
        en: 'Hosts that show it to visitors whose channel names no brand. Not edited here: the brand of a host is',
      },
      width: 260,
      textOf: ({ id }) => (byBrand.get(id) ?? []).join('、'),
    },
  ];
}
