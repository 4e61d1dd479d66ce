import type { Words } from '../language/use-words.ts';

export const linkWords = {
  ways: { zh: '从这些地方进入', en: 'Visitors come from' },
  open: { zh: '从别处引到这一页…', en: 'Lead visitors here…' },
  title: { zh: '引到 {address}', en: 'Lead visitors to {address}' },
  about: {
    zh: '选一个地方，让它改为通往这一页：导航规则或去向表的一行、一个站点的首页，别的页面上的一个按钮，或表单的一个返回码。',
    en: 'Choose what shall lead here instead: a row of the navigation or of a destination table, the home of a host, a button of another page, or a result code of a form.',
  },
  place: { zh: '哪里', en: 'Place' },
  address: { zh: '这一页的网址', en: 'Address of this page' },
  home: { zh: '站点 {host} 的首页', en: 'Home of {host}' },
  now: { zh: '现在去 {where}', en: 'leads to {where} now' },
  effect: {
    zh: '符合这一行的访客以后不再去 {where}，改来这一页。',
    en: 'Whom this concerns no longer goes to {where}, but comes here.',
  },
  button: { zh: '按钮“{label}” · 页面 {page}', en: 'Button “{label}” · page {page}' },
  buttonEffect: {
    zh: '按“{label}”的访客以后来这一页：按钮以一个结果结束它的页面，导航规则把这个结果引到这里；没有这样的规则时一起新增。',
    en: 'A press of “{label}” will lead here: the button finishes its page with an outcome, which a row of the navigation leads here. Where there is none, it is added.',
  },
  formEnd: {
    zh: '表单 {form} 提交后返回 {codes} · 页面 {page}',
    en: 'Form {form}, result {codes} · page {page}',
  },
  otherCodes: { zh: '其他码', en: 'of any other code' },
  formEndEffect: {
    zh: '在这张表单得到这个返回码的访客以后来这一页，不再按去向表走：它以一个结果结束它的页面，导航规则把这个结果引到这里；没有这样的规则时一起新增。',
    en: 'Who gets this result of the form will come here, and no longer where the destination tables lead: it finishes its page with an outcome, which a row of the navigation leads here. Where there is none, it is added.',
  },
  notAsked: {
    zh: '注意：这里不再按城市规则和去向表“{table}”分流，无论哪个城市、哪个渠道的访客都来这一页。',
    en: 'Note: the city rule and the destination table “{table}” are no longer asked here. Visitors of every city and channel come to this page.',
  },
  choose: { zh: '请从列表里选一个', en: 'choose one of the list' },
  lead: { zh: '引到这一页', en: 'Lead here' },
} as const satisfies Words;
