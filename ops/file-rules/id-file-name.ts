import type { Rule } from '../config/project.ts';
import { member } from '../json/json-values.ts';
import { quote } from '../text/text.ts';

/** The id of a page or form is its file name, so that it is found by its name. */
export const idFileName: Rule = ({ files }) =>
  files
    .filter(({ kind }) => kind === 'pages' || kind === 'forms')
    .flatMap(({ file, stem, value }) => {
      const id = member(value, 'id');
      if (typeof id !== 'string' || id === stem) return [];
      return [
        {
          code: 'id-file-name' as const,
          severity: 'error' as const,
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
    });
