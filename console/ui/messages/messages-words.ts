import type { Words } from '../language/use-words.ts';

export const messagesWords = {
  title: { zh: '文案', en: 'Messages' },
  about: {
    zh: '不属于哪个页面的文字：提示、错误、按钮。访客看到的页面里的文字，在那个页面里改。',
    en: 'Texts that no page owns: hints, errors, buttons. What a page says is edited in the page.',
  },
  filter: { zh: '按文字、用处或 id 筛选', en: 'Filter by text, use or id' },
  toText: { zh: '看文本', en: 'As text' },
  more: { zh: '显示前 {shown} 条，共 {count} 条：显示更多', en: 'First {shown} of {count}: show more' },
  loading: { zh: '载入中…', en: 'Loading…' },
  unreadable: {
    zh: 'definitions/messages.json 现在不是 JSON，先在文本视图里改好。',
    en: 'definitions/messages.json is not JSON at the moment: mend it in the text view first.',
  },
} as const satisfies Words;
