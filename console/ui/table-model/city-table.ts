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
  blank: () => ({ cities: [], set: { input_form: 0, succ_todo: 0, fail_todo: 0 } }),
  href: null,
  isExplained: true,
  columns: [
    { path: ['cities'], also: ['城市'], width: 330 },
    {
      path: ['set', 'input_form'],
      also: ['表单'],
      width: 130,
    },
    { path: ['set', 'succ_todo'], also: ['成功'], width: 210 },
    { path: ['set', 'fail_todo'], also: ['失败'], width: 210 },
    { path: ['note'], also: ['说明'], width: 300 },
  ],
};
