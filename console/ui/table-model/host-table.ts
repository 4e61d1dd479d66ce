import type { DraftStore } from '../draft-store/draft-store.ts';
import { halfWidth } from '../field-values/half-width.ts';
import { hostBrand } from '../field-values/host-brand.ts';
import { hrefOf } from '../route/route.ts';
import type { DerivedColumn, TableKind } from './table-kind.ts';

export const hostTable: TableKind = {
  view: 'host-table',
  file: 'hosts.json',
  map: 'hosts',
  title: { zh: '站点', en: 'Hosts' },
  one: { zh: '站点', en: 'Host' },
  idPattern: /^(default|[a-z0-9-]+(\.[a-z0-9-]+)+)$/,
  idHint: { zh: '填域名，例如 m.example.com', en: 'a host name, such as m.example.com' },
  idWidth: 200,
  readId: (text) => halfWidth(text).toLowerCase(),
  blank: () => ({ entries: [] }),
  derived: seenBrand,
  visitorsOf: null,
  forms: 'hosts',
  href: (id) => hrefOf(['hosts', id]),
  columns: () => [
    { path: ['root'], also: ['首页'], width: 220 },
    { path: ['entries'], also: ['入口'], width: 300 },
    { path: ['brand', 'id'], also: ['品牌名'], width: 170 },
    { path: ['brand', 'apply'], also: ['变体'], width: 170 },
    { path: ['brand', 'assets'], also: ['图标'], width: 100 },
    { path: ['brand', 'companyName'], also: ['公司'], width: 220 },
    { path: ['brand', 'icp'], also: ['备案号'], width: 180 },
    { path: ['relogin'], width: 110 },
    { path: ['language'], width: 100 },
    { path: ['note'], also: ['说明'], width: 260 },
  ],
};

/** The brand that visitors of each host see where their channel names none. */
function seenBrand(draftStore: Pick<DraftStore, 'file'>): DerivedColumn[] {
  const brands = draftStore.file('brands.json')?.value;
  if (brands === undefined) return [];
  return [
    {
      key: '#brand',
      head: { zh: '访客看到的品牌', en: 'Brand that visitors see' },
      about: {
        zh: '渠道没有指定品牌的访客看到的，由站点和 brands.json 决定，在这里改不了；要换品牌，改“品牌”这一列',
        en: 'What visitors see whose channel names no brand. It follows from the host and brands.json and is not edited here; the column of the brand changes it',
      },
      width: 220,
      textOf: ({ entry }) => hostBrand(entry, brands).join(' '),
    },
  ];
}
