import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { quote } from '../text/text.ts';
import { categoriesIn, categoriesOf, languagesOfPlural } from './plural-forms.ts';

/** A text has a form that its language does not have. */
export const pluralNeedless = defineRule({
  code: 'plural-needless',
  severity: 'warning',
  scope: 'file',
  doc: {
    what: {
      zh: '按数量写的文字有这种语言没有的形式',
      en: 'a text has a form for numbers that its language does not tell apart',
    },
    why: { zh: '没有访客会看到它', en: 'no visitor ever sees it' },
    example: {
      file: 'definitions/messages.json',
      at: '"field.dateRange.nights": "晚"',
      good: '"field.dateRange.nights": "晚"',
      bad: '"field.dateRange.nights": { "one": "晚", "other": "晚" }',
    },
  },
  run: (project) =>
    project.texts.plurals.flatMap((plural): Violation[] => {
      const has = new Set(languagesOfPlural(project, plural).flatMap((one) => [...categoriesOf(one).all]));
      return categoriesIn(plural)
        .filter((one) => !has.has(one))
        .map((one) => ({
          message: {
            zh: `这种语言没有形式 ${quote(one)}`,
            en: `the language has no form for ${quote(one)}`,
          },
          help: { zh: '删掉它', en: 'remove it' },
          file: plural.file,
          pointer: `${plural.pointer}/${one}`,
          key: true,
        }));
    }),
});
