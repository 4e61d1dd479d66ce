import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { invariantsFile, verdictsIn } from '../invariants/verdicts.ts';
import { quote } from '../text/text.ts';

const example = (when: string) => `{
  "invariants": [
    {
      "id": "only-404",
      "about": "只看到 404 页 | They see the 404 page only",
      "for": { ${when} },
      "only": { "lands": ["not-found"] }
    }
  ]
}`;

/** An invariant whose conditions hold in no situation: it proves nothing. */
export const invariantEmpty = defineRule({
  code: 'invariant-empty',
  severity: 'warning',
  scope: 'site',
  doc: {
    what: {
      zh: '不变量的 for 没有任何访客符合，什么也没有证明',
      en: 'no visitor meets the `for` of an invariant, so it proves nothing',
    },
    why: { zh: '它看起来成立，其实没有检查任何访客', en: 'it looks as if it held, and nobody was looked at' },
    example: {
      file: 'tests/invariants.json',
      isWholeFile: true,
      good: example('"route": "notFound"'),
      bad: example('"channel.blocked": true'),
    },
  },
  run: (checked) =>
    verdictsIn(checked).flatMap(({ invariant, at, verdict }): Violation[] =>
      verdict.kind === 'empty'
        ? [
            {
              message: {
                zh: `没有访客符合不变量 ${quote(invariant.id)} 的 for`,
                en: `no visitor meets the conditions of the invariant ${quote(invariant.id)}`,
              },
              label: { zh: '这些条件不会同时成立', en: 'these conditions never hold together' },
              help: { zh: '改条件, 或删掉这条不变量', en: 'change the conditions, or remove the invariant' },
              file: invariantsFile,
              pointer: `/invariants/${at}/for`,
              key: true,
            },
          ]
        : [],
    ),
});
