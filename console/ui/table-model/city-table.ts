import type { DisplayNames } from '../../api/index.ts';
import type { TableKind } from './table-kind.ts';

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
  idWidth: 230,
  readId: (text) => text.trim(),
  blank: (names) => ({ cities: [], set: firstValues(names) }),
  href: null,
  isExplained: true,
  columns: (names) => [
    { path: ['cities'], also: ['城市'], width: 330 },
    ...Object.entries(names?.flags ?? {}).map(([flag, { decides, values }]) => ({
      path: ['set', flag],
      also: decides ? [headsOf[decides]] : [],
      width: values.length > 2 ? 210 : 130,
    })),
    { path: ['note'], also: ['说明'], width: 300 },
  ],
};

/** What a spreadsheet may call the column of a flag, by what the flag decides. */
const headsOf = { afterLogin: '表单', success: '成功', failure: '失败' } as const;

const firstValues = (names: DisplayNames | null) =>
  Object.fromEntries(Object.entries(names?.flags ?? {}).map(([flag, { values }]) => [flag, values[0] ?? 0]));
