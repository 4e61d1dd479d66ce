import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { list, quote } from '../text/text.ts';
import { bilingualSmall } from './small-example.ts';

/** A text that is written for each language, and lacks one of those of the site. */
export const languageMissing = defineRule({
  code: 'language-missing',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '分语言写的文字缺少 site.json 的 languages 里的一种语言',
      en: 'a text that is written for each language lacks one of the languages of site.json',
    },
    why: {
      zh: '看这种语言的访客会读到另一种语言的文字',
      en: 'visitors who read in that language meet a text in another one',
    },
    example: {
      file: 'definitions/pages/not-found.json',
      at: '"title": "页面不存在"',
      good: '"title": { "zh-CN": "页面不存在", "en": "No such page" }',
      bad: '"title": { "zh-CN": "页面不存在" }',
      also: bilingualSmall,
    },
  },
  run: ({ texts: { languages, perLanguage } }) =>
    perLanguage.flatMap(({ file, pointer, byLanguage }): Violation[] => {
      const missing = languages.filter((one) => !Object.hasOwn(byLanguage, one));
      // A misspelled language is told as unknown.
      const unknown = Object.keys(byLanguage).filter((one) => !languages.includes(one));
      if (missing.length === 0 || unknown.length >= missing.length) return [];
      const { zh, en } = list(missing.map(quote));
      return [
        {
          message: { zh: `缺少语言 ${zh}`, en: `no text in ${en}` },
          help: { zh: '写上这种语言的文字', en: 'write the text in it' },
          file,
          pointer,
        },
      ];
    }),
});
