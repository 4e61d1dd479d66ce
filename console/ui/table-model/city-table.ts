import type { Field } from '../../../ops/wording/field.ts';
import type { DisplayNames } from '../../api/index.ts';
import { halfWidth } from '../field-values/half-width.ts';
import { channelsOfCityRules } from '../fields/city-rule-about.ts';
import { hrefOf } from '../route/route.ts';
import type { Column, ColumnSpec, TableKind } from './table-kind.ts';

export const cityRuleTable: TableKind = {
  view: 'cities',
  file: 'definitions/cities.json',
  map: 'rules',
  title: { zh: '城市规则', en: 'City rules' },
  one: { zh: '规则', en: 'Rule' },
  idPattern: /^[a-z][a-z0-9-]*$/,
  idHint: {
    zh: '规则名用小写英文字母、数字和连字符，以字母开头，例如 beijing-skip-form',
    en: 'small Latin letters, digits and hyphens, beginning with a letter, such as beijing-skip-form',
  },
  idWidth: 330,
  idLabels: channelsOfCityRules,
  readId: (text) => halfWidth(text),
  blank: (columns) => ({ cities: [], set: firstValues(columns) }),
  href: (id) => hrefOf(['cities', id]),
  beside: { view: 'city-names', title: { zh: '城市和别名', en: 'Cities and their other names' } },
  isExplained: true,
  visitorsOf: 'cityRule',
  columns: (fields, names) => [
    { path: ['cities'], also: ['城市'], width: 330 },
    ...fields.filter(isFlagField).map((field) => flagColumn(field, names)),
    { path: ['note'], also: ['说明'], width: 300 },
  ],
};

/** What a spreadsheet may call the column of a flag, by what the flag decides. */
const headsOf = { afterLogin: '表单', success: '成功', failure: '失败' } as const;

/** The flags are fields of the schema, which is known also where no display names are. */
function flagColumn({ path, choices }: Field, names: DisplayNames | null): ColumnSpec {
  const decides = names?.flags[path.at(-1) ?? '']?.decides;
  return { path, also: decides ? [headsOf[decides]] : [], width: choices.length > 2 ? 210 : 130 };
}
const isFlagField = ({ path: [first] }: Field): boolean => first === 'set';

const firstValues = (columns: readonly Column[]) =>
  Object.fromEntries(
    columns.flatMap(({ field }) =>
      field && isFlagField(field) ? [[field.path.at(-1), field.choices[0] ?? 0]] : [],
    ),
  );
