import type { TableKind } from './table-kind.ts';

export const cityKind: TableKind = {
  view: 'cities',
  file: 'definitions/cities.json',
  map: 'rules',
  title: { zh: '城市规则', en: 'City rules' },
  one: { zh: '规则', en: 'Rule' },
  idPattern: /^[a-z][a-z0-9-]*$/,
  idHint: {
    zh: '规则名用小写字母、数字和连字符，以字母开头，例如 beijing-skip-form',
    en: 'small letters, digits and hyphens, beginning with a letter, such as beijing-skip-form',
  },
  idWidth: 230,
  readId: (text) => text.trim(),
  blank: () => ({ cities: [], set: { input_form: 0, succ_todo: 0, fail_todo: 0 } }),
  href: null,
  columns: [
    { path: ['cities'], head: { zh: '城市', en: 'Cities' }, also: ['适用城市'], width: 360 },
    {
      path: ['set', 'input_form'],
      head: { zh: '跳过表单', en: 'Skip the form' },
      also: ['表单'],
      width: 120,
    },
    { path: ['set', 'succ_todo'], head: { zh: '成功去向', en: 'On success' }, also: ['成功'], width: 120 },
    { path: ['set', 'fail_todo'], head: { zh: '失败去向', en: 'On failure' }, also: ['失败'], width: 120 },
    { path: ['note'], head: { zh: '备注', en: 'Note' }, also: ['说明'], width: 320 },
  ],
};
