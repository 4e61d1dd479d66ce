import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { list, quote } from '../text/text.ts';
import { categoriesIn, categoriesOf, languagesOfPlural } from './plural-forms.ts';
import { bilingualSmall } from './small-example.ts';

/** A text with forms by a number lacks one that its language has. */
export const pluralMissing = defineRule({
  code: 'plural-missing',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '按数量写的文字缺少这种语言的一种形式',
      en: 'a text with forms by a number lacks one that its language has',
    },
    why: {
      zh: '某些数量的访客会读到不合语法的文字',
      en: 'visitors of some numbers read a sentence with a mistake in it',
    },
    example: {
      file: 'definitions/messages.json',
      at: '"field.dateRange.nights": "晚"',
      good: '"field.dateRange.nights": { "zh-CN": "晚", "en": { "one": "night", "other": "nights" } }',
      bad: '"field.dateRange.nights": { "zh-CN": "晚", "en": { "other": "nights" } }',
      also: [
        ...bilingualSmall,
        {
          file: 'definitions/pages/not-found.json',
          from: '"title": "页面不存在"',
          to: '"title": { "zh-CN": "页面不存在", "en": "No such page" }',
        },
      ],
    },
  },
  run: (project) =>
    project.texts.plurals.flatMap((plural): Violation[] => {
      const has = new Set<string>(categoriesIn(plural));
      const needed = languagesOfPlural(project, plural).flatMap((one) => [...categoriesOf(one).needed]);
      const missing = [...new Set(needed)].filter((one) => !has.has(one));
      if (missing.length === 0) return [];
      const { zh, en } = list(missing.map(quote));
      return [
        {
          message: { zh: `缺少形式 ${zh}`, en: `no form for ${en}` },
          help: { zh: '写上这种数量的文字', en: 'write the text for such a number' },
          file: plural.file,
          pointer: plural.pointer,
        },
      ];
    }),
});
