import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { conditionsOfFields, neverTogether } from '../field-values/answer-conditions.ts';
import { areComparable } from '../field-values/comparable.ts';
import { type Compared, conflictsOf } from '../field-values/comparison-conflicts.ts';
import { type FormScope, scopesOf } from '../field-values/form-scopes.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { quote, type Text } from '../text/text.ts';

const compared = (is: string) =>
  `"comparisons": [ { "field": "until", "is": "${is}", "to": "from", "message": "还车要晚于取车" } ], "fields": [ { "kind": "date", "id": "from", "precision": "day", "from": "2026-01-01", "until": "2027-12-31" }, { "kind": "date", "id": "until", "precision": "day", "from": "2026-01-01", "until": "2027-12-31" },`;

/** A comparison that no visitor can fulfil, or that is never made. */
export const comparisonImpossible = defineRule({
  code: 'comparison-impossible',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '两个字段的答案不能这样比较，永远不会同时显示，或没有答案能满足所有的 comparisons',
      en: 'two fields are compared whose answers cannot be compared so, that are never shown at once, or no answers fulfil all comparisons',
    },
    why: {
      zh: '访客怎么改都提交不了，或这条比较从不生效',
      en: 'visitors cannot send the form whatever they change, or nothing is ever compared',
    },
    example: {
      file: 'definitions/forms/sms-login.json',
      at: '"fields": [',
      good: compared('after'),
      bad: compared('moreThan'),
    },
  },
  run: (project) =>
    filesOf(project, 'forms').flatMap(({ file, value }) =>
      scopesOf(value).flatMap((scope) => inScope(file, scope)),
    ),
});

function inScope(file: string, { fields: placed, owner }: FormScope): Violation[] {
  const fields = placed.map(({ field }) => field);
  const definitionOf = (id: string) => fields.find((one) => member(one, 'id') === id);
  const known = conditionsOfFields(fields);
  const sound: (Compared & { pointer: string })[] = [];
  const found = itemsOf(member(owner.field, 'comparisons')).flatMap((one, index): Violation[] => {
    const pointer = `${owner.pointer}/comparisons/${index}`;
    const [field, is, to] = ['field', 'is', 'to'].map((key) => member(one, key));
    if (typeof field !== 'string' || typeof is !== 'string' || typeof to !== 'string') return [];
    // A field that does not exist is reported as an unknown name.
    if (definitionOf(field) === undefined || definitionOf(to) === undefined) return [];
    if (field === to) return [{ ...withItself(field), file, pointer: `${pointer}/to` }];
    if (!areComparable(definitionOf(field), is, definitionOf(to)))
      return [{ ...notComparable(field, to), file, pointer: `${pointer}/is` }];
    if (neverTogether(field, to, known, fields))
      return [{ ...neverShown(field, to), file, pointer: `${pointer}/to` }];
    sound.push({ field, is, to, pointer });
    return [];
  });
  const conflicts = conflictsOf(sound, definitionOf).map((one) => ({
    ...conflict,
    file,
    pointer: one.pointer,
  }));
  return [...found, ...conflicts];
}

interface Words {
  message: Text;
  help: Text;
}

const withItself = (id: string): Words => ({
  message: { zh: `字段 ${quote(id)} 与自己比较`, en: `field ${quote(id)} is compared with itself` },
  help: { zh: '写另一个字段', en: 'name another field' },
});

const notComparable = (field: string, to: string): Words => ({
  message: {
    zh: `字段 ${quote(field)} 和 ${quote(to)} 的答案不能这样比较`,
    en: `the answers of ${quote(field)} and ${quote(to)} cannot be compared so`,
  },
  help: {
    zh: '金额、数字、评分比大小；同样精确的日期、时间比先后；相同类型的字段才能比是否相等；同意、验证码和隐藏值不能比较',
    en: 'amounts, numbers and ratings have a size; dates of one precision and times an order; fields of one kind may be equal; consents, codes and hidden values are not compared',
  },
});

const neverShown = (field: string, to: string): Words => ({
  message: {
    zh: `字段 ${quote(field)} 和 ${quote(to)} 永远不会同时显示`,
    en: `fields ${quote(field)} and ${quote(to)} are never shown at once`,
  },
  help: { zh: '删掉这条比较，或改它们的显示条件', en: 'remove the comparison, or change their conditions' },
});

const conflict: Words = {
  message: {
    zh: '没有答案能满足这条比较：与上面的比较矛盾，或两个字段的范围合不上',
    en: 'no answers fulfil this comparison: it contradicts those above, or the ranges of the fields do not meet',
  },
  help: { zh: '改 is，或改字段的范围', en: 'correct `is`, or the ranges of the fields' },
};
