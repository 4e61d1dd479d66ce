import { type Config, configFiles, namedTables, type When } from '../../schemas/index.ts';
import { conditionsOf } from '../conditions/row-conditions.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { toPointer } from '../json/pointer.ts';
import { quote } from '../text/text.ts';

/** A row of any table, with its place. */
interface Row {
  file: string;
  at: readonly (string | number)[];
  id: string;
  when: When;
  do: readonly string[];
}

const rowsOf = ({ navigation, flags, destinations }: Config): Row[] => [
  ...navigation.rules.map((row, index) => ({
    file: configFiles.navigation.path,
    at: ['rules', index],
    ...row,
    do: row.do ?? [],
  })),
  ...flags.rules.map((row, index) => ({
    file: configFiles.flags.path,
    at: ['rules', index],
    ...row,
    do: [],
  })),
  ...namedTables.flatMap((name) =>
    destinations[name].rules.map((row, index) => ({
      file: configFiles.destinations.path,
      at: [name, 'rules', index],
      ...row,
      do: [],
    })),
  ),
];

/** What uses a mark: the fact of its result and the effect that logs in by it. */
const uses = [
  { parameter: 'mark', result: 'markLogin', effect: 'loginByMark' },
  { parameter: 'markcode', result: 'markcodeLogin', effect: 'loginByMarkcode' },
] as const;

/** Whether the row matches only visitors whose address has the parameter. */
const asksFor = (parameter: string, when: When): boolean =>
  conditionsOf(when).some(
    ({ fact, values, not }) => fact === `query.${parameter}` && values.includes(null) === not,
  );

/** A row that uses the mark of visitors who may have none: the phone would call the server with an empty one. */
export const markUnasked = defineRule({
  code: 'mark-unasked',
  severity: 'error',
  scope: 'table',
  doc: {
    what: {
      zh: '行用到标记的登录，却没有要求网址带标记',
      en: 'a row uses a login by mark without asking for the mark in the address',
    },
    why: {
      zh: '没有标记的访客也会请求登录接口，而结果只能是失败',
      en: 'visitors without a mark would call the login, too, which can only fail',
    },
    example: {
      file: configFiles.navigation.path,
      good: '"when": { "query.mark": { "not": null } }, "do": ["loginByMark"]',
      bad: '"when": { "session.token": false }, "do": ["loginByMark"]',
    },
  },
  needs: ['navigation', 'flags', 'destinations'],
  run: ({ config }) =>
    rowsOf(config).flatMap(({ file, at, id, when, do: effects }) =>
      uses
        .filter(({ parameter }) => !asksFor(parameter, when))
        .flatMap(({ parameter, result, effect }): Violation[] => {
          const places = [
            ...(Object.hasOwn(when, result) ? [[...at, 'when', result]] : []),
            ...(effects.includes(effect) ? [[...at, 'do', effects.indexOf(effect)]] : []),
          ];
          return places.map((place) => ({
            file,
            pointer: toPointer(place),
            message: {
              zh: `行 ${quote(id)} 用到 ${parameter} 的登录，但不要求网址带 ${parameter}`,
              en: `row ${quote(id)} uses the login by ${parameter}, but does not ask for ${parameter} in the address`,
            },
            help: {
              zh: `加上条件 "query.${parameter}": { "not": null }`,
              en: `add the condition "query.${parameter}": { "not": null }`,
            },
          }));
        }),
    ),
});
