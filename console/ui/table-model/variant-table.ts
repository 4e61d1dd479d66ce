import { entriesOf, member } from '../../../ops/json/json-values.ts';
import { sayIn, type Words } from '../../../ops/text/say.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { matchesAddressFilter } from '../field-values/address-filter.ts';
import { hrefOf } from '../route/route.ts';
import { brandTable } from './brand-table.ts';
import type { DerivedColumn, TableKind } from './table-kind.ts';

/** Pictures of a variant are chosen in its form, where they are seen. */
export const variantTable: TableKind = {
  ...brandTable,
  view: 'variant-table',
  map: 'variants',
  title: { zh: '变体', en: 'Variants' },
  one: { zh: '变体', en: 'Variant' },
  idHint: {
    zh: '小写英文字母、数字和连字符，以字母开头，例如 second-partner',
    en: 'small Latin letters, digits and hyphens, beginning with a letter, such as second-partner',
  },
  idWidth: 190,
  derived: appliedBy,
  forms: 'variants',
  href: (id) => hrefOf(['variants', id]),
  columns: () => [
    { path: ['note'], also: ['说明'], width: 260 },
    { path: ['name'], also: ['名称', '品牌名'], width: 130 },
    { path: ['companyName'], also: ['公司'], width: 240 },
    { path: ['icp'], also: ['备案号'], width: 180 },
    { path: ['sourcesFunding'], also: ['资金方'], width: 300 },
  ],
};

const words = {
  hosts: { zh: '{count} 个站点', en: '{count, plural, one {# host} other {# hosts}}' },
  channels: { zh: '{count} 个渠道', en: '{count, plural, one {# channel} other {# channels}}' },
} as const satisfies Words;

/** How many hosts and channels apply each variant; its form links to them. */
function appliedBy(draftStore: Pick<DraftStore, 'file' | 'language'>): DerivedColumn[] {
  const say = sayIn(words, draftStore.language);
  const users = (['hosts', 'channels'] as const).map((map) => ({
    map,
    entries: entriesOf(member(draftStore.file(`${map}.json`)?.value, map)).map(([, entry]) => entry),
  }));
  const counted = (id: string) =>
    users.flatMap(({ map, entries }) => {
      const isUser = (entry: unknown) => matchesAddressFilter(entry, { field: 'brand.apply', value: id });
      const count = entries.filter(isUser).length;
      return count > 0 ? [say(map, { count })] : [];
    });
  return [
    {
      key: '#applied',
      head: { zh: '谁在用', en: 'Applied by' },
      about: {
        zh: '叠加它的站点和渠道有几个，在这里改不了；要改，改站点和渠道的“叠加变体”',
        en: 'How many hosts and channels apply it. Not edited here: the variants of a host or channel are',
      },
      width: 180,
      textOf: ({ id }) => counted(id).join(draftStore.language === 'zh' ? '、' : ', '),
    },
  ];
}
