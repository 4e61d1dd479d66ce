import { configFolders } from '../../schemas/index.ts';
import { defineRule } from '../config/rule.ts';
import { member } from '../json/json-values.ts';
import { quote } from '../text/text.ts';

/** The id of a page, form or plug-in is its file name, so that it is found by its name. */
export const idFileName = defineRule({
  code: 'id-file-name',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '页面、表单或插件的 id 与文件名不同',
      en: 'the id of a page, form or plug-in is not its file name',
    },
    why: { zh: '按名字找不到它', en: 'nobody finds it by its name' },
    fix: {
      zh: '把 id 写成文件名；如果别处用到这个 id，而没有这个名字的文件，就不改：那也许是文件名错了',
      en: 'writes the file name as the id, except where the id is used and no file has that name: then the file may be the one to rename',
    },
    example: { file: 'definitions/pages/thanks.json', good: '"id": "thanks"', bad: '"id": "thank-you"' },
  },
  run: ({ files, references, ids }) =>
    files
      .filter(({ kind }) => Object.hasOwn(configFolders, kind))
      .flatMap(({ file, kind, stem, value }) => {
        const id = member(value, 'id');
        if (typeof id !== 'string' || id === stem) return [];
        const refKind = kind === 'pages' ? 'page' : 'form';
        const isUsed =
          kind !== 'plugins' &&
          references.some((of) => of.references.some((one) => one.kind === refKind && one.id === id));
        const isCertain = !isUsed || ids[refKind].includes(id);
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
            ...(isCertain && { replaceBy: stem }),
          },
        ];
      }),
});
