import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { pluginCodeFolder } from '../plugins/plugin-code-folder.ts';
import { pluginViewFile } from '../plugins/plugin-files.ts';

/** A plug-in without its view: nothing could show what pages are made of. */
export const pluginViewMissing = defineRule({
  code: 'plugin-view-missing',
  severity: 'error',
  scope: 'file',
  doc: {
    what: { zh: '插件没有视图', en: 'a plug-in has no view' },
    why: {
      zh: '发布会失败：没有代码能显示它的块或字段',
      en: 'nothing can be published: no code shows its blocks or fields',
    },
    example: {
      file: 'plugins/badge/view.tsx',
      change: 'remove',
      good: {
        zh: '有 definitions/plugins/badge.json，也有 plugins/badge/view.tsx',
        en: 'there is definitions/plugins/badge.json, and plugins/badge/view.tsx',
      },
      bad: { zh: '没有 plugins/badge/view.tsx', en: 'plugins/badge/view.tsx is not there' },
      beside: [
        {
          file: 'definitions/plugins/badge.json',
          text: '{ "id": "badge", "about": "徽章 | Badge", "bytes": 900, "properties": {} }',
        },
        { file: 'plugins/badge/view.tsx', text: 'export default () => null;\n' },
      ],
    },
  },
  run: (project) =>
    filesOf(project, 'plugins').flatMap(({ file, stem }): Violation[] => {
      const view = `${pluginCodeFolder}/${stem}/${pluginViewFile}`;
      if (project.pluginFiles(stem)?.has(pluginViewFile) !== false) return [];
      return [
        {
          message: {
            zh: `插件 ${stem} 没有视图: 缺 ${view}`,
            en: `plug-in ${stem} has no view: ${view} is missing`,
          },
          help: {
            zh: `新建 ${view}, 默认导出一个 React 组件; docs/plugins.md 有例子`,
            en: `write ${view}, which exports a React component by default; docs/plugins.md has an example`,
          },
          file,
          pointer: '/id',
        },
      ];
    }),
});
