import type { Act } from '../acts/act.ts';
import type { Text } from '../text/text.ts';

/** What a value that acts is about. */
export const actWords: Record<Act, Text> = {
  call: { zh: '接口', en: 'call' },
  conversion: { zh: '转化上报', en: 'conversion' },
  activation: { zh: '激活上报', en: 'activation' },
  tracker: { zh: '统计与广告', en: 'tracker' },
  application: { zh: '渠道信息的读法', en: 'how channel info is read' },
  answer: { zh: '答案的读法', en: 'how answers are read' },
  unauthorized: { zh: '登录失效后', en: 'after a rejected token' },
  storage: { zh: '本机保存', en: 'storage' },
  limit: { zh: '限制', en: 'limit' },
  timeZone: { zh: '时区', en: 'time zone' },
  language: { zh: '语言', en: 'language' },
  address: { zh: '地址栏与返回', en: 'address' },
  linkLogin: { zh: '链接里的登录', en: 'login of a link' },
  disclosure: { zh: '第三方说明', en: 'what is told about a third party' },
  law: { zh: '法规要求', en: 'profile of law' },
  plugin: { zh: '插件', en: 'plug-in' },
  picture: { zh: '图片或影片', en: 'picture or film' },
  oneTap: { zh: '一键登录', en: 'one-tap login' },
  text: { zh: '文字', en: 'text' },
};
