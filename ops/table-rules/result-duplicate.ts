import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { type NamedCode, namedCodes, reasonUsesOf, resultUsesOf } from '../form-calls/result-use.ts';

/** A result code that two handlers or reasons of one list name: the second is never used. */
export const resultDuplicate = defineRule({
  code: 'result-duplicate',
  severity: 'error',
  scope: 'table',
  doc: {
    what: {
      zh: '同一个 onResult 或 reasons 里，一个返回码写了两次',
      en: 'one result code stands twice in one onResult, or in the reasons of one receipt',
    },
    why: {
      zh: '只有第一个生效，第二个写的消息或结果永远不会出现',
      en: 'only the first counts: what the second says or does never happens',
    },
    example: {
      file: 'definitions/pages/login.json',
      good: '"cases": [{ "code": 200, "finish": "formSaved" }]',
      bad: '"cases": [{ "code": [200, 200], "finish": "formSaved" }]',
    },
  },
  needs: ['pages', 'forms'],
  run: ({ config }) =>
    [...resultUsesOf(config).map(namedCodes), ...reasonUsesOf(config).map(({ codes }) => codes)].flatMap(
      repeatedCodes,
    ),
});

function repeatedCodes(codes: readonly NamedCode[]): Violation[] {
  const first = new Map<number, string>();
  return codes.flatMap(({ code, file, pointer }): Violation[] => {
    const other = first.get(code);
    if (other === undefined) {
      first.set(code, pointer);
      return [];
    }
    return [
      {
        message: {
          zh: `返回码 ${code} 写了两次, 只有第一个生效`,
          en: `result code ${code} stands twice; only the first counts`,
        },
        help: {
          zh: '删掉其中一个, 或改成本来要写的返回码',
          en: 'remove one, or write the code that was meant',
        },
        file,
        pointer,
        related: [{ message: { zh: '第一次写在这里', en: 'first written here' }, file, pointer: other }],
      },
    ];
  });
}
