import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { parentPointer } from '../json/pointer.ts';
import { quote } from '../text/text.ts';
import { repeatedOptions } from './option-duplicate.ts';

const options = (other: string) =>
  `"fields": [ { "kind": "choice", "id": "house", "label": "房产", "options": [{ "value": "none", "label": "没有" }, { "value": "owned", "label": "${other}" }] },`;

/** Two options of one field that read the same. */
export const optionLabelShared = defineRule({
  code: 'option-label-shared',
  severity: 'warning',
  scope: 'file',
  doc: {
    what: { zh: '一个字段的两个选项文字相同', en: 'two options of a field have the same text' },
    why: { zh: '访客看不出该选哪一个', en: 'the visitor cannot tell which to choose' },
    example: {
      file: 'definitions/forms/sms-login.json',
      at: '"fields": [',
      good: options('有'),
      bad: options('没有'),
    },
  },
  run: (project) => {
    const sameValue = new Set(
      repeatedOptions(project, 'value').map(({ file, pointer }) => `${file}#${parentPointer(pointer)}`),
    );
    // An option that repeats the value too is one mistake.
    return repeatedOptions(project, 'label')
      .filter(({ file, pointer }) => !sameValue.has(`${file}#${parentPointer(pointer)}`))
      .map(
        ({ file, pointer, first, text }): Violation => ({
          message: {
            zh: `两个选项的文字都是 ${quote(text)}`,
            en: `two options have the text ${quote(text)}`,
          },
          help: { zh: '改成能区分的文字', en: 'write texts that can be told apart' },
          file,
          pointer,
          related: [{ message: { zh: '第一次写在这里', en: 'first written here' }, file, pointer: first }],
        }),
      );
  },
});
