import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { list, quote } from '../text/text.ts';
import { bilingualSmall } from './small-example.ts';

/** Anything that a language would write otherwise: a letter beside the placeholders. */
const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''));

/** A text that a site with several languages writes once for all of them. */
export const languageShared = defineRule({
  code: 'language-shared',
  severity: 'warning',
  scope: 'file',
  doc: {
    what: {
      zh: '站点有几种语言，这段文字只写了一份',
      en: 'the site has several languages, and this text is written once for all of them',
    },
    why: {
      zh: '每种语言的访客都会读到同一段文字；确实各语言相同的，也分别写出',
      en: 'visitors of every language meet the same text; one that is the same in all of them is written for each',
    },
    example: {
      file: 'definitions/pages/not-found.json',
      at: '"title": "页面不存在"',
      good: '"title": { "zh-CN": "页面不存在", "en": "No such page" }',
      bad: '"title": "页面不存在"',
      also: bilingualSmall,
    },
  },
  run: ({ texts: { languages, plain } }) =>
    languages.length < 2
      ? []
      : plain
          .filter(({ text }) => hasLetters(text))
          .map(({ file, pointer, text }): Violation => {
            const shown = [...text].length > 20 ? `${[...text].slice(0, 20).join('')}…` : text;
            const { zh, en } = list(languages.map(quote));
            return {
              message: {
                zh: `${quote(shown)} 没有分语言写`,
                en: `${quote(shown)} is not written per language`,
              },
              help: {
                zh: `改为对象，每种语言一段: ${zh}`,
                en: `write an object in its place, with a text for each of ${en}`,
              },
              file,
              pointer,
            };
          }),
});
