import { shippedLanguageOf, shippedLanguages } from '../../schemas/defaults/default-messages.ts';
import { defineRule } from '../config/rule.ts';
import { defaultPageMessagesIn } from '../default-files/default-page-messages.ts';
import { shownMessages, untranslatedMark } from '../languages/shown-messages.ts';
import { list, quote } from '../text/text.ts';

/**
 * A text that the code shows and neither messages.json nor the defaults of its language have: the visitor would read its id
 * (R-ERR 5).
 */
export const messageMissing = defineRule({
  code: 'message-missing',
  severity: 'error',
  scope: 'table',
  doc: {
    what: {
      zh: '页面语言没有自带的文案，messages.json 也没有写全，或者还没有翻译；npx funnel messages 列出缺少的文案',
      en: 'no texts ship in the language of the pages, and messages.json lacks one that the code shows, or has one that is still to be translated; npx funnel messages lists what is missing',
    },
    why: {
      zh: '访客会看到文案的编号，而不是文字',
      en: 'the visitor reads the id of the text instead of it',
    },
    example: {
      file: 'definitions/messages.json',
      good: '"call.network": "网络连接不畅，请检查后重试"',
      bad: '"codeUnknown": "网络连接不畅，请检查后重试"',
      also: [{ file: 'definitions/site.json', from: '"language": "zh-CN"', to: '"language": "de"' }],
    },
  },
  // Not the files whose blocks and fields show messages: a mistake in one hides no text that is missing.
  needs: ['messages', 'site'],
  run: ({ config }) => {
    const { messages } = config.messages;
    const shown = shownMessages({
      pages: Object.values(config.pages),
      forms: Object.values(config.forms),
      endpoints: config.endpoints,
      brands: config.brands,
    });
    const isShipped = shippedLanguageOf(config.site.language) !== undefined;
    const ofDefaultPages = isShipped
      ? []
      : defaultPageMessagesIn(Object.values(config.pages), config.site.language);
    const missing = [...shown, ...ofDefaultPages].filter((id) => !Object.hasOwn(messages, id));
    const untranslated = Object.entries(messages).filter(([, text]) => text.startsWith(untranslatedMark));
    const lacking = list(missing.map(quote));
    const [[first] = []] = untranslated;
    const waiting = list(untranslated.map(([id]) => quote(id)));
    const file = 'definitions/messages.json';
    return [
      ...(missing.length === 0
        ? []
        : [
            {
              message: { zh: `缺少文案 ${lacking.zh}`, en: `no text for ${lacking.en}` },
              help: {
                zh: `程序会显示它: npx funnel messages --write 把缺少的全部写进这个文件，再逐条翻译; 自带文案的语言: ${shippedLanguages.join(', ')}`,
                en: `the code shows it: npx funnel messages --write puts all that are missing into this file, to be translated; texts ship in ${shippedLanguages.join(', ')}`,
              },
              file,
              pointer: '/messages',
              key: true,
            },
          ]),
      ...(first === undefined
        ? []
        : [
            {
              message: {
                zh: `还没有翻译 (${untranslated.length}): ${waiting.zh}`,
                en: `not translated yet (${untranslated.length}): ${waiting.en}`,
              },
              help: {
                zh: `把文字译好，并删去开头的 ${untranslatedMark.trim()}`,
                en: `write the text in the language of the pages, without ${untranslatedMark.trim()} at its beginning`,
              },
              file,
              pointer: `/messages/${first}`,
            },
          ]),
    ];
  },
});
