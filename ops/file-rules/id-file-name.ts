import { defineRule } from '../config/rule.ts';
import { member } from '../json/json-values.ts';
import { quote } from '../text/text.ts';

/** The id of a page or form is its file name, so that it is found by its name. */
export const idFileName = defineRule({
  code: 'id-file-name',
  severity: 'error',
  scope: 'file',
  doc: {
    what: { zh: '页面或表单的 id 与文件名不同', en: 'the id of a page or form is not its file name' },
    why: { zh: '按名字找不到它', en: 'nobody finds it by its name' },
    example: { file: 'definitions/pages/thanks.json', good: '"id": "thanks"', bad: '"id": "thank-you"' },
  },
  run: ({ files }) =>
    files
      .filter(({ kind }) => kind === 'pages' || kind === 'forms')
      .flatMap(({ file, stem, value }) => {
        const id = member(value, 'id');
        if (typeof id !== 'string' || id === stem) return [];
        return [
          {
            message: {
              zh: `id ${quote(id)} 与文件名 "${stem}" 不同`,
              en: `id ${quote(id)} differs from the file name "${stem}"`,
            },
            help: {
              zh: `id 改成 "${stem}", 或把文件改名`,
              en: `make the id "${stem}", or rename the file`,
            },
            file,
            pointer: '/id',
            replaceBy: stem,
          },
        ];
      }),
});
