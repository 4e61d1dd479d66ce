import { filesOf, type Project } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { placedFields } from '../field-values/form-scopes.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { quote } from '../text/text.ts';

const options = (other: string) =>
  `"fields": [ { "kind": "choice", "id": "house", "label": "房产", "options": [{ "value": "none", "label": "没有" }, { "value": "${other}", "label": "有" }] },`;

interface Repeated {
  file: string;
  pointer: string;
  first: string;
  text: string;
}

/** The options of a field with their places, and the two answers of a yes or no with their defaults. */
function optionsOf(field: unknown): { option: unknown; at: string }[] {
  const listed = itemsOf(member(field, 'options')).map((option, at) => ({ option, at: `options/${at}` }));
  if (member(field, 'kind') !== 'yesNo') return listed;
  const answers = ['yes', 'no'].map((answer) => {
    const own = member(field, answer);
    const isOwn = typeof member(own, 'value') === 'string';
    return { isOwn, option: isOwn ? own : { value: answer, label: member(own, 'label') }, at: answer };
  });
  // A default has no place to report.
  return answers.sort((one, other) => Number(one.isOwn) - Number(other.isOwn));
}

/** Options of a field that have an earlier option's value or label. */
export function repeatedOptions(project: Project, key: 'value' | 'label'): Repeated[] {
  return filesOf(project, 'forms').flatMap(({ file, value }) =>
    placedFields(value).flatMap(({ field, pointer: place }) => {
      const seen = new Map<string, string>();
      return optionsOf(field).flatMap(({ option, at }): Repeated[] => {
        const text = member(option, key);
        if (typeof text !== 'string') return [];
        const pointer = `${place}/${at}/${key}`;
        const first = seen.get(text);
        if (first === undefined) seen.set(text, pointer);
        return first === undefined ? [] : [{ file, pointer, first, text }];
      });
    }),
  );
}

/** Two options of one field with the same value: the server cannot tell which was chosen. */
export const optionDuplicate = defineRule({
  code: 'option-duplicate',
  severity: 'error',
  scope: 'file',
  doc: {
    what: { zh: '一个字段的两个选项的值相同', en: 'two options of a field have the same value' },
    why: {
      zh: '提交后分不清选了哪一个，页面上也会同时选中',
      en: 'nobody can tell which was chosen, and the page marks both',
    },
    example: {
      file: 'definitions/forms/sms-login.json',
      at: '"fields": [',
      good: options('owned'),
      bad: options('none'),
    },
  },
  run: (project) =>
    repeatedOptions(project, 'value').map(
      ({ file, pointer, first, text }): Violation => ({
        message: {
          zh: `选项的值 ${quote(text)} 重复`,
          en: `the value ${quote(text)} is that of two options`,
        },
        help: { zh: '每个选项一个值', en: 'give each option a value of its own' },
        file,
        pointer,
        related: [{ message: { zh: '第一次写在这里', en: 'first written here' }, file, pointer: first }],
      }),
    ),
});
