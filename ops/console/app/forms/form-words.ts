import type { Words } from '../words.ts';

export const formWords = {
  hosts: { zh: '站点', en: 'Hosts' },
  brands: { zh: '品牌', en: 'Brands' },
  variants: { zh: '品牌变体', en: 'Variants' },
  variant: { zh: '品牌变体', en: 'Variant' },
  variantAbout: {
    zh: '变体只改这里填了的字段，其余仍是品牌自己的。现在 {channels} 个渠道、{hosts} 个站点采用它。',
    en: 'A variant changes only what is filled in; the rest is the brand’s own. {channels, plural, one {# channel} other {# channels}} and {hosts, plural, one {# host} other {# hosts}} take it.',
  },
  filter: { zh: '筛选', en: 'Filter' },
  loading: { zh: '载入中…', en: 'Loading…' },
  none: { zh: '{file} 里没有 {id}', en: 'There is no {id} in {file}' },
  lookHost: { zh: '预览这个站点', en: 'Look at this host' },
  toText: { zh: '文本视图', en: 'Text view' },
  isDefault: { zh: '默认', en: 'default' },
  used: {
    zh: '{channels} 个渠道、{hosts} 个站点用这个品牌',
    en: '{channels, plural, one {# channel} other {# channels}} and {hosts, plural, one {# host} other {# hosts}} use this brand',
  },
  look: { zh: '预览', en: 'Preview' },
  usedDefault: {
    zh: '默认品牌：没有指定品牌的站点和渠道都用它；另有 {channels} 个渠道、{hosts} 个站点指定它',
    en: 'The default: hosts and channels that name no brand have it; {channels, plural, one {# channel} other {# channels}} and {hosts, plural, one {# host} other {# hosts}} name it',
  },
  broken: {
    zh: '{file} 现在不是有效的 JSON，不能在这里修改。',
    en: '{file} is no valid JSON right now and cannot be edited here.',
  },
  saved: {
    zh: '改动立即进入草稿，可以撤销；点右上角“保存”才写入文件。',
    en: 'Edits go to the draft at once and can be undone; files are written by Save.',
  },
  add: { zh: '新增…', en: 'Add…' },
  addTitle: { zh: '新增{what}', en: 'Add: {what}' },
  newId: { zh: '名称（英文 id）', en: 'Name (id)' },
  from: { zh: '以它为样板', en: 'Begin from' },
  upload: { zh: '从我的电脑选一张图片', en: 'Take a picture from my computer' },
  uploadAbout: {
    zh: 'SVG、PNG、JPG 或 WebP，不超过 512 KB。先只在草稿里，预览里就能看到；保存时写到 public/assets/brands/ 下，名字由控制台起。也可以自己把文件放到那里，它会马上出现在下面。',
    en: 'SVG, PNG, JPG or WebP, 512 KB at most. It is in the draft only, where the preview shows it; a save writes it under public/assets/brands/, by a name that the console gives. A file that you put there yourself appears below at once.',
  },
  create: { zh: '新增', en: 'Add' },
  host: { zh: '站点', en: 'Host' },
  brand: { zh: '品牌', en: 'Brand' },
  remove: { zh: '删除', en: 'Delete' },
  problems: { zh: '{count} 个问题', en: '{count, plural, one {# problem} other {# problems}}' },
} as const satisfies Words;
