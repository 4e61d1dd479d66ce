import { doc } from './code-doc.ts';

/** What cannot be read as JSON. */
export const jsonDocs = {
  'json-syntax': doc(
    [
      '文件不是正确的 JSON：少了逗号、引号或括号，或写了注释',
      'the file is no JSON: a comma, quote or bracket is missing, or there is a comment',
    ],
    [
      '整个文件都读不了，里面的其他问题也看不到',
      'nothing of the file can be read, nor what else is wrong in it',
    ],
    { file: 'hosts.json', good: '"root": "login", "entries"', bad: '"root": "login" "entries"' },
  ),
  'json-duplicate-key': doc(
    ['同一个对象里同一个键写了两次', 'one key stands twice in one object'],
    ['只有最后一个生效，前面的会悄悄丢失', 'only the last one counts; the others are lost silently'],
    { file: 'channels.json', good: '"title": "示例金融"', bad: '"title": "示例金融", "title": "示例借款"' },
  ),
} as const;
