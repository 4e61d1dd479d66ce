import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { pluginCodeFolder } from '../plugins/plugin-code-folder.ts';
import { importsIn, isAllowedImport, pluginModules } from '../plugins/plugin-files.ts';
import { quote } from '../text/text.ts';

/** An import by which a view would reach more than it is given: packages, other folders, the engine itself. */
export const pluginImportRefused = defineRule({
  code: 'plugin-import-refused',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '插件的代码引入了不允许的模块',
      en: 'the code of a plug-in imports a module that it may not',
    },
    why: {
      zh: '插件只显示：跳转、接口和存储由配置决定，别处的代码会带来它们，也会变大',
      en: 'a plug-in only shows: the config decides about navigation, calls and storage, and other code would bring them along, and bytes',
    },
    example: {
      file: 'plugins/badge/view.tsx',
      isWholeFile: true,
      good: "import { useState } from 'react';",
      bad: "import axios from 'axios';",
      beside: [
        {
          file: 'definitions/plugins/badge.json',
          text: '{ "id": "badge", "about": "徽章 | Badge", "bytes": 900, "properties": {} }',
        },
      ],
    },
  },
  run: (project) =>
    filesOf(project, 'plugins').flatMap(({ file, stem }): Violation[] => {
      const files = project.pluginFiles(stem) ?? new Map<string, string>();
      return [...files]
        .filter(([name]) => !name.endsWith('.css'))
        .flatMap(([name, text]) =>
          importsIn(text)
            .filter(({ specifier }) => !isAllowedImport(specifier, files))
            .map(({ specifier, line }): Violation => {
              const at = `${pluginCodeFolder}/${stem}/${name}:${line}`;
              const given = pluginModules.join(', ');
              return {
                message: specifier.startsWith('./')
                  ? {
                      zh: `${at} 引入 ${quote(specifier)}: 文件夹里没有它`,
                      en: `${at} imports ${quote(specifier)}, which its folder does not have`,
                    }
                  : {
                      zh: `${at} 引入 ${quote(specifier)}: 插件不能用它`,
                      en: `${at} imports ${quote(specifier)}, which a plug-in may not`,
                    },
                help: {
                  zh: `只能引入 ${given} 和同一文件夹的文件, 写作 ./名字.ts`,
                  en: `import ${given} or a file of the same folder, written ./NAME.ts`,
                },
                file,
                pointer: '/id',
              };
            }),
        );
    }),
});
