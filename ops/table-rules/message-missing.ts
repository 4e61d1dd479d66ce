import { messageIds } from '../../schemas/index.ts';
import { defineRule } from '../config/rule.ts';
import { list, quote } from '../text/text.ts';

/** A text that the code shows and messages.json lacks: the visitor would read its id (R-ERR 5). */
export const messageMissing = defineRule({
  code: 'message-missing',
  severity: 'error',
  scope: 'table',
  doc: {
    what: {
      zh: 'messages.json 缺少程序要显示的文案',
      en: 'messages.json lacks a text that the code shows',
    },
    why: {
      zh: '访客会看到文案的编号，而不是文字',
      en: 'the visitor reads the id of the text instead of it',
    },
    example: {
      file: 'definitions/messages.json',
      good: '"call.network": "网络连接不畅，请检查后重试"',
      bad: '"codeUnknown": "网络连接不畅，请检查后重试"',
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
          zh: '程序会显示它: 写上文字, 或从版本库恢复',
          en: 'the code shows it: write its text, or restore it from the repository',
        },
        file: 'definitions/messages.json',
        pointer: '/messages',
        key: true,
      },
    ];
  },
});
