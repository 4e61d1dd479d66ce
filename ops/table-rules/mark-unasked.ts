import { configFiles } from '../../schemas/index.ts';
import { unaskedMarks } from '../conditions/mark-uses.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { toPointer } from '../json/pointer.ts';
import { quote } from '../text/text.ts';

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
    unaskedMarks(config).map(
      ({ file, at, row, parameter }): Violation => ({
        file,
        pointer: toPointer(at),
        message: {
          zh: `行 ${quote(row)} 用到 ${parameter} 的登录，但不要求网址带 ${parameter}`,
          en: `row ${quote(row)} uses the login by ${parameter}, but does not ask for ${parameter} in the address`,
        },
        help: {
          zh: `加上条件 "query.${parameter}": { "not": null }`,
          en: `add the condition "query.${parameter}": { "not": null }`,
        },
      }),
    ),
});
