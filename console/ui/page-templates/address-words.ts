import type { Words } from '../language/use-words.ts';

export const addressWords = {
  hasAddress: { zh: '有自己的网址', en: 'Has an address' },
  noAddress: {
    zh: '没有网址的页面只能从别的页面在弹层中打开，例如协议。',
    en: 'A page without an address is only opened in a sheet by other pages, such as an agreement.',
  },
  path: { zh: '网址路径', en: 'Path of the address' },
  pathHint: {
    zh: '以 / 开头，结尾没有 /；只用英文字母、数字、点、连字符和下划线，例如 /spring-offer',
    en: 'begins with /, ends without one; only letters of English, digits, dots, hyphens and underscores, such as /spring-offer',
  },
  hosts: { zh: '只在这些站点', en: 'On these hosts only' },
  hostsHint: { zh: '不填则每个站点都有', en: 'empty: every host has it' },
} as const satisfies Words;
