import { blockTypes, fieldKinds } from '../../schemas/index.ts';
import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { keysOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { ownPropertiesOf } from './own-properties.ts';

/** A plug-in, or a property of one, with a name that the engine has: the page would mean the engine's. */
export const pluginNameTaken = defineRule({
  code: 'plugin-name-taken',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '插件或它的属性用了引擎已有的名字',
      en: 'a plug-in or one of its properties has a name of the engine',
    },
    why: {
      zh: '同一个名字有两种意思：页面会显示引擎的那一种',
      en: 'one name would mean two things, and pages would show the engine’s',
    },
    example: {
      file: 'definitions/plugins/badge.json',
      isWholeFile: true,
      good: '{ "id": "badge", "about": "徽章 | Badge", "bytes": 900, "properties": { "bold": { "type": "yesNo", "about": "加粗 | Bold" } } }',
      bad: '{ "id": "badge", "about": "徽章 | Badge", "bytes": 900, "properties": { "type": { "type": "yesNo", "about": "加粗 | Bold" } } }',
      beside: [{ file: 'plugins/badge/view.tsx', text: 'export default () => null;\n' }],
    },
  },
  run: (project) =>
    filesOf(project, 'plugins').flatMap(({ file, stem, value }): Violation[] => {
      const isTaken = [...blockTypes, ...fieldKinds].some((one) => one === stem);
      const own = ownPropertiesOf(member(value, 'answersLike'));
      const taken = keysOf(member(value, 'properties')).filter((name) => own.has(name));
      return [
        ...(isTaken
          ? [
              {
                message: {
                  zh: `"${stem}" 是引擎自己的块或字段`,
                  en: `"${stem}" is a block or field of the engine`,
                },
                help: {
                  zh: '换一个名字, 文件与 id 一起改',
                  en: 'choose another name, for the file and its id',
                },
                file,
                pointer: '/id',
              },
            ]
          : []),
        ...taken.map((name) => ({
          message: {
            zh: `属性 "${name}" 是每个这样的块或字段都有的`,
            en: `every block or field like it has a property "${name}" already`,
          },
          help: { zh: '换一个名字', en: 'choose another name' },
          file,
          pointer: toPointer(['properties', name]),
          key: true as const,
        })),
      ];
    }),
});
