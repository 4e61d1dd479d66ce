import { defineCode } from '../diagnostics/code-definition.ts';

export const jsonSyntax = defineCode({
  code: 'json-syntax',
  severity: 'error',
  doc: {
    what: {
      zh: '文件不是正确的 JSON：少了逗号、引号或括号，或写了注释',
      en: 'the file is no JSON: a comma, quote or bracket is missing, or there is a comment',
    },
    why: {
      zh: '整个文件都读不了，里面的其他问题也看不到',
      en: 'nothing of the file can be read, nor what else is wrong in it',
    },
    fix: {
      zh: '只改中文标点：值后面的逗号、冒号，文字两边的引号；其他不改',
      en: 'corrects only Chinese punctuation: a comma or colon after a value, and the quotes of a text',
    },
    example: { file: 'hosts.json', good: '"root": "login", "entries"', bad: '"root": "login" "entries"' },
  },
});

export const jsonDuplicateKey = defineCode({
  code: 'json-duplicate-key',
  severity: 'error',
  doc: {
    what: { zh: '同一个对象里同一个键写了两次', en: 'one key stands twice in one object' },
    why: {
      zh: '只有最后一个生效，前面的会悄悄丢失',
      en: 'only the last one counts; the others are lost silently',
    },
    example: {
      file: 'channels.json',
      good: '"title": "示例金融"',
      bad: '"title": "示例金融", "title": "示例借款"',
    },
  },
});
