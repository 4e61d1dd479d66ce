import type { Words } from '../language/use-words.ts';

export const brandWords = {
  all: { zh: '看这个品牌的所有页面', en: 'See all its pages' },
  allOf: { zh: '看“{brand}”的所有页面', en: 'See all pages of {brand}' },
  title: { zh: '“{brand}”的所有页面', en: 'All pages of {brand}' },
  about: {
    zh: '草稿里的样子：改了颜色或标志，这里马上跟着变。按一下就在预览里打开那一页。',
    en: 'As they are in the draft: a changed colour or logo shows here at once. One press opens a page in the preview.',
  },
  none: {
    zh: '还没有站点或渠道用这个品牌，所以没有访客会看到它。',
    en: 'No host or channel has this brand yet, so no visitor sees it.',
  },
  noBrand: { zh: '没有品牌 {brand}', en: 'There is no brand {brand}' },
  loading: { zh: '载入中…', en: 'Loading…' },
  toForm: { zh: '修改这个品牌', en: 'Edit this brand' },
  count: { zh: '{count} 个页面', en: '{count, plural, one {# page} other {# pages}}' },
  landing: { zh: '落地页和登录页', en: 'Landing and login pages' },
  form: { zh: '表单页', en: 'Form pages' },
  product: { zh: '产品页', en: 'Product pages' },
  success: { zh: '成功结果页', en: 'Result pages: success' },
  failure: { zh: '失败结果页', en: 'Result pages: failure' },
  car: { zh: '车贷页', en: 'Car loan pages' },
  other: { zh: '其他页面', en: 'Other pages' },
  error: { zh: '出错页', en: 'Error pages' },
  at: { zh: '站点 {host}', en: 'Host {host}' },
  atDefault: { zh: '默认站点', en: 'The default host' },
  atChannel: { zh: '渠道 {channel}', en: 'Channel {channel}' },
  titled: { zh: '标题：{title}', en: 'Title: {title}' },
  wentOn: { zh: '自己去了 {path}', en: 'Went on to {path}' },
  fromBrand: {
    zh: '{fields}来自品牌，在品牌里改，用它的每一页都一起变。',
    en: 'From the brand, and the same on every page that shows it: {fields}.',
  },
  toBrands: { zh: '去看品牌', en: 'To the brands' },
  brandLink: { zh: '品牌 {name}', en: 'Brand {name}' },
  comma: { zh: '、', en: ', ' },
} as const satisfies Words;
