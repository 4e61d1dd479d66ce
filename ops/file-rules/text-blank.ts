import { isAside } from '../config/for-colleagues.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { eachString } from '../json/json-values.ts';

/** Also the ideographic space, and the characters without a width that come with a paste. */
const nothingVisible = /^[\s\u200b-\u200d\u2060\ufeff]+$/;

/** What may stand between two parts of a sentence, such as a number and its unit. */
const separators: ReadonlySet<string> = new Set(['/messages/field.choices.unit']);

/** A value that is text says something. */
export const textBlank = defineRule({
  code: 'text-blank',
  severity: 'error',
  scope: 'file',
  doc: {
    what: { zh: '文字里只有空格', en: 'a text has nothing but spaces' },
    why: {
      zh: '访客看到的是没有字的按钮、标题或选项，读屏也读不出来',
      en: 'the visitor sees a button, a title or an option without words, and a screen reader reads nothing',
    },
    example: { file: 'channels.json', good: '"title": "示例金融"', bad: '"title": " "' },
  },
  run: ({ files }) =>
    files.flatMap((parsed) => {
      const { file, value } = parsed;
      const findings: Violation[] = [];
      eachString(value, (text, pointer) => {
        if (!nothingVisible.test(text) || isAside(parsed, pointer)) return;
        if (parsed.kind === 'messages' && separators.has(pointer)) return;
        findings.push({
          file,
          pointer,
          message: { zh: '只有空格, 没有字', en: 'nothing but spaces' },
          help: { zh: '写上文字, 或删掉这一项', en: 'write a text, or leave the property out' },
        });
      });
      return findings;
    }),
});
