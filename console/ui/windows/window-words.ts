import type { Words } from '../../../ops/text/say.ts';

export const windowWords = {
  window: { zh: '窗口 {number}', en: 'window {number}' },
  named: { zh: '{name}（窗口 {number}）', en: '{name} (window {number})' },
  by: { zh: '由{who}修改', en: 'by {who}' },
  others: { zh: '其他打开的窗口', en: 'Other open windows' },
  own: { zh: '这里是窗口 {number}', en: 'This is window {number}' },
  ownNamed: { zh: '这里是{who}', en: 'This is {who}' },
  giveName: { zh: '写上名字', en: 'Give a name' },
  changeName: { zh: '改名字', en: 'Change the name' },
  yourName: { zh: '您的名字', en: 'Your name' },
  nameAbout: {
    zh: '其他窗口会看到，只存在这个浏览器里。可以留空。',
    en: 'Other windows see it; it is kept in this browser only. It may stay empty.',
  },
  keep: { zh: '好', en: 'OK' },
  elsewhere: { zh: '还没有打开视图', en: 'no view yet' },
} as const satisfies Words;
