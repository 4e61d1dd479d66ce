import { shippedLanguages } from '../../schemas/defaults/default-messages.ts';
import { messageIds } from '../../schemas/index.ts';
import { defineRule } from '../config/rule.ts';
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
      zh: '页面语言没有自带的文案，messages.json 也没有写全',
      en: 'no texts ship in the language of the pages, and messages.json lacks one that the code shows',
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
  needs: ['messages'],
  run: ({ config }) => {
    const { messages } = config.messages;
    const missing = messageIds.filter((id) => !Object.hasOwn(messages, id));
    if (missing.length === 0) return [];
    const { zh, en } = list(missing.map(quote));
    return [
      {
        message: { zh: `缺少文案 ${zh}`, en: `no text for ${en}` },
        help: {
          zh: `程序会显示它: 写上文字; 自带文案的语言: ${shippedLanguages.join(', ')}`,
          en: `the code shows it: write its text; texts ship in ${shippedLanguages.join(', ')}`,
        },
        file: 'definitions/messages.json',
        pointer: '/messages',
        key: true,
      },
    ];
  },
});
