import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { quote } from '../text/text.ts';

const amount = '{ "kind": "amount", "id": "amount", "min": 1000, "max": 50000, "step": 500 }';
const steps = (listed: string) =>
  `"steps": [ { "title": "金额", "fields": ["amount"] }, { "title": "手机号", "fields": [${listed}] } ], "fields": [ ${amount},`;

/** The steps of a form list every field once, in the order of the form: a visitor is asked each of them, once. */
export const stepFields = defineRule({
  code: 'step-fields',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '字段不在任何一步里，在两步里，或步骤中的顺序与 fields 不同',
      en: 'a field is in no step, in two, or in another order than in `fields`',
    },
    why: {
      zh: '访客看不到这个字段，却要填了才能提交；或同一项被问两次',
      en: 'the visitor never sees the field and cannot send the form without it, or is asked twice',
    },
    example: {
      file: 'definitions/forms/sms-login.json',
      at: '"fields": [',
      good: steps('"phone", "code", "agree"'),
      bad: steps('"phone", "agree"'),
    },
  },
  run: (project) =>
    filesOf(project, 'forms').flatMap(({ file, value }) => {
      const written = itemsOf(member(value, 'steps'));
      if (written.length === 0) return [];
      const ids = idsOf(itemsOf(member(value, 'fields')));
      const listed = written.flatMap((step, index) =>
        itemsOf(member(step, 'fields')).flatMap((id, at) =>
          typeof id === 'string' ? [{ id, pointer: `/steps/${index}/fields/${at}` }] : [],
        ),
      );
      // A field that does not exist is reported as an unknown name, one that exists twice as a duplicate.
      if (listed.some(({ id }) => !ids.includes(id)) || new Set(ids).size < ids.length) return [];
      const repeated = listed.flatMap((one, at): Violation[] => {
        const first = listed.findIndex(({ id }) => id === one.id);
        return first < at ? [inTwo(file, one, listed[first]?.pointer ?? '')] : [];
      });
      const missing = ids.filter((id) => listed.every((one) => one.id !== id));
      if (repeated.length + missing.length > 0)
        return [...repeated, ...missing.map((id) => inNone(file, id, ids.indexOf(id)))];
      const wrong = listed.find(({ id }, at) => id !== ids[at]);
      return wrong ? [outOfOrder(file, wrong, ids[listed.indexOf(wrong)] ?? '')] : [];
    }),
});

const idsOf = (all: readonly unknown[]): string[] =>
  all.map((field) => member(field, 'id')).filter((id): id is string => typeof id === 'string');

interface Listed {
  id: string;
  pointer: string;
}

const inTwo = (file: string, { id, pointer }: Listed, first: string): Violation => ({
  message: { zh: `字段 ${quote(id)} 已经在前面列过`, en: `field ${quote(id)} is listed before` },
  help: { zh: '每个字段只放在一步里', en: 'list every field in one step' },
  file,
  pointer,
  related: [{ message: { zh: '它在这里', en: 'it is listed here' }, file, pointer: first }],
});

const inNone = (file: string, id: string, at: number): Violation => ({
  message: { zh: `字段 ${quote(id)} 不在任何一步里`, en: `field ${quote(id)} is in no step` },
  help: { zh: '把它加到 steps 的一步里', en: 'add it to a step' },
  file,
  pointer: `/fields/${at}/id`,
  related: [{ message: { zh: '步骤在这里', en: 'the steps' }, file, pointer: '/steps', key: true }],
});

const outOfOrder = (file: string, { id, pointer }: Listed, expected: string): Violation => ({
  message: {
    zh: `这里是 ${quote(id)}, 按 fields 的顺序应是 ${quote(expected)}`,
    en: `${quote(id)} stands here; by the order of fields it should be ${quote(expected)}`,
  },
  help: {
    zh: '条件和校验按 fields 的顺序, 两处写成一样',
    en: 'conditions and validation follow the order of fields: make both the same',
  },
  file,
  pointer,
});
