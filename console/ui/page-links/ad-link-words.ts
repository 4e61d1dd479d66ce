import type { Words } from '../language/use-words.ts';

export const adLinkWords = {
  title: { zh: '投放链接', en: 'Link for advertisements' },
  about: {
    zh: '交给广告平台的网址：访客从它进来，就是这个渠道的。',
    en: 'The address for the ad network: who comes by it is a visitor of this channel.',
  },
  aboutPage: {
    zh: '广告直接引到这一页，不需要导航规则：网址里带着渠道号。',
    en: 'Advertisements lead here without a row of the navigation: the address says the channel.',
  },
  channel: { zh: '渠道', en: 'Channel' },
  channelHint: { zh: '渠道号，例如 5265', en: 'a number, such as 5265' },
  noChannel: { zh: '渠道号是 1 到 10 位数字，不以 0 开头', en: '1 to 10 digits, the first not 0' },
  chooseChannel: { zh: '先选渠道', en: 'choose a channel first' },
  host: { zh: '站点', en: 'Host' },
  otherDomains: { zh: 'default（其他域名）', en: 'default (any other domain)' },
  ownDomain: { zh: '您的域名', en: 'your-domain' },
  domainHint: { zh: '把“您的域名”换成真实的域名', en: 'Put the real domain in place of “your-domain”' },
  landing: { zh: '落地页', en: 'Landing page' },
  address: { zh: '网址', en: 'Address' },
  copy: { zh: '复制', en: 'Copy' },
  copied: { zh: '已复制', en: 'Copied' },
} as const satisfies Words;
