import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import type { PlacedPlural } from '../languages/plural-texts.ts';
import { untranslatedMark } from '../languages/shown-messages.ts';
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
      zh: '按数量写的文字缺少这种语言的一种形式，或者有一种还没有翻译',
      en: 'a text with forms by a number lacks one that its language has, or has one that is still to be translated',
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
      const { zh, en } = list(missing.map(quote));
      const lacking: Violation = {
        message: { zh: `缺少形式 ${zh}`, en: `no form for ${en}` },
        help: { zh: '写上这种数量的文字', en: 'write the text for such a number' },
        file: plural.file,
        pointer: plural.pointer,
      };
      return [...(missing.length === 0 ? [] : [lacking]), ...untranslated(plural)];
    }),
});

/**
 * The forms that `funnel messages --write` has begun, once that for `other` is translated: until then `message-missing` names
 * the text, among all others that wait.
 */
function untranslated(plural: PlacedPlural): Violation[] {
  if (String(plural.forms.other).startsWith(untranslatedMark)) return [];
  const waiting = categoriesIn(plural).filter(
    (one) => one !== 'other' && String(plural.forms[one]).startsWith(untranslatedMark),
  );
  const [first] = waiting;
  if (first === undefined) return [];
  const { zh, en } = list(waiting.map(quote));
  const mark = untranslatedMark.trim();
  return [
    {
      message: { zh: `形式 ${zh} 还没有翻译`, en: `the form for ${en} is not translated yet` },
      help: {
        zh: `把文字译好，并删去开头的 ${mark}`,
        en: `write the text in the language of the pages, without ${mark} at its beginning`,
      },
      file: plural.file,
      pointer: `${plural.pointer}/${first}`,
    },
  ];
}
