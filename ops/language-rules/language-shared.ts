import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import type { PlainText } from '../languages/language-texts.ts';
import { list, quote, type Text } from '../text/text.ts';
import { isReadInAll, isSameInAll } from './same-in-all.ts';
import { bilingualSmall } from './small-example.ts';

/** A text that a site with several languages writes once for all of them, and that is no name which all of them can read. */
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
      zh: '每种语言的访客都会读到同一段文字；各语言相同的名称除外：品牌、公司、备案号、第三方、评价人的名字，以及不写 label 的选项；其他各语言相同的文字也分别写出',
      en: 'visitors of every language meet the same text. Names are the same in all languages of their script: those of brands, companies, registrations, third parties and people who are quoted, and options without a label; any other text that is the same in all of them is written for each',
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
          .filter(({ text, isName }) => (isName ? !isReadInAll(text, languages) : !isSameInAll(text)))
          .map((one): Violation => {
            const { file, pointer, text } = one;
            const shown = [...text].length > 20 ? `${[...text].slice(0, 20).join('')}…` : text;
            return {
              message: {
                zh: `${quote(shown)} 没有分语言写`,
                en: `${quote(shown)} is not written per language`,
              },
              help: helpFor(one, list(languages.map(quote))),
              file,
              pointer,
            };
          }),
});

function helpFor({ pointer, isName }: PlainText, { zh, en }: Text): Text {
  const isOption = /\/options\/\d+\/label$/.test(pointer);
  if (isName)
    return {
      zh: `名称用了有的语言不用的文字: ${isOption ? '写上 label, ' : '改为对象, '}每种语言一段: ${zh}`,
      en: `the name is in a script that one of the languages does not have: write ${isOption ? 'a "label"' : 'an object in its place'}, with a text for each of ${en}`,
    };
  return {
    zh: `改为对象，每种语言一段: ${zh}${isOption ? '；各语言相同的名称: 不写 label, 访客看到的就是 value' : ''}`,
    en: `write an object in its place, with a text for each of ${en}${isOption ? '; a name that is the same in all of them has no "label", and its "value" is shown' : ''}`,
  };
}
