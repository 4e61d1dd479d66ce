import type { CheckedConfig } from '../config/checked-config.ts';
import { defineRule } from '../config/rule.ts';
import type { Locator, Violation } from '../diagnostics/finding.ts';
import type { Counterexample } from '../invariants/counterexample.ts';
import { invariantsFile, verdictsIn } from '../invariants/verdicts.ts';
import { requirementOf, violationText } from '../invariants/violation-text.ts';
import { decisionLocator } from '../proof/proof.ts';
import { quote } from '../text/text.ts';

const example = (page: string) => `{
  "invariants": [
    {
      "id": "login-never-404",
      "about": "打开登录页的访客看不到它 | Who opens the login page never sees this one",
      "for": { "route": "login", "outcome": null },
      "never": { "lands": ["${page}"] }
    }
  ]
}`;

/** An invariant of tests/invariants.json that some visitor breaks. */
export const invariantViolated = defineRule({
  code: 'invariant-violated',
  severity: 'error',
  scope: 'site',
  doc: {
    what: {
      zh: 'tests/invariants.json 里的一条不变量不成立：有访客到达、被征求或调用了不该有的，或缺了该有的',
      en: 'an invariant of tests/invariants.json does not hold: some visitor reaches, is asked or calls what it rules out',
    },
    why: {
      zh: '这是写下来的要求，改动让它对某些访客失效了',
      en: 'it is a written requirement, and an edit has broken it for some visitors',
    },
    example: {
      file: 'tests/invariants.json',
      isWholeFile: true,
      good: example('not-found'),
      bad: example('login'),
    },
  },
  run: (checked) =>
    verdictsIn(checked).flatMap(({ invariant, at, verdict }): Violation[] => {
      if (verdict.kind !== 'violated') return [];
      const { counterexample } = verdict;
      const text = violationText(counterexample.violation);
      return [
        {
          message: {
            zh: `不变量 ${quote(invariant.id)} 不成立: ${text.zh}`,
            en: `the invariant ${quote(invariant.id)} does not hold: ${text.en}`,
          },
          label: requirementOf(invariant),
          help: { zh: `反例: ${counterexample.command}`, en: `counterexample: ${counterexample.command}` },
          file: invariantsFile,
          pointer: `/invariants/${at}/id`,
          related: related(checked, counterexample),
        },
      ];
    }),
});

function related(
  checked: CheckedConfig,
  { rows, violation }: Counterexample,
): NonNullable<Violation['related']> {
  const form = violation.form?.of.form ?? null;
  const ofForm: Locator[] = form === null ? [] : [{ file: `definitions/forms/${form}.json`, pointer: '/id' }];
  return [
    ...ofForm.map((one) => ({ ...one, message: { zh: '表单在这里', en: 'the form' } })),
    ...rows.map((row) => ({
      ...decisionLocator(checked, row),
      message: { zh: '这一行让访客到达这里', en: 'this row decides that the visitor gets there' },
    })),
  ];
}
