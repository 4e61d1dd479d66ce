import { blocksWithPointers } from '../config/page-blocks.ts';
import { filesOf, type Project } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { entriesOf, member } from '../json/json-values.ts';

/** A block that offers other languages, where no host has any. */
export const languageSwitchAlone = defineRule({
  code: 'language-switch-alone',
  severity: 'warning',
  scope: 'file',
  doc: {
    what: {
      zh: '页面有语言切换，但没有一个站点有第二种语言',
      en: 'a page offers other languages, and no host has a second one',
    },
    why: {
      zh: '没有可以切换的语言，所以没有访客会看到这个块',
      en: 'there is nothing to choose, so no visitor ever sees the block',
    },
    example: {
      file: 'definitions/pages/not-found.json',
      at: '"title": "页面不存在" }',
      good: '"title": "页面不存在" }',
      bad: '"title": "页面不存在" }, { "type": "languageSwitch", "id": "languages", "label": "语言" }',
    },
  },
  run: (project): Violation[] => {
    if (hasChoice(project)) return [];
    const [first, ...others] = filesOf(project, 'pages').flatMap(({ file, value }) =>
      blocksWithPointers(value).flatMap(({ block, pointer }) =>
        member(block, 'type') === 'languageSwitch' ? [{ file, pointer: `${pointer}/type` }] : [],
      ),
    );
    if (!first) return [];
    return [
      {
        message: { zh: '没有第二种语言可以切换', en: 'there is no second language to choose' },
        help: {
          zh: '在 site.json 写 languages，或删掉这个块',
          en: 'write `languages` in site.json, or remove the block',
        },
        ...first,
        related: others.map((one) => ({ message: { zh: '这里也是', en: 'here too' }, ...one })),
      },
    ];
  },
});

/**
 * Whether a host serves several languages: one with a `language` of its own serves that one alone. Where a language is
 * unknown, that is the mistake.
 */
function hasChoice(project: Project): boolean {
  const { languages, perLanguage } = project.texts;
  if (perLanguage.some(({ byLanguage }) => Object.keys(byLanguage).some((one) => !languages.includes(one))))
    return true;
  if (languages.length < 2) return false;
  const hosts = filesOf(project, 'hosts').flatMap(({ value }) => entriesOf(member(value, 'hosts')));
  return hosts.some(([, host]) => {
    const language = member(host, 'language');
    return language === undefined || !languages.some((one) => one === language);
  });
}
