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
    zh: '改动立即进入草稿，可以撤销；点右上角“保存”才写入文件。 按 Esc 回到列表。',
    en: 'Edits go to the draft at once and can be undone; files are written by Save. Esc leads back to the list.',
  },
  add: { zh: '新增…', en: 'Add…' },
  addTitle: { zh: '新增{what}', en: 'Add: {what}' },
  newId: { zh: '名称（英文 id）', en: 'Name (id)' },
  from: { zh: '以它为样板', en: 'Begin from' },
  pictureOf: { zh: '{field}：选择图片', en: '{field}: choose a picture' },
  upload: { zh: '从我的电脑选一张图片', en: 'Take a picture from my computer' },
  dropHere: { zh: '或把图片文件拖到这里。', en: 'Or drag the file of a picture here.' },
  pictureKinds: {
    zh: '格式：SVG（最清楚）、WebP、PNG 或 JPG；最多 {most}，更大的在慢网络上要等。',
    en: 'As SVG (the sharpest), WebP, PNG or JPG; {most} at most, a larger one keeps phones on slow networks waiting.',
  },
  shape_logo: {
    zh: '标志：正方形，只放图形；公司名另外显示在它旁边。页面上显示为 32×32。',
    en: 'Logo: a square, only the drawing, as the name stands beside it. Pages show it at 32×32.',
  },
  shape_faviconUrl: {
    zh: '图标：正方形，显示在浏览器标签上，只有 16 到 32 像素，要简单。',
    en: 'Icon: a square; tabs of a browser show it at 16 to 32 pixels, so it has to be simple.',
  },
  shape_qrCode: {
    zh: '二维码：正方形，四周留白，至少 200×200。',
    en: 'QR code: a square with a blank edge, at least 200×200.',
  },
  uploadAbout: {
    zh: '先只在草稿里，预览里就能看到；保存时写到 public/assets/brands/ 下，名字由控制台起。也可以自己把文件放到那里，它会马上出现在下面。',
    en: 'It is in the draft only, where the preview shows it; a save writes it under public/assets/brands/, by a name that the console gives. A file that you put there yourself appears below at once.',
  },
  create: { zh: '新增', en: 'Add' },
  host: { zh: '站点', en: 'Host' },
  brand: { zh: '品牌', en: 'Brand' },
  remove: { zh: '删除', en: 'Delete' },
  problems: { zh: '{count} 个问题', en: '{count, plural, one {# problem} other {# problems}}' },
} as const satisfies Words;
