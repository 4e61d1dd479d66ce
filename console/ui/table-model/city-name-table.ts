import { entriesOf, member, stringsOf } from '../../../ops/json/json-values.ts';
import { sayIn, type Words } from '../../../ops/text/say.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { halfWidth } from '../field-values/half-width.ts';
import { cityRuleTable } from './city-table.ts';
import type { DerivedColumn, TableKind } from './table-kind.ts';

/** The cities that rules may name, with the other names by which a visitor's city is known to be one of them. */
export const cityNameTable: TableKind = {
  view: 'city-names',
  file: cityRuleTable.file,
  map: 'cities',
  title: { zh: '城市和别名', en: 'Cities and their other names' },
  one: { zh: '城市', en: 'City' },
  idPattern: /^[\u4e00-\u9fff]{2,12}$/,
  idHint: { zh: '2 到 12 个汉字，例如 苏州', en: '2 to 12 Chinese characters, such as 苏州' },
  idWidth: 160,
  readId: (text) => halfWidth(text),
  blank: () => ({ aliases: [] }),
  href: null,
  visitorsOf: null,
  beside: { view: cityRuleTable.view, title: cityRuleTable.title },
  derived: namedBy,
  columns: () => [{ path: ['aliases'], also: ['别名', '其他写法'], width: 420 }],
};

const words = {
  rules: { zh: '{count} 条规则', en: '{count, plural, one {# rule} other {# rules}}' },
} as const satisfies Words;

/** How many city rules name each city. */
function namedBy(draftStore: Pick<DraftStore, 'file' | 'language'>): DerivedColumn[] {
  const say = sayIn(words, draftStore.language);
  const rules = entriesOf(member(draftStore.file(cityRuleTable.file)?.value, cityRuleTable.map));
  const counted = (city: string) =>
    rules.filter(([, rule]) => stringsOf(member(rule, 'cities')).includes(city)).length;
  return [
    {
      key: '#named',
      head: { zh: '哪些规则有它', en: 'Named by' },
      about: {
        zh: '有几条城市规则写着它，在这里改不了；要改，改规则的“适用城市”',
        en: 'How many city rules name it. Not edited here: the cities of a rule are',
      },
      width: 150,
      textOf: ({ id }) => {
        const count = counted(id);
        return count > 0 ? say('rules', { count }) : '';
      },
    },
  ];
}
